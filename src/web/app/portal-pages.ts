import { pagePatterns } from '#contract/pages/paths.ts';
import { portalPatterns } from '#contract/pages/portal-paths.ts';
import type { PageFile, PageTable } from './guest-pages.ts';

/** Pages of operators, crews and admins. Most visitors never load this table. */
export const portalPages: PageTable = {
  patterns: { operatorPortal: pagePatterns.operatorPortal, ...portalPatterns },
  files: import.meta.glob<PageFile>(['../operator/**/*-page.tsx', '../admin/**/*-page.tsx']),
};
