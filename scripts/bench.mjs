// `npm run bench`: figures of one run; ratios are what can be compared.
import { buildPages } from './toolbox/builds.mjs';
import { installWhatIsMissing } from './toolbox/packages.mjs';
import { pinnedNode } from './toolbox/pinned-node.mjs';
import { run } from './toolbox/project.mjs';

await installWhatIsMissing();
const node = pinnedNode();
await buildPages(node);
process.exit(await run(node, ['bench/bench.ts']));
