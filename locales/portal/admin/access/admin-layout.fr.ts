import { plural } from '../../../plural.ts';
import type { Translated } from '../../../translated.ts';
import type en from './admin-layout.en.ts';

export default {
  portal: 'gestion de la plateforme',
  menu: 'Menu',
  sections: 'Plateforme',
  languages: 'Langue',
  roles: { super_admin: 'Super administrateur', admin: 'Administrateur' },
  loggedOutHere: 'Déconnecté sur cet écran',
  loggedOutHereText: 'Impossible de joindre le serveur. Votre session se termine automatiquement dans les 2 heures.',
  checking: 'Vérification de votre accès…',
  unreachable: 'Impossible de joindre le serveur',
  superOnly: 'Réservé aux super administrateurs',
  superOnlyText: 'Adressez-vous à un super administrateur si vous avez besoin de quelque chose sur cette page.',

  listFailed: 'Impossible de charger cette liste',
  moreFailed: 'Impossible de charger la suite. Veuillez réessayer.',
  first: (counted: string) => `Premiers résultats : ${counted}`,
  counted: (count: number, one: string, many: string) => plural('fr', count, { one: `${count} ${one}`, other: `${count} ${many}` }),
  entryFailed: 'Impossible de charger cette page',
  labelOf: (label: string, what: string) => `${label} : ${what}`,
  anyPort: 'Tous les ports',
  otherPort: 'Autre port',

  didNotWork: 'Cela n’a pas fonctionné. Veuillez réessayer.',

  moment: (day: string, time: string) => `${day} à ${time}`,
  fromTo: (start: string, end: string) => `${start} – ${end}`,

  metricsFailed: 'Impossible de charger les statistiques. Actualisez la page pour réessayer.',
  whatCounts: 'Ce que comptent ces chiffres',
  failedRefunds: (count: number, written: string, cents: string) => plural('fr', count, { one: `${written} remboursement a échoué. Un passager attend encore ${cents}.`, other: `${written} remboursements ont échoué. Des passagers attendent encore ${cents}.` }),
  showFailedRefunds: 'Voir les remboursements échoués',

  contact: 'Contact',
  payment: 'Paiement',
  cancelled: 'Annulée',
  paymentStatuses: {
    unpaid: 'Non payée',
    pending: 'En attente',
    paid: 'Payée',
    refunded: 'Remboursée',
  },
  paidBys: { card: 'Payée', cash: 'Payée en espèces', elsewhere: 'Payée autrement' },
  givenBack: 'Annulée, remboursée par l’opérateur',
  partlyRefunded: 'Partiellement remboursée',
  paidPartlyRefunded: 'Payée, partiellement remboursée',
  paidAllRefunded: 'Payée, remboursée en totalité',
  bookingStatuses: {
    held: 'En cours de paiement',
    pending: 'Réservée',
    asked: 'Attend l’opérateur',
    paid: 'Payée',
    expired: 'Expirée',
    cancelled: 'Annulée',
    refunded: 'Remboursée',
  },
  refundStates: {
    due: 'En route',
    sent: 'Envoyé à la banque du passager',
    failed: 'Échoué',
    settled: 'Remboursé hors carte',
  },
  listingStatuses: {
    published: 'Publié',
    draft: 'Brouillon',
    unlisted: 'Documents manquants',
    suspended: 'Opérateur suspendu',
  },
  operatorStatuses: { active: 'Actif', suspended: 'Suspendu' },

  nothingSoFar: 'Aucune action pour l’instant.',
  notices: {
    unpublished: 'Dépublié',
    featured: 'Mis à la une par un administrateur',
    'feature-ended': 'Fin de la mise à la une',
    suspended: 'Suspendu',
    reinstated: 'Rétabli',
    'picture-removed': 'Photo retirée',
    'introduction-removed': 'Présentation retirée',
    'meeting-photo-removed': 'Photo du point de rendez-vous retirée',
  },
  publishedAgain: (when: string) => `(publié de nouveau par l’opérateur, ${when})`,
} satisfies Translated<typeof en>;
