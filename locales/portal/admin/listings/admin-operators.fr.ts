import { plural } from '../../../plural.ts';
import type { Like } from '../../../like.ts';
import type en from './admin-operators.en.ts';

export default {
  title: 'Gérer les opérateurs',
  one: 'opérateur',
  many: 'opérateurs',
  noneMatch: 'Aucun opérateur trouvé',
  noneMatchText: 'Cherchez un autre nom ou e-mail, ou choisissez un autre statut.',
  operators: 'Opérateurs',
  filter: 'Filtrer les opérateurs',
  search: 'Nom ou e-mail',
  status: 'Statut',
  anyStatus: 'Tous les statuts',
  name: 'Nom',
  email: 'E-mail',
  joined: 'Inscrit',
  boats: 'Bateaux',
  bookingsToCome: 'Réservations à venir',
  payoutsDue: 'Versements dus',

  all: 'Tous les opérateurs',
  missing: 'Cet opérateur n’existe pas',
  missingText: 'Cherchez-le dans la liste.',
  whatWeDid: 'Ce que la plateforme a fait',
  coming: 'À venir, sorties non effectuées',
  tripsToCome: 'Sorties payées à venir',
  bookings: 'Réservations',
  allBookings: 'Toutes les réservations',
  guestsWait:
    'Ces sorties sont payées, et leurs passagers comptent dessus. Convenez avec chacun si la sortie a lieu, passe sur un autre bateau ou est remboursée.',
  oneTrip: 'sortie payée',
  manyTrips: 'sorties payées',
  noTrips: 'Aucune sortie payée à venir',
  noTripsText: 'Personne n’attend de sortie avec cet opérateur.',
  oneBooking: 'réservation',
  manyBookings: 'réservations',
  noBookings: 'Pas encore de réservation',
  noBookingsText: 'Les réservations payées, en attente de paiement et remboursées figurent ici.',
  noBoats: 'Pas encore de bateau.',

  joinedAt: (at: string) => `Inscrit le ${at}`,
  suspend: 'Suspendre',
  reinstate: 'Rétablir',
  suspendTitle: (name: string) => `Suspendre ${name} ?`,
  reinstateTitle: (name: string) => `Rétablir ${name} ?`,
  suspending: 'Suspension…',
  reinstating: 'Rétablissement…',
  suspended: 'Opérateur suspendu',
  reinstated: 'Opérateur rétabli',
  reasonMailed: 'Le motif lui est envoyé par e-mail.',
  suspendText: (standing: string) =>
    `Ses bateaux quittent aussitôt le site, il est déconnecté, et plus personne ne peut réserver chez lui. ${standing} Le motif lui est envoyé par e-mail.`,
  reinstateText:
    'Il peut se reconnecter, et ses bateaux publiés reviennent aussitôt sur le site. Le motif lui est envoyé par e-mail.',
  noPaidTrip: 'Aucune sortie payée n’est à venir.',
  paidTripsStand: (count: number) =>
    plural('fr', count, {
      one: `${count} sortie payée est maintenue et figure ici avec son passager.`,
      other: `${count} sorties payées sont maintenues et figurent ici avec leurs passagers.`,
    }),

  documents: 'Documents',
  documentKinds: { licence: 'Permis de capitaine', insurance: 'Assurance du bateau' },
  documentStandings: {
    missing: 'Non envoyé',
    awaiting: 'À vérifier',
    accepted: 'Accepté',
    refused: 'Refusé',
    expired: 'Expiré',
  },
  goodUntil: (day: string) => `valable jusqu’au ${day}`,
  tripsAfter: (trips: number, first: string) =>
    plural('fr', trips, {
      one: `1 sortie payée après cette date, le ${first}`,
      other: `${trips} sorties payées après cette date, la première le ${first}`,
    }),
  listedWithout: 'Les bateaux restent sur le site sans documents, comme le propriétaire l’a réglé.',
  unlistedWithout: 'Sans eux, ses bateaux ne sont pas sur le site.',
  listedUntil: (day: string) => `Avec eux, ses bateaux peuvent être sur le site jusqu’au ${day}.`,
  documentsToCheck: 'Documents à vérifier',
} satisfies Like<typeof en>;
