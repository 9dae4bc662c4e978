// `npm run restore`; settings as at `npm start`.
import { COMPILE_CACHE, pinnedNode } from './toolbox/pinned-node.mjs';
import { run } from './toolbox/project.mjs';

const words = process.argv.slice(2);
process.exit(await run(pinnedNode(), ['src/server/restore.ts', ...words], { env: COMPILE_CACHE }));
