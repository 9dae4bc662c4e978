import type { Like } from '../like.ts';
import type english from './descriptions.en.ts';

type English = Like<typeof english>;

/** Meta descriptions of pages; of information pages, only the translated ones. */
export type Descriptions = Omit<English, 'info'> & { info: Partial<English['info']> };
