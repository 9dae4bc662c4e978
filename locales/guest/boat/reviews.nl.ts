import type { Translated } from '../../translated.ts';
import { plural } from '../../plural.ts';
import type en from './reviews.en.ts';

export default {
  reviews: 'Beoordelingen',
  reviewsFailed: 'De beoordelingen konden niet worden geladen.',
  moreReviews: 'Meer beoordelingen',
  fromReviews: (count: number) => plural('nl', count, { one: `uit ${count} beoordeling`, other: `uit ${count} beoordelingen` }),
  onlyWhoSailed: 'Alleen van gasten die zijn meegevaren.',
  noReviews: 'Nog geen beoordelingen. Ze komen alleen van gasten die hier een tocht hebben betaald en zijn meegevaren.',
  fewReviews: (least: number) => `Alleen van gasten die hier een tocht hebben betaald en zijn meegevaren. Vanaf ${least} krijgt de boot een eigen cijfer.`,
  groupKinds: {
    solo: 'Kwam alleen',
    two: 'Kwam met z’n tweeën',
    small: 'Kleine groep',
    large: 'Grote groep',
    charter: 'Privécharter',
  },
  stars: (stars: number, most: number) => `${stars} van ${most} sterren`,
  answerFrom: (name: string) => `Antwoord van ${name}`,
  theCaptain: 'de kapitein',
} satisfies Translated<typeof en>;
