// `npm run doctor`: the consistency checks; with DATA_DIR or DATABASE_URL as at `npm start`.
import { pinnedNode } from './toolbox/pinned-node.mjs';
import { run } from './toolbox/project.mjs';

process.exit(await run(pinnedNode(), ['src/server/doctor.ts']));
