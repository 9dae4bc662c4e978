import { plural } from '../../../plural.ts';
import type { Like } from '../../../like.ts';
import type en from './operator-day.en.ts';

export default {
  dashboard: 'Tableau de bord',
  days: 'Jours',
  today: 'Aujourd’hui',
  isToday: 'Aujourd’hui.',
  print: 'Imprimer',
  yourDay: 'Votre journée',
  noSuchDay: 'Ce jour n’existe pas',
  noSuchDayText: 'Un jour s’écrit comme 2026-12-04.',
  failed: 'Impossible de charger cette journée',
  failedText: 'Veuillez vérifier votre connexion et réessayer.',
  failedTextKept:
    'Veuillez vérifier votre connexion et réessayer. Une journée déjà ouverte sur ce téléphone se lit aussi sans connexion.',
  tryAgain: 'Veuillez réessayer.',
  nothingSails: 'Aucune sortie ce jour-là',
  nothingSailsText: 'Aucun départ n’est en vente, et personne n’a réservé.',
  nobodyBooked: 'Personne n’a réservé',
  nobodyBookedText: 'Les passagers apparaissent ici dès qu’ils réservent.',
  linkIsOver: 'Ce lien n’ouvre rien',
  linkIsOverText:
    'Il est peut-être d’un autre jour, ou votre capitaine en a créé un nouveau. Demandez-le-lui.',

  justNow: 'à l’instant',
  minutesAgo: (count: number) =>
    plural('fr', count, { one: `il y a ${count} minute`, other: `il y a ${count} minutes` }),
  hoursAgo: (count: number) =>
    plural('fr', count, { one: `il y a ${count} heure`, other: `il y a ${count} heures` }),
  agoAt: (ago: string, day: string, time: string) => `${ago} (${day}, ${time})`,
  asOf: (age: string) => `Mis à jour ${age}.`,
  offline: 'Vous êtes hors connexion.',
  asItWas: (age: string) =>
    `Journée mise à jour ${age}. Continuez à pointer : tout est envoyé dès que la connexion revient.`,
  needsConnection:
    'Ajouter des réservations, déplacer des passagers, leur écrire et fermer des horaires demande une connexion, car d’autres réservent entre-temps.',
  waiting: (count: number) =>
    plural('fr', count, {
      one: `${count} pointage n’est que sur ce téléphone.`,
      other: `${count} pointages ne sont que sur ce téléphone.`,
    }),
  tickRefused: 'Un pointage n’a pas été accepté',

  next: (time: string, boat: string) => `Prochain : ${time} · ${boat}`,
  noneNext: 'Plus aucun départ aujourd’hui.',
  allDay: 'Toute la journée',
  seatsSold: (sold: number, all: number) =>
    plural('fr', sold, {
      one: `${sold} place vendue sur ${all}`,
      other: `${sold} places vendues sur ${all}`,
    }),
  charterFor: (guests: number) => `Privatisation pour ${guests}`,
  charterLeft: 'Privatisation, plus réservée',
  charterDay: (guests: number, day: number, days: number) =>
    `Privatisation pour ${guests}, jour ${day} sur ${days}`,
  guestsBoarded: (aboard: number, booked: number) =>
    plural('fr', aboard, {
      one: `${aboard} passager à bord sur ${booked}`,
      other: `${aboard} passagers à bord sur ${booked}`,
    }),
  noGuests: 'Aucun passager',
  boardedOf: (aboard: number, booked: number) => `${aboard} sur ${booked} à bord`,
  accounted: 'Tout le monde est pointé.',
  calledOff: 'Sortie annulée, choix en cours',
  left: { canceled: 'Annulée', moved: 'Déplacée' },
  leftAboard: {
    canceled: 'Annulée, mais pointée à bord',
    moved: 'Déplacée, mais pointée à bord',
  },
  aboardInAll: (aboard: number, unbooked: number) =>
    plural('fr', aboard, {
      one: `${aboard} personne à bord, dont ${unbooked} sans réservation`,
      other: `${aboard} personnes à bord, dont ${unbooked} sans réservation`,
    }),
  notSent: 'Pas encore envoyé',
  overruled: {
    boarded: (guests: number, time: string) =>
      `Changé sur un autre téléphone à ${time} : ${guests} à bord`,
    absent: (time: string) => `Changé sur un autre téléphone à ${time} : absent`,
    undone: (time: string) => `Pointage annulé sur un autre téléphone à ${time}`,
  },
  byShip: (ship: string, time: string) =>
    `Arrive en bateau de croisière : ${ship}, tous à bord à ${time}`,
  specialRequests: 'Demandes particulières :',
  phone: (phone: string) => `Téléphone : ${phone}`,
  call: (guest: string) => `Appeler ${guest} :`,
  whatsAppTo: (guest: string) => `à ${guest}`,

  boarded: 'À bord',
  noShow: 'Absent',
  undo: 'Corriger',
  named: (name: string) => ` : ${name}`,
  howManyCame: (guest: string) => `${guest} : combien de personnes sont venues`,
  countOf: (count: number, all: number) => `${count}/${all}`,
  board: (count: number) => `Embarquer ${count}`,
  boardNamed: (count: number, guest: string) =>
    plural('fr', count, { one: `passager : ${guest}`, other: `passagers : ${guest}` }),

  find: 'Chercher un passager par nom ou code',
  nobodyFound: 'Aucun passager trouvé',
  nobodyFoundText: 'Personne ce jour-là n’a ce nom ou ce code.',
  showAll: 'Tout afficher',
  scan: 'Scanner',
  scanTitle: 'Scanner le code d’un passager',
  scanText: 'Placez le code devant l’appareil photo.',
  readerIsAway:
    'Ce téléphone ne peut pas encore lire de codes sans connexion. Veuillez saisir le code.',
  noCamera:
    'L’appareil photo n’est pas accessible. Autorisez-le pour cette page, ou saisissez le code.',

  crewLinks: 'Liens pour l’équipage',
  crewLinksText:
    'Un lien ouvre la liste des passagers d’un bateau pour cette journée, sans connexion à un compte : noms, téléphones et demandes, sans montants ni adresses e-mail. Votre équipage peut pointer qui est venu. Le lien expire le lendemain.',
  boat: 'Bateau',
  makeLink: 'Créer un lien',
  makingLink: 'Création…',
  notMade: 'Aucun lien n’a été créé',
  crewLink: 'Lien pour l’équipage',
  crewLinkText: (boat: string, day: string) =>
    `Pour ${boat}, le ${day}. Envoyez-le maintenant à votre équipage : il ne sera plus affiché.`,
  copyLink: 'Copier le lien',
  madeAt: (boat: string, time: string) => `${boat}, créé à ${time}`,
  revoke: 'Révoquer',
  revokeTitle: 'Révoquer ce lien ?',
  revokeText:
    'Ceux qui l’ont ne voient plus rien. Les pointages restés sur leur téléphone sont perdus.',
  keepLink: 'Le garder',
  revoking: 'Révocation…',
  revoked: 'Lien révoqué',
  notRevoked: 'Le lien n’a pas été révoqué',
  file: {
    date: 'Date',
    time: 'Heure',
    boat: 'Bateau',
    kind: 'Formule',
    code: 'Code',
    customer: 'Client',
    guests: 'Passagers',
    phone: 'Téléphone',
    email: 'E-mail',
    requests: 'Demandes particulières',
    payment: 'Paiement',
    due: 'À payer (USD)',
    boarding: 'Embarquement',
    came: 'Présents',
    source: 'Saisi par vous',
    toPay: 'À payer',
    boarded: 'À bord',
    absent: 'Absent',
  },
} satisfies Like<typeof en>;
