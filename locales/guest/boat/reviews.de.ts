import type { Translated } from '../../translated.ts';
import { plural } from '../../plural.ts';
import type en from './reviews.en.ts';

export default {
  reviews: 'Bewertungen',
  reviewsFailed: 'Wir konnten die Bewertungen nicht laden.',
  moreReviews: 'Weitere Bewertungen',
  fromReviews: (count: number) => plural('de', count, { one: `aus ${count} Bewertung`, other: `aus ${count} Bewertungen` }),
  onlyWhoSailed: 'Nur Gäste, die mitgefahren sind, können bewerten.',
  noReviews: 'Noch keine Bewertungen. Nur Gäste, die hier gebucht haben und mitgefahren sind, können bewerten.',
  fewReviews: (least: number) => `Nur Gäste, die hier gebucht haben und mitgefahren sind, können bewerten. Die eigenen Sterne dieses Boots erscheinen ab ${least} Bewertungen.`,
  groupKinds: {
    solo: 'Allein unterwegs',
    two: 'Zu zweit',
    small: 'Kleine Gruppe',
    large: 'Große Gruppe',
    charter: 'Privatcharter',
  },
  byGroup: 'Gruppe',
  byLanguage: 'Sprache',
  all: 'Alle',
  shown: (count: number) => plural('de', count, { one: `${count} Bewertung`, other: `${count} Bewertungen` }),
  stars: (stars: number, most: number) => `${stars} von ${most} Sternen`,
  answerFrom: (name: string) => `Antwort von ${name}`,
  theCaptain: 'dem Kapitän',
} satisfies Translated<typeof en>;
