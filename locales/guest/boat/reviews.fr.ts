import type { Translated } from '../../translated.ts';
import type en from './reviews.en.ts';

export default {
  reviews: 'Avis',
  reviewsFailed: 'Impossible de charger les avis.',
  moreReviews: 'Plus d’avis',
  fromReviews: (count: number) => `sur ${count} avis`,
  onlyWhoSailed: 'Uniquement de la part de passagers qui ont navigué.',
  noReviews: 'Pas encore d’avis. Seuls les passagers qui ont payé une sortie ici et qui ont navigué peuvent en laisser.',
  fewReviews: (least: number) => `Uniquement de la part de passagers qui ont payé une sortie ici et qui ont navigué. Le bateau a sa propre note à partir de ${least} avis.`,
  groupKinds: {
    solo: 'En solo',
    two: 'À deux',
    small: 'Petit groupe',
    large: 'Grand groupe',
    charter: 'Privatisation',
  },
  stars: (stars: number, most: number) => `${stars} sur ${most} étoiles`,
  answerFrom: (name: string) => `Réponse : ${name}`,
  theCaptain: 'le capitaine',
} satisfies Translated<typeof en>;
