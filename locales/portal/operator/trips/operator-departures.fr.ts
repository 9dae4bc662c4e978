import { plural } from '../../../plural.ts';
import type { Like } from '../../../like.ts';
import type en from './operator-departures.en.ts';

export default {
  goBack: 'Retour',
  done: 'Terminé',
  tryAgain: 'Veuillez réessayer.',
  connection: 'Veuillez vérifier votre connexion et réessayer.',
  noAnswer:
    'Aucune réponse n’est arrivée : nous ne savons pas si c’est fait. Vérifiez votre connexion et appuyez de nouveau : ce n’est fait qu’une seule fois.',
  named: (name: string) => ` : ${name}`,
  oneParty: (guest: string, guests: string) => `${guest}, ${guests}`,
  parties: (count: number, guests: string, names: string) =>
    plural('fr', count, {
      one: `${count} réservation, ${guests} : ${names}`,
      other: `${count} réservations, ${guests} : ${names}`,
    }),

  closeTimes: 'Fermer des horaires',
  noneOnSite: 'Aucun de vos bateaux n’est en ligne, rien n’est donc en vente.',
  boatsFailed: 'Impossible de charger vos bateaux',
  closeText: (day: string) =>
    `${day}. Plus rien n’est vendu alors ; ceux qui ont réservé partent comme prévu.`,
  closeHours: 'Fermer ces heures',
  closeDay: 'Fermer la journée',
  closing: 'Fermeture…',
  charterStays:
    'Une privatisation occupe le bateau toute la journée, et reste réservable tant qu’un autre horaire de la journée est ouvert.',
  whatToClose: 'Ce qu’il faut fermer',
  wholeDay: 'Toute la journée',
  someHours: 'Quelques heures',
  from: 'De',
  until: 'À',
  nothingToClose: 'Rien n’est en vente alors, il n’y a donc rien à fermer.',
  offSaleWillBe: 'Ne sera plus en vente',
  closedAlready: 'C’était déjà fermé, rien n’a donc changé.',
  offSaleNow: 'N’est plus en vente',
  openThere: 'Vous pouvez rouvrir ces horaires sur la page de cette journée.',
  closedBoat: (boat: string, what: string) => `${boat} : ${what}`,
  theWholeDay: 'toute la journée',

  closedTimes: 'Fermé à la vente',
  openAgain: 'Rouvrir',
  openTitle: 'Rouvrir ?',
  openText: (closure: string) => `${closure}. La vente reprend aussitôt.`,
  keepClosed: 'Laisser fermé',
  opening: 'Réouverture…',
  onSaleAgain: 'De nouveau en vente',

  departureOf: (time: string, boat: string) => `${time}, ${boat}`,
  write: 'Écrire au passager',
  writeAll: 'Écrire à tous les passagers',
  callOff: 'Annuler la sortie',
  stopSelling: 'Arrêter la vente',
  move: 'Déplacer',

  moveEverybody: 'Déplacer tout le monde',
  moveTitle: (guest: string) => `Déplacer ${guest}`,
  moveThem: 'Déplacer',
  moving: 'Déplacement…',
  moveText: (guest: string) => `Un e-mail avertit aussitôt ${guest}. Le prix reste le même.`,
  moveTextPaid: (guest: string) =>
    `Un e-mail avertit aussitôt ${guest}. Le prix reste le même, et l’annulation avec remboursement complet est possible pendant trois jours.`,
  moveAllText:
    'Tous sont déplacés, ou personne. Un e-mail les avertit aussitôt. Le prix reste le même, et ceux qui ont payé peuvent annuler pendant trois jours avec remboursement complet.',
  looking: 'Recherche de départs libres…',
  noneFree: (boat: string) => `${boat} : aucun autre départ n’a assez de place.`,
  newDay: 'Nouveau jour',
  newTime: 'Nouvelle heure',
  fromTo: (from: string, to: string) => `Du ${from} au <strong>${to}</strong>.`,
  cannotMove: 'Impossible de les déplacer.',
  freeFailed: 'Impossible de charger les départs libres',
  movedOne: (guest: string, guests: string, to: string) =>
    `${guest}, ${guests} : la sortie est maintenant le <strong>${to}</strong>. Un e-mail avec un nouveau fichier d’agenda est en route.`,
  movedAll: (count: number, to: string) =>
    `Les ${count} réservations sont maintenant pour le <strong>${to}</strong>. Un e-mail avec un nouveau fichier d’agenda est en route.`,
  openThatDay: 'Ouvrir cette journée',
  nobodyLeft: 'Il n’y a plus personne sur leur ancien départ, qui est toujours en vente.',
  stopSellingIt: 'Arrêter sa vente',

  writeText: (departure: string) =>
    `${departure}. Un e-mail part pour chaque réservation, et le message figure sur la page de la sortie. Les réponses arrivent dans votre messagerie.`,
  goesTo: 'Destinataires :',
  message: 'Message',
  characters: (count: number, most: number) => `Caractères : ${count} sur ${most}`,
  send: 'Envoyer',
  sending: 'Envoi…',
  sent: (count: number) =>
    plural('fr', count, {
      one: `Envoyé pour ${count} réservation. Le message figure dans son historique.`,
      other: `Envoyé pour ${count} réservations. Le message figure dans l’historique de chacune.`,
    }),
} satisfies Like<typeof en>;
