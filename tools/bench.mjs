// `npm run bench`: numbers of one run; only the ratios can be compared.
import { buildPages } from './toolbox/builds.mjs';
import { findChromium } from './toolbox/chromium.mjs';
import { installWhatIsMissing } from './toolbox/packages.mjs';
import { pinnedNode } from './toolbox/pinned-node.mjs';
import { run } from './toolbox/project.mjs';

await installWhatIsMissing();
const node = pinnedNode();
const chromium = await findChromium(node);
await buildPages(node);
const env = chromium ? { CHROMIUM_PATH: chromium } : {};
process.exit(await run(node, ['bench/bench.ts'], { env }));
