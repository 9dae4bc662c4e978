// `npm run build`: builds the pages and the server. `npm start` also does so if they are stale.
import { buildProduct } from './toolbox/builds.mjs';
import { pinnedNode } from './toolbox/pinned-node.mjs';

await buildProduct(pinnedNode());
