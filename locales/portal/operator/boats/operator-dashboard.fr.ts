import { plural } from '../../../plural.ts';
import type { Translated } from '../../../translated.ts';
import type en from './operator-dashboard.en.ts';

export default {
  welcome: 'Bonjour, capitaine !',
  paymentDetails: 'Versements',

  notConnected: 'Votre agenda n’a pas été connecté. Veuillez réessayer.',

  next: 'Prochains départs',
  noneNext: 'Aucune sortie n’est réservée pour les 7 prochains jours. Nous vous écrirons dès qu’un passager réservera.',
  overviewFailed: 'Impossible de charger l’aperçu',
  waiting: 'À traiter',
  noneWaiting: 'Rien à traiter. Profitez de la mer !',
  waitingFor: {
    approvals: (count: number) => plural('fr', count, { one: '1 sortie attend votre confirmation', other: `${count} sorties attendent votre confirmation` }),
    changeRequests: (count: number) => plural('fr', count, { one: '1 passager demande un changement', other: `${count} passagers demandent un changement` }),
    conflicts: (count: number) => plural('fr', count, { one: '1 sortie réservée est en conflit avec votre agenda', other: `${count} sorties réservées sont en conflit avec votre agenda` }),
    disputes: (count: number) => plural('fr', count, { one: '1 paiement est contesté par la banque d’un passager', other: `${count} paiements sont contestés par les banques des passagers` }),
    rebookings: (count: number) => plural('fr', count, { one: '1 passager d’une sortie annulée n’a pas encore choisi', other: `${count} passagers de sorties annulées n’ont pas encore choisi` }),
    reviews: (count: number) => plural('fr', count, { one: '1 avis sans réponse', other: `${count} avis sans réponse` }),
  },
  payout: 'Votre versement',
  ready: (amount: string) => `${amount} à vous verser.`,
  overpaid: (amount: string) => `Nous déduirons ${amount} de votre prochain versement.`,
  nothingReady: 'Rien à vous verser pour l’instant.',
  nextReady: (amount: string, day: string) => `Le ${day}, ${amount} seront à vous verser.`,
  noDetails: 'Il nous faut vos coordonnées de versement pour vous payer.',
  addDetails: 'Ajouter les coordonnées de versement',
  seeStatement: 'Voir le relevé',

  totalBoats: 'Bateaux',
  thisMonth: 'Ce mois-ci',
  bookingsNote: (count: number) => plural('fr', count, { one: 'réservation', other: 'réservations' }),
  byHand: (amount: string) => `plus ${amount} payés directement à vous`,
  rating: 'Note',
  fromReviews: (count: number) => `${count} avis`,

  unknownTitle: 'État indisponible',
  unknownText: 'Impossible de vérifier votre connexion en deux étapes. Réessayez dans une minute.',
  twoStepsText: 'La connexion en deux étapes demande votre mot de passe et un code d’une application sur votre téléphone. Un mot de passe volé ne suffit plus.',
  twoStepsAreOn: 'La connexion en deux étapes est activée. Chaque connexion demande un code de votre application d’authentification.',
  scan: 'Scannez ceci avec votre application d’authentification, puis saisissez le code qu’elle affiche.',
  orType: (key: string) => `Ou saisissez cette clé : <key>${key}</key>`,
  isOn: 'La connexion en deux étapes est activée',
  isOff: 'La connexion en deux étapes est désactivée',
} satisfies Translated<typeof en>;
