import type { Translated } from '../../translated.ts';
import { plural } from '../../plural.ts';
import type en from './reviews.en.ts';

export default {
  reviews: 'Beoordelingen',
  reviewsFailed: 'We konden de beoordelingen niet laden.',
  moreReviews: 'Meer beoordelingen',
  fromReviews: (count: number) => plural('nl', count, { one: `uit ${count} beoordeling`, other: `uit ${count} beoordelingen` }),
  onlyWhoSailed: 'Alleen gasten die zijn meegevaren, kunnen beoordelen.',
  noReviews: 'Nog geen beoordelingen. Alleen gasten die hier hebben geboekt en zijn meegevaren, kunnen er een schrijven.',
  fewReviews: (least: number) => `Alleen gasten die hier hebben geboekt en zijn meegevaren, kunnen beoordelen. Deze boot krijgt een eigen waardering vanaf ${least} beoordelingen.`,
  groupKinds: {
    solo: 'Alleen op reis',
    two: 'Met z’n tweeën',
    small: 'Kleine groep',
    large: 'Grote groep',
    charter: 'Privécharter',
  },
  byGroup: 'Groep',
  byLanguage: 'Taal',
  all: 'Alle',
  shown: (count: number) => plural('nl', count, { one: `${count} beoordeling`, other: `${count} beoordelingen` }),
  stars: (stars: number, most: number) => `${stars} van ${most} sterren`,
  answerFrom: (name: string) => `Reactie van ${name}`,
  theCaptain: 'de kapitein',
} satisfies Translated<typeof en>;
