import type { Translated } from '../../translated.ts';
import { plural } from '../../plural.ts';
import type en from './reviews.en.ts';

export default {
  reviews: 'Bewertungen',
  reviewsFailed: 'Die Bewertungen konnten nicht geladen werden.',
  moreReviews: 'Weitere Bewertungen',
  fromReviews: (count: number) => plural('de', count, { one: `aus ${count} Bewertung`, other: `aus ${count} Bewertungen` }),
  onlyWhoSailed: 'Nur von Gästen, die mitgefahren sind.',
  noReviews: 'Noch keine Bewertungen. Sie kommen nur von Gästen, die hier einen Ausflug bezahlt haben und mitgefahren sind.',
  fewReviews: (least: number) => `Nur von Gästen, die hier einen Ausflug bezahlt haben und mitgefahren sind. Ab ${least} Bewertungen bekommt das Boot eine eigene Note.`,
  groupKinds: {
    solo: 'Allein unterwegs',
    two: 'Zu zweit',
    small: 'Kleine Gruppe',
    large: 'Große Gruppe',
    charter: 'Privatcharter',
  },
  stars: (stars: number, most: number) => `${stars} von ${most} Sternen`,
  answerFrom: (name: string) => `Antwort von ${name}`,
  theCaptain: 'dem Kapitän',
} satisfies Translated<typeof en>;
