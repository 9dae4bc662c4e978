import type { Translated } from '../../translated.ts';
import { plural } from '../../plural.ts';
import type en from './captain.en.ts';

export default {
  title: 'Ihr Kapitän',
  pictureOf: (name: string) => `Foto: ${name}`,
  since: (year: number) => `Seit ${year} hier auf dem Wasser`,
  trips: (count: number) => plural('de', count, { one: `${count} Ausflug mit Gästen, die hier gebucht haben`, other: `${count} Ausflüge mit Gästen, die hier gebucht haben` }),
  answers: (hours: number) => plural('de', hours, { one: 'Antwortet auf Anfragen meist innerhalb von 1 Stunde', other: `Antwortet auf Anfragen meist innerhalb von ${hours} Stunden` }),
  boats: (count: number) => plural('de', count, { one: `${count} Boot auf dieser Website`, other: `${count} Boote auf dieser Website` }),
  speaks: (languages: string) => `Spricht ${languages}`,
} satisfies Translated<typeof en>;
