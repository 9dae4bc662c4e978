import { plural } from '../../../plural.ts';
import type { Translated } from '../../../translated.ts';
import type en from './admin-dashboard.en.ts';

export default {
  totalBoats: 'Total des bateaux',
  draftsIncluded: 'brouillons compris',
  totalOperators: 'Total des opérateurs',
  withAccount: 'avec un compte',
  totalBookings: 'Total des réservations',
  totalRevenue: 'Recettes totales',
  byHand: (count: number, written: string, cents: string) =>
    plural('fr', count, { one: `À part : ${written} réservation saisie à la main, pour laquelle un capitaine a encaissé lui-même ${cents}.`, other: `À part : ${written} réservations saisies à la main, pour lesquelles les capitaines ont encaissé eux-mêmes ${cents}.` }),
  toAnswer: (count: number, written: string, cents: string) => plural('fr', count, { one: `${written} litige de ${cents} attend une réponse.`, other: `${written} litiges, ${cents} au total, attendent une réponse.` }),
  toAnswerBy: (count: number, written: string, cents: string, due: string) => plural('fr', count, { one: `${written} litige de ${cents} attend une réponse, au plus tard le ${due}.`, other: `${written} litiges, ${cents} au total, attendent une réponse, le prochain au plus tard le ${due}.` }),
  showDisputes: 'Voir les litiges',
  boatsText: 'Tous les bateaux des capitaines, brouillons compris.',
  operatorsText: 'Tous les capitaines qui ont un compte, y compris ceux qui sont suspendus.',
  popular: 'Bateaux les plus réservés',
  popularText: 'Les bateaux qui ont le plus de réservations, comptées de la même façon.',
  quickActions: 'Actions rapides',
  recentBookings: 'Réservations récentes',
  recent: 'Réservations récentes',
  noBookings: 'Aucune réservation récente',
  unknownBoat: 'Bateau inconnu',
  statuses: {
    held: 'en paiement',
    pending: 'réservée',
    asked: 'attend le capitaine',
    paid: 'payée',
    expired: 'expirée',
    cancelled: 'annulée',
    refunded: 'remboursée',
  },
  popularBoats: 'Bateaux les plus réservés',
  noBoats: 'Aucune réservation à compter',
  by: (operator: string) => `par ${operator}`,
  unknownOperator: 'opérateur inconnu',
  bookings: (count: number) => plural('fr', count, { one: 'réservation', other: 'réservations' }),
} satisfies Translated<typeof en>;
