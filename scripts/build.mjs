// `npm run build`: builds the pages. `npm start` also does so if they are stale.
import { buildPages } from './toolbox/builds.mjs';
import { pinnedNode } from './toolbox/pinned-node.mjs';

await buildPages(pinnedNode());
