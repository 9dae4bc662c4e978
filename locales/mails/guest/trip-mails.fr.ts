import type { Like } from '../../like.ts';
import { plural } from '../../plural.ts';
import type en from './trip-mails.en.ts';

export default {
  fewer: (guests: string, title: string) => `Désormais pour ${guests} : ${title}`,
  fewerShort: (guests: string) => `Nous attendons ${guests} à bord.`,
  fewerText: (code: string, boat: string, guests: string) =>
    `Votre réservation ${code} sur ${boat} est désormais pour ${guests}.`,
  fewerPay: (until: string) =>
    `Rien n’a encore été débité. Payez au plus tard le ${until}, heure de l’île ; ensuite, la réservation est libérée.`,
  betweenYou: 'Vous avez payé votre capitaine : le remboursement est une affaire entre vous deux.',
  partInAll: (back: string, paid: string) =>
    `En tout, ${back} des ${paid} que vous avez payés vous sont remboursés.`,
  handedOver: (title: string) => `Votre sortie : ${title}`,
  handedOverShort: (code: string) => `Elle vous a été cédée. Le code est ${code}.`,
  handedOverText: (boat: string, captain: string, code: string) =>
    `Une sortie sur ${boat} avec ${captain} vous a été cédée. Montrez le code ${code} à l’embarquement.`,
  backToCard: 'Si elle est annulée, l’argent est remboursé sur la carte qui a servi au paiement.',
  handedAway: (title: string) => `Sortie cédée : ${title}`,
  handedAwayShort: (name: string) => `Votre sortie est désormais à ${name}.`,
  handedAwayText: (code: string, boat: string, name: string) =>
    `Votre sortie ${code} sur ${boat} a été cédée à ${name}, qui a reçu son propre lien. Le vôtre ne l’ouvre plus.`,
  handedAwayNotYou: 'Si ce n’est pas vous qui l’avez cédée, répondez tout de suite à cet e-mail.',
  link: (title: string) => `Votre lien : ${title}`,
  linkShort: 'Vous avez demandé le lien vers votre sortie.',
  linkText:
    'Vous avez demandé le lien vers votre sortie. Quiconque l’a peut modifier la sortie : gardez-le pour vous.',
  linkNotYou: 'Si ce n’est pas vous qui l’avez demandé, vous n’avez rien à faire.',
  noChange: (title: string) => `Pas de changement : ${title}`,
  tripStays: 'Votre sortie reste comme elle est.',
  couldNotAgree: (captain: string, asked: string) =>
    `${captain} n’a pas pu accepter ce que vous avez demandé : ${asked}.`,
  noAnswer: (captain: string, asked: string) =>
    `${captain} n’a pas répondu à temps à ce que vous avez demandé : ${asked}.`,
  toCancel: 'annuler',
  toCancelBack: 'annuler, et que tout ce qui a été payé soit remboursé',
  toComeWith: (guests: number) => (guests === 1 ? 'venir seul(e)' : `venir à ${guests}`),
  toComeWithBack: (guests: number) =>
    `${guests === 1 ? 'venir seul(e)' : `venir à ${guests}`}, et que la part des autres soit remboursée`,
  toMove: (when: string) => `déplacer la sortie au ${when}`,
  refunded: (back: string, title: string) => `Remboursement de ${back} : ${title}`,
  refundedShort: (back: string) => `Nous vous rendons ${back}.`,
  refundedText: (back: string, paid: string, code: string, boat: string) =>
    `Nous vous rendons ${back} des ${paid} que vous avez payés pour votre réservation ${code} sur ${boat}.`,
  refundedToPayer: (back: string, code: string, boat: string) =>
    `Nous rendons ${back} pour votre réservation ${code} sur ${boat}.`,
  bookingStays: 'Votre réservation reste comme elle est.',
  doesNotSail: (title: string) => `Votre sortie n’a pas lieu : ${title}`,
  doesNotSailText: (boat: string, captain: string, why: string) =>
    `Nous sommes désolés : votre sortie sur ${boat} avec ${captain} n’a pas lieu, ${why}.`,
  calledOff: (title: string) => `Votre sortie est annulée : ${title}`,
  calledOffText: (boat: string, captain: string, why: string) =>
    `Nous sommes désolés : votre sortie sur ${boat} avec ${captain} est annulée, ${why}.`,
  ofWeather: 'à cause de la météo',
  ofEngine: 'parce que le bateau ne peut pas naviguer',
  ofTooFew: 'parce que les passagers sont trop peu nombreux',
  ofSickness: 'pour cause de maladie',
  ofShip: 'parce que le bateau de croisière ne vient pas sur l’île',
  chooseShort: 'Choisissez un autre jour, un autre bateau ou le remboursement.',
  choose: (money: string) =>
    `Vous choisissez ce que vous recevez à la place : un autre jour sur le même bateau, une place sur un autre bateau, ou le remboursement de la totalité de vos ${money}.`,
  chooseUntil: (until: string) =>
    `Choisissez au plus tard le ${until}, heure de l’île. Sans nouvelles de vous, vous êtes remboursé automatiquement.`,
  chooseOfCaptainShort: 'Choisissez un autre jour, ou le remboursement par votre capitaine.',
  chooseOfCaptain: (money: string) =>
    `Vous choisissez ce que vous recevez à la place : un autre jour sur le même bateau, ou le remboursement de vos ${money} par votre capitaine, que vous avez payé.`,
  chooseOfCaptainUntil: (until: string) =>
    `Choisissez au plus tard le ${until}, heure de l’île. Sans nouvelles de vous, la sortie est annulée, et votre capitaine vous rend votre argent.`,
  chooseNow: 'Choisir maintenant',
  shipChanged: (title: string) => `Votre navire a de nouveaux horaires : ${title}`,
  shipChangedShort: 'Votre sortie ne vous ramène peut-être pas à temps.',
  shipChangedText: (ship: string, boat: string, from: string, to: string) =>
    `Les horaires du bateau de croisière ${ship} ont changé : il fait escale de ${from} à ${to}, heure de l’île, et votre sortie sur ${boat} n’est plus compatible avec ces horaires.`,
  leavesTooEarly: 'Elle part avant que vous puissiez être sur place.',
  backTooLate: (minutes: number) =>
    `Elle vous ramènerait moins de ${minutes} minutes avant l’heure limite de retour à bord.`,
  shipChangedUnknown: (ship: string, boat: string, from: string, to: string) =>
    `Les horaires de ${ship} ont changé : il est ici de ${from} à ${to}, heure de l’île. Votre capitaine n’a pas indiqué d’heure de retour pour votre sortie sur ${boat}.`,
  backUnknown: (minutes: number) =>
    `Demandez-lui si vous serez au quai au moins ${minutes} minutes avant l’heure limite de retour à bord.`,
  shipChangedTerms:
    'Votre sortie reste réservée telle quelle. Sur sa page, vous pouvez la déplacer, ou l’annuler selon ses conditions ; ou répondez à ce message, et nous chercherons une solution ensemble.',
  rebooked: (title: string) => `Votre nouvelle sortie : ${title}`,
  rebookedShort: (boat: string) => `Votre sortie sur ${boat} est réservée.`,
  rebookedText: (boat: string, captain: string, code: string) =>
    `Votre sortie est désormais réservée sur ${boat} avec ${captain}. Montrez le même code, ${code}, à l’embarquement.`,
  backInAll: (back: string) => `En tout, ${back} de ce que vous avez payé vous sont remboursés.`,
  nothingToPay: 'Il n’y a rien à payer.',
  wrote: (title: string) => `Message de votre capitaine : ${title}`,
  wroteText: (captain: string, boat: string) =>
    `${captain} vous écrit au sujet de votre sortie sur ${boat}.`,
  remindTomorrow: (trip: string) => `Demain : ${trip}`,
  remindToday: (trip: string) => `Aujourd’hui : ${trip}`,
  remindShort: (place: string, code: string) => `Rendez-vous à ${place}. Votre code : ${code}.`,
  remindTomorrowText: (boat: string, captain: string) =>
    `Votre sortie sur ${boat} avec ${captain} a lieu demain. Voici l’essentiel.`,
  remindTodayText: (boat: string, captain: string) =>
    `Votre sortie sur ${boat} avec ${captain} a lieu aujourd’hui. Voici l’essentiel.`,
  seaForecast: 'Météo marine',
  howWasIt: (title: string) => `C’était comment ? ${title}`,
  howWasItShort: (boat: string) => `Dites comment était votre sortie sur ${boat}.`,
  howWasItText: (boat: string, captain: string) =>
    `Vous avez navigué sur ${boat} avec ${captain}. C’était comment ? Une à cinq étoiles, et quelques mots si vous voulez, aident les prochains passagers à choisir, et votre capitaine à s’améliorer.`,
  howWasItUntil: (day: string) =>
    `Vous pouvez le dire jusqu’au ${day}. Nous ne le demandons que cette fois. Votre prénom, l’initiale de votre nom, le mois de la sortie et votre nombre figurent à côté.`,
  reviewTrip: 'Donner votre avis',
  answered: (title: string) => `Réponse à votre avis : ${title}`,
  answeredShort: (captain: string) => `${captain} vous a répondu.`,
  answeredText: (captain: string, boat: string) =>
    `${captain} a répondu à votre avis sur ${boat}. La réponse se trouve au-dessous, sur la page du bateau.`,
  review: 'Avis',
  stars: (count: number) =>
    plural('fr', count, { one: `${count} étoile`, other: `${count} étoiles` }),
  reviewWords: 'Commentaire',
  answer: 'Réponse',
  seeReview: 'Voir votre avis',
  helpAsked: 'Nous vous aidons à choisir votre bateau',
  helpAskedShort: 'Dites-nous votre jour, votre groupe et ce que vous avez en tête.',
  helloYou: 'Bonjour,',
  helpAskedText:
    'Merci de votre demande. Une personne la lit et vous écrit en vous proposant des bateaux qui conviennent.',
  helpTellUs: (address: string) =>
    `Il nous est utile de savoir vos dates, combien vous êtes et ce qui vous ferait plaisir : une plage, un récif, un coucher de soleil, la pêche, ou simplement la mer. Écrivez-le-nous : ${address}.`,
  seeBoats: 'Voir tous les bateaux',
  whyThisMail: (site: string) =>
    `Vous recevez cet e-mail parce que votre adresse a été saisie sur ${site}. Si ce n’était pas vous, vous pouvez l’ignorer : aucune newsletter ne suivra.`,
} satisfies Like<typeof en>;
