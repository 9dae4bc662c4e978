// `npm run scale`: how large the shop can grow: worlds of many boats, their pages' times and queries' plans.
import { buildPages } from './toolbox/builds.mjs';
import { installWhatIsMissing } from './toolbox/packages.mjs';
import { pinnedNode } from './toolbox/pinned-node.mjs';
import { run } from './toolbox/project.mjs';

await installWhatIsMissing();
const node = pinnedNode();
await buildPages(node);
process.exit(await run(node, ['bench/scale/scale.ts', ...process.argv.slice(2)]));
