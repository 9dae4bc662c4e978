// `npm run settings`: every setting, where its value comes from, and what is wrong with it; secrets are not shown.
import { pinnedNode } from './toolbox/pinned-node.mjs';
import { run } from './toolbox/project.mjs';

process.exit(await run(pinnedNode(), ['src/server/show-settings.ts']));
