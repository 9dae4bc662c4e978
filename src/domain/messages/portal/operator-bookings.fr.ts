import { plural } from '../plural.ts';
import type { PortalMessages } from './portal-messages.ts';

export default {
  title: 'Réservations',
  count: (count: number) =>
    plural('fr', count, { one: `${count} réservation`, other: `${count} réservations` }),
  firstOfMore: (count: number) => `Les ${count} premières réservations`,
  noMatch: 'Aucune réservation trouvée',
  noMatchText:
    'Cherchez par le début d’un code, d’un nom ou d’une adresse e-mail, ou choisissez un autre bateau ou d’autres dates.',
  showAll: 'Tout afficher',
  none: 'Pas encore de réservations',
  noneText:
    'Dès que quelqu’un réserve un de vos bateaux, la réservation apparaît ici et vous est envoyée par e-mail.',
  moreFailed: 'Impossible de charger la suite',
  failed: 'Impossible de charger vos réservations',
  failedText: 'Veuillez réessayer.',
  loadMore: 'Afficher la suite',
  loading: 'Chargement…',

  filter: 'Filtrer les réservations',
  search: 'Code, client ou e-mail',
  boat: 'Bateau',
  allBoats: 'Tous les bateaux',
  from: 'Du',
  to: 'Au',
  show: 'Afficher',
  toCome: 'Sorties à partir d’aujourd’hui',
  all: 'Toutes, les plus récentes d’abord',
  onTheseDays: 'Sorties à ces dates',
  sortBy: 'Trier par',
  orders: {
    'createdAt down': 'Réservations les plus récentes',
    'createdAt up': 'Réservations les plus anciennes',
    'date up': 'Date de sortie, croissante',
    'date down': 'Date de sortie, décroissante',
    'customerName up': 'Client, de A à Z',
    'boat up': 'Bateau, de A à Z',
    'totalAmount down': 'Totaux les plus élevés',
  },

  columns: {
    customerName: 'Client',
    email: 'E-mail',
    boat: 'Bateau',
    date: 'Date',
    groupSize: 'Passagers',
    totalAmount: 'Total',
    paymentStatus: 'Paiement',
    createdAt: 'Réservé le',
  },
  statuses: {
    paid: 'Payée',
    cash: 'Payée en espèces',
    elsewhere: 'Payée ailleurs',
    pending: 'En attente',
    unpaid: 'Non payée',
    refunded: 'Remboursée',
    expired: 'Expirée',
    cancelled: 'Annulée',
  },
  sources: { 'walk-in': 'Sur place', phone: 'Par téléphone', hotel: 'Par un hôtel' },
  specialRequests: 'Demandes particulières :',
  bookedAt: (when: string) => `réservé le ${when}`,
} satisfies PortalMessages['operator-bookings'];
