// `npm run privacy`: what is kept of a guest or a captain, exported or erased; with DATA_DIR or DATABASE_URL as at `npm start`.
import { pinnedNode } from './toolbox/pinned-node.mjs';
import { run } from './toolbox/project.mjs';

process.exit(await run(pinnedNode(), ['src/server/privacy.ts', ...process.argv.slice(2)]));
