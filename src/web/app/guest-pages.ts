import { pagePatterns } from '#contract/pages/paths.ts';
import type { AnyPage } from '../shared/page/define-page.ts';

export type PageFile = { default: AnyPage };
export type PageTable = {
  patterns: Readonly<Record<string, string>>;
  files: Readonly<Record<string, () => Promise<PageFile>>>;
};

/** Pages that every visitor's router knows. Each page's code loads on the first visit. */
export const guestPages: PageTable = {
  patterns: pagePatterns,
  files: import.meta.glob<PageFile>('../guest/**/*-page.tsx'),
};
