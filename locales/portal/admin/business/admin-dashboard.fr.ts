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
  byHand: (count: number, written: string, cents: string) => plural('fr', count, { one: `Non compris : ${written} réservation directe, avec ${cents} payés aux opérateurs.`, other: `Non compris : ${written} réservations directes, avec ${cents} payés aux opérateurs.` }),
  toAnswer: (count: number, written: string, cents: string) => plural('fr', count, { one: `${written} litige de ${cents} attend une réponse.`, other: `${written} litiges, ${cents} au total, attendent une réponse.` }),
  toAnswerBy: (count: number, written: string, cents: string, due: string) => plural('fr', count, { one: `${written} litige de ${cents} attend une réponse, au plus tard le ${due}.`, other: `${written} litiges, ${cents} au total, attendent une réponse, le prochain au plus tard le ${due}.` }),
  showDisputes: 'Voir les litiges',
  boatsText: 'Tous les bateaux des opérateurs, brouillons compris.',
  operatorsText: 'Tous les opérateurs qui ont un compte, y compris ceux qui sont suspendus.',
  popular: 'Bateaux les plus réservés',
  popularText: 'Les bateaux qui ont le plus de réservations, comptées de la même façon.',
  quickActions: 'Actions rapides',
  recentBookings: 'Réservations récentes',
  recent: 'Réservations récentes',
  noBookings: 'Aucune réservation récente',
  unknownBoat: 'Bateau inconnu',
  statuses: {
    held: 'en cours de paiement',
    pending: 'réservée',
    asked: 'attend l’opérateur',
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
