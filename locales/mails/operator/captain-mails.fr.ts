import type { Like } from '../../like.ts';
import type en from './captain-mails.en.ts';

export default {
  guest: 'Passager',
  email: 'E-mail',
  phone: 'Téléphone',
  requests: 'Demandes',
  answerNow: 'Répondre maintenant',
  calendarAdds: 'Le fichier d’agenda ajoute cette sortie à votre propre agenda.',
  calendarMoves: 'Le fichier d’agenda déplace aussi cette sortie dans votre propre agenda.',
  calendarTakesOut: 'Le fichier d’agenda retire cette sortie de votre propre agenda.',
  calendarUpdates: 'Le fichier d’agenda met votre propre agenda à jour.',
  party: (guest, guests) => `${guest}, ${guests}.`,
  newBooking: (title) => `Nouvelle réservation : ${title}`,
  newBookingText: (guest, boat) => `${guest} a réservé ${boat} et a payé.`,
  newReservation: (title) => `Nouvelle réservation à payer : ${title}`,
  newReservationText: (guest, boat, until) =>
    `${guest} a réservé ${boat} et doit encore payer. Les places sont gardées jusqu’au ${until}, heure de l’île, et libérées si elles ne sont pas payées d’ici là.`,
  confirm: (title) => `Merci de confirmer : ${title}`,
  confirmShort: (guest, guests, by) => `${guest}, ${guests}. Réponse attendue avant le ${by}.`,
  confirmWhy:
    'Nous n’avons pas pu lire votre agenda au moment de cette réservation : nous ne savons donc pas si vous êtes libre.',
  confirmBy: (by) =>
    `Merci de répondre oui ou non avant le ${by}, heure de l’île. Si vous dites oui, la carte du passager est débitée ; sans votre accord, les places sont libérées.`,
  notBooked: (title) => `Sortie non réservée : ${title}`,
  notBookedShort: (guest) => `La carte de ${guest} n’a pas pu être débitée.`,
  notBookedText: (guest, boat) =>
    `Vous avez accepté la sortie de ${guest} sur ${boat}, mais sa carte n’a pas pu être débitée. La sortie n’est donc pas réservée, et ses places sont de nouveau libres.`,
  nothingToDo:
    'Vous n’avez rien à faire. Nous avons prévenu votre passager, qui peut réserver à nouveau avec une autre carte.',
  moved: (title) => `Sortie déplacée : ${title}`,
  guestMoved: (guest, boat) =>
    `${guest} a déplacé sa sortie sur ${boat}. La nouvelle date et la nouvelle heure sont ci-dessous.`,
  hasMoved: (guest, boat) =>
    `La sortie de ${guest} sur ${boat} a été déplacée, et votre passager est prévenu.`,
  clash: (title) => `Votre agenda indique « occupé » : ${title}`,
  clashShort: (guest) => `${guest} a réservé à ce moment-là.`,
  clashText: (guest, boat) =>
    `Votre agenda est occupé pendant une sortie déjà vendue : ${guest} a réservé sur ${boat}.`,
  settlePaid:
    'Merci de décider : garder la sortie, la déplacer, ou annuler la réservation avec remboursement complet.',
  settleByHand:
    'Merci de décider : garder la sortie, la déplacer, ou annuler la réservation. Ce que vous avez encaissé, vous le rendez vous-même.',
  settleUnpaid:
    'Merci de décider : garder la sortie, la déplacer, ou annuler la réservation. Rien n’a encore été débité.',
  settleNow: 'Décider maintenant',
  cancelled: (title) => `Réservation annulée : ${title}`,
  guestCancelled: (guest, boat) =>
    `${guest} a annulé sa réservation sur ${boat}. Ses places sont de nouveau libres.`,
  weCancelled: (guest, boat) =>
    `Nous avons annulé la réservation de ${guest} sur ${boat}. Ses places sont de nouveau libres.`,
  wasUnpaid: 'La réservation n’était pas payée : rien ne change à ce qui vous est dû.',
  goesBack: (back, paid, kept) =>
    `${back} sur les ${paid} payés sont remboursés au passager. Votre part de ce qui est conservé est de ${kept} ; votre relevé l’indique.`,
  getsBack: (guest, back) => `${guest} est remboursé de ${back}.`,
  bookingStays: 'La réservation reste telle quelle.',
  giveBack: (paid) =>
    `Vous avez encaissé ${paid} vous-même : merci de les rendre vous-même à votre passager. Rien ne change à ce qui vous est dû.`,
  fewer: (guests, title) => `Désormais pour ${guests} : ${title}`,
  fewerShort: (guest) => `${guest} vient avec moins de personnes.`,
  fewerText: (guest, boat, guests) =>
    `La réservation de ${guest} sur ${boat} est désormais pour ${guests}. Les autres places sont de nouveau libres.`,
  anotherGuest: (title) => `Changement de passager : ${title}`,
  anotherGuestShort: (guest) => `C’est ${guest} qui vient.`,
  anotherGuestText: (code, boat, guest) =>
    `La réservation ${code} sur ${boat} a été cédée : c’est ${guest} qui vient.`,
  corrected: (title) => `Coordonnées corrigées : ${title}`,
  correctedShort: (guest) => `${guest} a corrigé ses coordonnées.`,
  correctedText: (guest, code) =>
    `${guest} a corrigé les coordonnées de sa réservation ${code}. Les voici telles qu’elles sont maintenant.`,
  guestWrote: (guest, title) => `Message de ${guest} : ${title}`,
  guestWroteText: (guest) =>
    `${guest} vous écrit. Répondez à cet e-mail : la réponse lui parviendra.`,
  changeAsked: (title) => `Merci de répondre : ${title}`,
  asksYou: (guest, asked) => `${guest} vous demande : ${asked}.`,
  needsYourYes: (hours) =>
    `Il reste moins de ${hours} heures avant le départ : votre accord est donc nécessaire.`,
  betweenYou:
    'C’est vous qui avez été payé, et non nous : si vous acceptez, le remboursement se règle entre vous deux.',
  answerBy: (by) =>
    `Merci de répondre oui ou non avant le ${by}, heure de l’île. Sans réponse, la sortie reste telle quelle.`,
  calledOff: (title) => `Sortie annulée : ${title}`,
  guestsDoNotCome: (why) => `Ces passagers ne viennent pas, ${why}.`,
  doesNotSail: (why) => `Cette sortie n’a pas lieu, ${why}.`,
  tellThem: (guest, money, until) =>
    `${guest} n’a pas laissé d’adresse e-mail : merci de prévenir ce passager vous-même, puis de le déplacer à un autre jour ou de lui rendre les ${money} que vous avez encaissés. Le ${until}, heure de l’île, la réservation sera annulée.`,
  theyChoose: (guest, until) =>
    `Nous avons prévenu ${guest}, qui choisit jusqu’au ${until}, heure de l’île, entre un autre jour avec vous, un autre bateau et le remboursement.`,
  theyChooseByHand: (guest, until, money) =>
    `Nous avons prévenu ${guest}, qui choisit jusqu’au ${until}, heure de l’île, entre un autre jour avec vous et les ${money} que vous avez encaissés, que vous rendez alors vous-même.`,
  rebookedShort: (guest, guests) =>
    `${guest}, ${guests}. Sa sortie avec un autre capitaine a été annulée.`,
  rebookedText: (guest, boat) =>
    `${guest} vient sur ${boat} : sa sortie avec un autre capitaine a été annulée, et c’est la vôtre qui a été choisie. Elle est payée, et ce qui vous est dû figure sur votre relevé.`,
  rebookedAway: (code) => `Passée à un autre bateau : réservation ${code}`,
  rebookedAwayShort: (guest) => `${guest} part avec quelqu’un d’autre.`,
  rebookedAwayText: (guest, money) =>
    `${guest}, dont la sortie avec vous a été annulée, a choisi un autre bateau. Ce qui vous était dû, ${money}, revient au capitaine de ce bateau ; votre relevé l’indique.`,
  reviewed: (stars, title) => `${stars} : ${title}`,
  reviewedShort: (guest) => `${guest} a laissé un avis sur la sortie.`,
  reviewedText: (guest, boat) =>
    `${guest} a laissé un avis sur la sortie à bord de ${boat}. Tout le monde peut le lire sur la page du bateau, avec son prénom. Vous pouvez répondre une fois ; tout le monde lira aussi votre réponse.`,
  answerReview: 'Lire et répondre',
} satisfies Like<typeof en>;
