// `npm run rotate-keys`: encrypts with SEALING_KEY what OTHER_SEALING_KEYS encrypted (docs/operations.md).
import { pinnedNode } from './toolbox/pinned-node.mjs';
import { run } from './toolbox/project.mjs';

process.exit(await run(pinnedNode(), ['src/server/rotate-keys.ts']));
