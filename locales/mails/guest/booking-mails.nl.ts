import type { Like } from '../../like.ts';
import type en from './booking-mails.en.ts';

export default {
  confirmed: (title: string) => `Boeking bevestigd: ${title}`,
  confirmedShort: (code: string) => `Uw code is ${code}.`,
  confirmedText: (boat: string, captain: string, code: string) =>
    `U vaart mee met ${boat} en ${captain}. Toon de code ${code} als u aan boord gaat.`,
  atDock: (minutes: number) => `Wees ${minutes} minuten voor het begin op de kade.`,
  reserved: (title: string) => `Gereserveerd: ${title}`,
  reservedShort: (until: string) => `Betaal uiterlijk ${until} om uw plaatsen te houden.`,
  reservedText: (boat: string, captain: string) =>
    `We hebben ${boat} met ${captain} voor u gereserveerd. Er is nog niets afgeschreven.`,
  payOrReleased: (until: string) =>
    `Betaal uiterlijk ${until}, eilandtijd. Daarna vervalt de reservering.`,
  keepReservation: (until: string) =>
    `Nog geen tijd om te betalen? Bevestig op de pagina van uw tocht dat deze mail is aangekomen, dan houden we uw plaatsen vast tot ${until}, eilandtijd.`,
  keepOrSee: 'Uw plaatsen tot morgen vasthouden',
  seeReservation: 'Uw reservering bekijken',
  fullRefund: (title: string) => `Alles terugbetaald: ${title}`,
  lateShort: 'Uw betaling kwam toen de boeking voorbij was.',
  late: (boat: string) =>
    `Uw betaling kwam binnen nadat uw boeking was afgelopen, en uw plaatsen op ${boat} werden niet meer voor u vastgehouden.`,
  lateCalledOffShort: 'Uw tocht is afgelast voordat uw betaling binnenkwam.',
  lateCalledOff: (boat: string) =>
    `De tocht met ${boat} is afgelast voordat uw betaling binnenkwam. De tocht is dus niet geboekt.`,
  wholeBack: (paid: string) => `We betalen u de hele ${paid} terug.`,
  partBack: (back: string, paid: string) =>
    `We betalen u ${back} terug van de ${paid} die u hebt betaald.`,
  paidTwice: (title: string) => `Twee keer betaald, één keer terug: ${title}`,
  paidTwiceShort: 'De tweede betaling komt naar u terug.',
  paidTwiceStands: (code: string, boat: string, paid: string) =>
    `Uw boeking ${code} op ${boat} is twee keer betaald. Ze blijft staan, en we betalen u de hele tweede betaling van ${paid} terug.`,
  paidTwiceOver: (code: string, boat: string, paid: string) =>
    `Uw boeking ${code} op ${boat} is twee keer betaald. We betalen u de hele tweede betaling van ${paid} terug.`,
  paidOften: (title: string, payments: number, refunded: number) =>
    `${payments} keer betaald, ${refunded} keer terug: ${title}`,
  paidOftenShort: 'De andere betalingen komen naar u terug.',
  paidOftenStands: (
    code: string,
    boat: string,
    payments: number,
    refunded: number,
    total: string,
  ) =>
    `Uw boeking ${code} op ${boat} is ${payments} keer betaald. Ze blijft staan, en we betalen u de andere ${refunded} betalingen terug, samen ${total}.`,
  paidOftenOver: (code: string, boat: string, payments: number, refunded: number, total: string) =>
    `Uw boeking ${code} op ${boat} is ${payments} keer betaald. We betalen u ${refunded} van deze betalingen terug, samen ${total}.`,
  released: (boat: string) => `Reservering vervallen: ${boat}`,
  releasedShort: 'Ze is niet op tijd betaald. Er is niets afgeschreven.',
  releasedText: (code: string) =>
    `Uw reservering ${code} is niet op tijd betaald, dus de plaatsen zijn weer vrij. Er is niets afgeschreven.`,
  asked: (title: string) => `Wachten op uw kapitein: ${title}`,
  askedShort: 'Uw plaatsen worden vastgehouden. Er is niets afgeschreven.',
  askedText: (boat: string, captain: string, by: string) =>
    `Uw plaatsen op ${boat} worden vastgehouden, en we hebben ${captain} gevraagd de tocht te bevestigen. U hoort uiterlijk ${by}, eilandtijd, van ons.`,
  setAside: (price: string) =>
    `Er is niets afgeschreven. ${price} is op uw kaart gereserveerd, en wordt pas afgeschreven als uw kapitein akkoord gaat.`,
  notConfirmed: (title: string) => `Niet bevestigd: ${title}`,
  cardNotCharged: 'Er is niets afgeschreven.',
  cannotTake: (captain: string) =>
    `Het spijt ons: ${captain} kan u op deze tocht niet meenemen. Er is niets afgeschreven; als uw bank een gereserveerd bedrag toont, geeft ze het binnen een paar dagen vrij.`,
  notInTime:
    'Het spijt ons: deze tocht kon niet op tijd worden bevestigd. Er is niets afgeschreven; als uw bank een gereserveerd bedrag toont, geeft ze het binnen een paar dagen vrij.',
  notBooked: (title: string) => `Niet geboekt: ${title}`,
  notBookedShort: 'Uw kapitein ging akkoord, maar er kon niets van uw kaart worden afgeschreven.',
  notBookedText: (captain: string) =>
    `${captain} ging akkoord met uw tocht, maar er kon niets van uw kaart worden afgeschreven. De tocht is dus niet geboekt, en de plaatsen zijn weer vrij.`,
  otherCard:
    'Er is niets afgeschreven; als uw bank een gereserveerd bedrag toont, geeft ze het binnen een paar dagen vrij. U kunt gerust opnieuw boeken met een andere kaart.',
  moved: (title: string) => `Nieuwe tijd: ${title}`,
  youMovedShort: 'U hebt uw tocht verzet.',
  youMoved: (boat: string) =>
    `U hebt uw tocht op ${boat} verzet. De nieuwe datum en tijd staan hieronder; de prijs blijft.`,
  captainMovedShort: 'Uw kapitein moest uw tocht verzetten.',
  captainMoved: (captain: string, boat: string) =>
    `${captain} moest uw tocht op ${boat} verzetten. De nieuwe datum en tijd staan hieronder; de prijs blijft.`,
  orDoNotPay: (until: string) =>
    `Betaal uiterlijk ${until}, eilandtijd. Komt de nieuwe tijd u niet uit, betaal dan gewoon niet: er is niets afgeschreven.`,
  orAskCaptain: 'Komt de nieuwe tijd u niet uit, overleg dan met uw kapitein, die u hebt betaald.',
  orWriteToUs: 'Komt de nieuwe tijd u niet uit, schrijf ons dan. Er is niets afgeschreven.',
  orCancel:
    'Komt de nieuwe tijd u niet uit, annuleer dan op de pagina van uw tocht binnen drie dagen en voor het begin: u krijgt al uw geld terug.',
  cancelled: (title: string) => `Geannuleerd: ${title}`,
  youCancelled: (code: string, boat: string) => `U hebt uw boeking ${code} op ${boat} geannuleerd.`,
  wasCancelled: (code: string, boat: string) =>
    `Uw boeking ${code} op ${boat} is geannuleerd. U wordt niet aan boord verwacht.`,
  paidToCaptain: (paid: string, captain: string) =>
    `U hebt ${paid} aan uw kapitein betaald en niet aan ons: ${captain} geeft u uw geld terug.`,
  nothingCharged: 'Er is niets afgeschreven.',
} satisfies Like<typeof en>;
