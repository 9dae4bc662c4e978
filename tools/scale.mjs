// `node tools/scale.mjs`: measures large shops: worlds of many boats, their pages' times and queries' plans.
import { buildProduct } from '../scripts/toolbox/builds.mjs';
import { installWhatIsMissing } from '../scripts/toolbox/packages.mjs';
import { pinnedNode } from '../scripts/toolbox/pinned-node.mjs';
import { run } from '../scripts/toolbox/project.mjs';

await installWhatIsMissing();
const node = pinnedNode();
await buildProduct(node);
process.exit(await run(node, ['tools/bench/scale/scale.ts', ...process.argv.slice(2)]));
