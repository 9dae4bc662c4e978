import type { Translated } from '../../translated.ts';
import { plural } from '../../plural.ts';
import type en from './captain.en.ts';

export default {
  title: 'Votre capitaine',
  pictureOf: (name: string) => `Photo : ${name}`,
  since: (year: number) => `Navigue ici depuis ${year}`,
  trips: (count: number) => plural('fr', count, { one: `${count} sortie effectuée avec des passagers de ce site`, other: `${count} sorties effectuées avec des passagers de ce site` }),
  answers: (hours: number) => plural('fr', hours, { one: 'Répond en général aux demandes en moins d’une heure', other: `Répond en général aux demandes en moins de ${hours} heures` }),
  boats: (count: number) => plural('fr', count, { one: `${count} bateau sur ce site`, other: `${count} bateaux sur ce site` }),
  speaks: (languages: string) => `Langues parlées : ${languages}`,
} satisfies Translated<typeof en>;
