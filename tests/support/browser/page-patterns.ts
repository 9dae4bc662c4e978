import { pagePatterns } from '#contract/pages/paths.ts';
import { portalPatterns } from '#contract/pages/portal-paths.ts';

/** Patterns of all portal pages. */
export const portalPatternList = [pagePatterns.operatorPortal, ...Object.values(portalPatterns)];

/** Patterns of all pages; `*` matches every other URL. */
export const everyPattern = [
  ...new Set([...Object.values(pagePatterns), ...Object.values(portalPatterns), '*']),
];
