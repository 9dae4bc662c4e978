import type { InfoSlug } from '../info-pages.ts';
import type home from './home.en.ts';
import type info from './info.en.ts';
import type layout from './layout.en.ts';
import type { Like } from './like.ts';
import type { ProblemWords } from './problem-sentences.ts';

/** The messages of pages, by group: a page has those of `layout`, and the few groups that its route names. */
export type Messages = {
  layout: Like<typeof layout> & Partial<TranslatedLayout>;
  home: Like<typeof home>;
  info: Like<typeof info>;
  /** By what the rules say in English, which needs no other words. */
  problems: Partial<ProblemWords>;
};

export type MessageGroup = keyof Messages;

/** The titles of the information pages are with these in English (`info-pages.ts`), and here in any other language. */
export type TranslatedLayout = Like<typeof layout> & {
  infoTitles: Readonly<Record<InfoSlug, string>>;
};
