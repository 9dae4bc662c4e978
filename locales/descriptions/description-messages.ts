import type { Translated } from '../translated.ts';
import type english from './descriptions.en.ts';

type English = Translated<typeof english>;

/** Meta descriptions of pages; of information pages, only the translated ones. */
export type Descriptions = Omit<English, 'info'> & { info: Partial<English['info']> };
