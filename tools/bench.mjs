// `npm run bench`: one run of all benchmarks, in 15 to 25 minutes; only ratios are comparable between machines.
import { buildProduct } from '../scripts/toolbox/builds.mjs';
import { findChromium } from '../scripts/toolbox/chromium.mjs';
import { installWhatIsMissing } from '../scripts/toolbox/packages.mjs';
import { pinnedNode } from '../scripts/toolbox/pinned-node.mjs';
import { run } from '../scripts/toolbox/project.mjs';

await installWhatIsMissing();
const node = pinnedNode();
const chromium = await findChromium(node);
await buildProduct(node);
const env = chromium ? { CHROMIUM_PATH: chromium } : {};
process.exit(await run(node, ['tools/bench/bench.ts'], { env }));
