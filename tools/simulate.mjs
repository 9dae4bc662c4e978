// `npm run simulate -- --seed N --steps M`: lives of a shop in which people act at random and things break.
import { buildPages } from './toolbox/builds.mjs';
import { installWhatIsMissing } from './toolbox/packages.mjs';
import { pinnedNode } from './toolbox/pinned-node.mjs';
import { run } from './toolbox/project.mjs';

await installWhatIsMissing();
const node = pinnedNode();
await buildPages(node);
process.exit(await run(node, ['simulate/simulate.ts', ...process.argv.slice(2)]));
