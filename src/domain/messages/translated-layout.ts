import type { InfoSlug } from '../info-pages.ts';
import type en from './layout.en.ts';
import type { Like } from './like.ts';

/** The titles of the information pages are with these in English (`info-pages.ts`), and here in any other language. */
export type TranslatedLayout = Like<typeof en> & {
  infoTitles: Readonly<Record<InfoSlug, string>>;
};
