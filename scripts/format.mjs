// `npm run format`: formats every file in place.
import { installWhatIsMissing } from './toolbox/packages.mjs';
import { pinnedNode } from './toolbox/pinned-node.mjs';
import { runTool } from './toolbox/project.mjs';

await installWhatIsMissing();
process.exit(await runTool(pinnedNode(), 'oxfmt', process.argv.slice(2)));
