// `npm run build`: builds the pages, as `npm start` does by itself when they are stale.
import { buildPages } from './toolbox/builds.mjs';
import { pinnedNode } from './toolbox/pinned-node.mjs';

await buildPages(pinnedNode());
