import type { Translated } from '../../translated.ts';
import type en from './reviews.en.ts';

export default {
  reviews: 'Avis',
  reviewsFailed: 'Impossible de charger les avis.',
  moreReviews: 'Plus d’avis',
  fromReviews: (count: number) => `sur ${count} avis`,
  onlyWhoSailed: 'Seuls les passagers ayant fait la sortie peuvent donner leur avis.',
  noReviews: 'Pas encore d’avis. Seuls les passagers qui ont réservé ici et fait la sortie peuvent en laisser un.',
  fewReviews: (least: number) => `Seuls les passagers qui ont réservé ici et fait la sortie peuvent donner leur avis. La note propre à ce bateau s’affiche à partir de ${least} avis.`,
  groupKinds: {
    solo: 'En solo',
    two: 'À deux',
    small: 'Petit groupe',
    large: 'Grand groupe',
    charter: 'Privatisation',
  },
  byGroup: 'Type de groupe',
  byLanguage: 'Langue',
  all: 'Toutes',
  shown: (count: number) => `${count} avis`,
  stars: (stars: number, most: number) => `${stars} sur ${most} étoiles`,
  answerFrom: (name: string) => `Réponse : ${name}`,
  theCaptain: 'le capitaine',
} satisfies Translated<typeof en>;
