// `npm start`: installs what is missing, builds what is stale, runs the server until Ctrl-C.
import { buildProduct } from './toolbox/builds.mjs';
import { installWhatIsMissing } from './toolbox/packages.mjs';
import { pinnedNode } from './toolbox/pinned-node.mjs';
import { runServer } from './toolbox/server-process.mjs';

const dev = process.argv.includes('--dev');

await installWhatIsMissing();
const node = pinnedNode();
if (!dev) await buildProduct(node);
runServer(node, { dev });
