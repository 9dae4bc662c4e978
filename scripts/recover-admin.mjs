// `npm run recover-admin -- ADDRESS`: the way back in for a super admin who lost it (docs/operations.md).
import { pinnedNode } from './toolbox/pinned-node.mjs';
import { run } from './toolbox/project.mjs';

process.exit(await run(pinnedNode(), ['src/server/recover-admin.ts', ...process.argv.slice(2)]));
