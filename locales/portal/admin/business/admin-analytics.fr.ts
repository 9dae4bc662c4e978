import { plural } from '../../../plural.ts';
import type { Like } from '../../../like.ts';
import type en from './admin-analytics.en.ts';

export default {
  metrics: {
    bookings: 'Réservations',
    guests: 'Passagers',
    paid: 'Payé',
    refunds: 'Remboursements',
    disputed: 'Repris par les banques',
    revenue: 'Recettes',
    fees: 'Frais de service',
    byHandBookings: 'Saisies à la main',
    byHand: 'Encaissé par les capitaines',
  },
  metricTexts: {
    bookings:
      'Les sorties que des passagers ont payées, annulées ensuite ou non, et les réservations qui peuvent encore être payées.',
    guests: 'Les personnes de ces réservations.',
    paid: 'Ce que les passagers ont payé pour leurs sorties, frais de service compris.',
    refunds:
      'Ce qu’il a été décidé de rendre aux passagers de sorties payées. Un paiement arrivé trop tard pour ses places est reparti aussitôt : il n’est compté ici ni comme payé ni comme remboursé.',
    disputed:
      'Ce que les banques des passagers ont repris lors de litiges, moins ce qu’elles ont rendu une fois le litige gagné. Une banque qui ne fait que se renseigner ne reprend rien.',
    revenue:
      'Ce qui est resté : payé, moins les remboursements et ce que les banques ont repris. La plus grande part revient aux capitaines. Ce que les capitaines paient pour mettre un bateau à la une n’y est pas compris.',
    fees: 'La part de la plateforme dans les recettes : les frais de service payés, moins leur part des remboursements et de ce que les banques ont repris.',
    byHandBookings:
      'Les réservations que des capitaines ont saisies pour des passagers qui les ont payés en espèces ou ailleurs. Elles ne figurent dans aucun autre chiffre.',
    byHand:
      'Ce que les capitaines ont encaissé eux-mêmes pour celles-ci, moins ce qui a été annulé. Rien n’en revient à la plateforme.',
  },
  metricDays:
    'Une réservation compte le jour où elle a été faite, l’argent le jour où il a été payé, un remboursement le jour où il a été décidé, et un litige le jour où la banque a repris ou rendu l’argent, selon le calendrier de l’île.',
  paidOrReserved: 'payées ou réservées',
  onBookings: 'de ces réservations',
  byGuests: 'par les passagers, frais compris',
  backToGuests: 'remboursés aux passagers',
  byBanks: 'dans des litiges, par les banques',
  platformPart: 'la part de la plateforme',
  captainsOwn: 'à part : par les capitaines',
  notPlatforms: 'à part : pas à la plateforme',
  totals: 'Totaux',

  nothing: 'Rien ne s’est passé pendant cette période',
  nothingText: 'Aucune réservation faite, payée ou remboursée. Essayez d’autres jours.',
  filter: 'Ce qui est affiché',
  period: 'Période',
  by: 'Par',
  from: 'Du',
  to: 'Au',
  periods: {
    '30-days': '30 derniers jours',
    '90-days': '90 derniers jours',
    '12-months': '12 derniers mois',
    custom: 'D’un jour à un autre',
  },
  steps: { day: 'Jour', week: 'Semaine', month: 'Mois' },

  overTime: 'Évolution',
  asTable: 'Afficher en tableau',
  and: (one: string, other: string) => `${one} et ${other.toLowerCase()}`,
  chartBy: {
    day: (chart: string) => `${chart} par jour`,
    week: (chart: string) => `${chart} par semaine`,
    month: (chart: string) => `${chart} par mois`,
  },
  arrowKeys: {
    day: 'Les flèches gauche et droite lisent chaque jour.',
    week: 'Les flèches gauche et droite lisent chaque semaine.',
    month: 'Les flèches gauche et droite lisent chaque mois.',
  },
  chart: 'graphique',

  groups: { boats: 'Bateau', ports: 'Port', operators: 'Opérateur' },
  byGroup: { boats: 'Par bateau', ports: 'Par port', operators: 'Par opérateur' },
  counted: {
    boats: (count: number, written: string) =>
      plural('fr', count, { one: `${written} bateau`, other: `${written} bateaux` }),
    ports: (count: number, written: string) =>
      plural('fr', count, { one: `${written} port`, other: `${written} ports` }),
    operators: (count: number, written: string) =>
      plural('fr', count, { one: `${written} opérateur`, other: `${written} opérateurs` }),
  },
  mostFirst: (counted: string) => `${counted}, par recettes décroissantes.`,
  someFirst: (shown: number, counted: string) =>
    `Les ${shown} premiers sur ${counted}, par recettes décroissantes.`,
  fileHasAll: 'Le fichier les contient tous.',
  showFewer: 'En afficher moins',
  showAll: (counted: string) => `Afficher ${counted}`,
  shareOfRevenue: 'Part des recettes',
  none: 'Aucune',
  percent: (number: string) => `${number} %`,

  conversion: 'De la place gardée au paiement',
  conversionNote: 'Sur tout ce qui a commencé pendant cette période.',
  beganInTime: 'n’a commencé pendant cette période',
  ofPaid: (count: string) => `payées sur ${count}`,
  whatBecame: (flow: string) => `${flow} : ce qu’elles sont devenues`,
  conversions: {
    checkout: {
      title: 'Paiement en ligne',
      begun: 'Arrivées sur la page de paiement',
      paid: 'Payées',
      waiting: 'Pas encore payées',
      abandoned: 'Page de paiement quittée',
      expired: 'Délai dépassé',
      'called-off': 'Annulées avant d’être payées',
      'too-late': 'Payées trop tard, et remboursées',
    },
    form: {
      title: 'Réservations à payer par lien',
      begun: 'Réservées, à payer par lien',
      paid: 'Payées',
      waiting: 'Pas encore payées',
      abandoned: 'Abandonnées',
      expired: 'Délai dépassé',
      'called-off': 'Annulées avant d’être payées',
      'too-late': 'Payées trop tard, et remboursées',
    },
    operator: {
      title: 'Réservées par les capitaines',
      begun: 'Saisies à la main, à payer par lien',
      paid: 'Payées',
      waiting: 'Pas encore payées',
      abandoned: 'Abandonnées',
      expired: 'Délai dépassé',
      'called-off': 'Annulées avant d’être payées',
      'too-late': 'Payées trop tard, et remboursées',
    },
  },
} satisfies Like<typeof en>;
