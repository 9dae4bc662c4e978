// `node tools/simulate.mjs --seed N --steps M`: simulates a shop with random actions of people and random faults.
import { buildProduct } from '../scripts/toolbox/builds.mjs';
import { installWhatIsMissing } from '../scripts/toolbox/packages.mjs';
import { pinnedNode } from '../scripts/toolbox/pinned-node.mjs';
import { run } from '../scripts/toolbox/project.mjs';

await installWhatIsMissing();
const node = pinnedNode();
await buildProduct(node);
process.exit(await run(node, ['tools/simulate/simulate.ts', ...process.argv.slice(2)]));
