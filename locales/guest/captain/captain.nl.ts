import type { Translated } from '../../translated.ts';
import { plural } from '../../plural.ts';
import type en from './captain.en.ts';

export default {
  title: 'Je kapitein',
  pictureOf: (name: string) => `Foto van ${name}`,
  since: (year: number) => `Sinds ${year} hier op het water`,
  trips: (count: number) => plural('nl', count, { one: `${count} tocht gevaren met gasten die hier hebben geboekt`, other: `${count} tochten gevaren met gasten die hier hebben geboekt` }),
  answers: (hours: number) => plural('nl', hours, { one: 'Reageert meestal binnen 1 uur op verzoeken', other: `Reageert meestal binnen ${hours} uur op verzoeken` }),
  boats: (count: number) => plural('nl', count, { one: `${count} boot op deze site`, other: `${count} boten op deze site` }),
  speaks: (languages: string) => `Spreekt ${languages}`,
} satisfies Translated<typeof en>;
