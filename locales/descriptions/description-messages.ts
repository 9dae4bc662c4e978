import type { Like } from '../like.ts';
import type english from './descriptions.en.ts';

type English = Like<typeof english>;

/** What search engines show of a page, beside its title; of information pages, those that are in the language. */
export type Descriptions = Omit<English, 'info'> & { info: Partial<English['info']> };
