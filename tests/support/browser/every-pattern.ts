import { pagePatterns } from '#contract/pages/paths.ts';
import { portalPatterns } from '#contract/pages/portal-paths.ts';

/** The patterns of all pages of the portals. */
export const portalPatternList = [pagePatterns.operatorPortal, ...Object.values(portalPatterns)];

/** The patterns of all pages; `*` is every address that has none. */
export const everyPattern = [
  ...new Set([...Object.values(pagePatterns), ...Object.values(portalPatterns), '*']),
];
