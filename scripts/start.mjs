// `npm start`: installs what is missing, builds what is stale, runs the server until Ctrl-C.
import { setPriority } from 'node:os';
import { announcePictures, buildPages, drawPictures } from './toolbox/builds.mjs';
import { installWhatIsMissing } from './toolbox/packages.mjs';
import { pinnedNode } from './toolbox/pinned-node.mjs';
import { say } from './toolbox/project.mjs';
import { runServer } from './toolbox/server-process.mjs';

const dev = process.argv.includes('--dev');

await installWhatIsMissing();
const node = pinnedNode();
if (!dev) await buildPages(node);
announcePictures();
runServer(node, { dev, whenOpen: drawInTheBackground });

/** Visitors come first: whoever is drawing gets what they leave of the processor. */
async function drawInTheBackground() {
  setPriority(10);
  const drawing = new AbortController();
  process.once('exit', () => drawing.abort());
  const exitCode = await drawPictures(node, { signal: drawing.signal });
  if (exitCode !== 0) say('The demo pictures could not be drawn; the product runs without them.');
}
