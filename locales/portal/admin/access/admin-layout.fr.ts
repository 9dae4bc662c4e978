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
  loggedOutHereText: 'Le serveur n’a pas pu être joint. Votre session se termine d’elle-même dans les 2 heures.',
  checking: 'Vérification de votre accès…',
  unreachable: 'Le serveur n’a pas pu être joint',
  superOnly: 'Réservé aux super administrateurs',
  superOnlyText: 'Adressez-vous à un super administrateur si vous avez besoin de quelque chose sur cette page.',

  listFailed: 'Impossible de charger cette liste',
  moreFailed: 'Impossible de charger la suite. Veuillez réessayer.',
  first: (counted: string) => `Début de la liste : ${counted}`,
  counted: (count: number, one: string, many: string) => plural('fr', count, { one: `${count} ${one}`, other: `${count} ${many}` }),
  entryFailed: 'Impossible de charger ceci',
  labelOf: (label: string, what: string) => `${label} : ${what}`,
  anyPort: 'Tous les ports',
  otherPort: 'Autre port',

  didNotWork: 'Cela n’a pas fonctionné. Veuillez réessayer.',

  moment: (day: string, time: string) => `${day} à ${time}`,
  fromTo: (start: string, end: string) => `${start} – ${end}`,

  metricsFailed: 'Impossible de charger les statistiques. Actualisez la page pour réessayer.',
  whatCounts: 'Ce que comptent ces chiffres',
  failedRefunds: (count: number, written: string, cents: string) => plural('fr', count, { one: `${written} remboursement a échoué : ${cents} ne sont pas revenus aux passagers.`, other: `${written} remboursements ont échoué : ${cents} ne sont pas revenus aux passagers.` }),
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
  paidBys: { card: 'Payée', cash: 'Payée en espèces', elsewhere: 'Payée ailleurs' },
  givenBack: 'Annulée, remboursée par le capitaine',
  partlyRefunded: 'Remboursée en partie',
  paidPartlyRefunded: 'Payée, remboursée en partie',
  paidAllRefunded: 'Payée, remboursée en totalité',
  bookingStatuses: {
    held: 'Sur la page de paiement',
    pending: 'Réservée',
    asked: 'Attend le capitaine',
    paid: 'Payée',
    expired: 'Non payée à temps',
    cancelled: 'Annulée',
    refunded: 'Remboursée',
  },
  refundStates: {
    due: 'En route',
    sent: 'Envoyé à la banque du passager',
    failed: 'Échoué',
    settled: 'Rendu d’une autre façon',
  },
  listingStatuses: {
    published: 'Publié',
    draft: 'Brouillon',
    unlisted: 'Documents manquants',
    suspended: 'Capitaine suspendu',
  },
  operatorStatuses: { active: 'Actif', suspended: 'Suspendu' },

  nothingSoFar: 'Rien pour l’instant.',
  notices: {
    unpublished: 'Retiré du site',
    featured: 'Mis à la une par la plateforme',
    'feature-ended': 'Fin de la mise à la une',
    suspended: 'Suspendu',
    reinstated: 'Rétabli',
  },
  publishedAgain: (when: string) => `(publié de nouveau par le capitaine, ${when})`,
} satisfies Translated<typeof en>;
