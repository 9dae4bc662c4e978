import type { Like } from '../../like.ts';
import type en from './booking-mails.en.ts';

export default {
  confirmed: (title: string) => `Buchung bestätigt: ${title}`,
  confirmedShort: (code: string) => `Ihr Code ist ${code}.`,
  confirmedText: (boat: string, captain: string, code: string) =>
    `Sie sind auf ${boat} mit ${captain} gebucht. Zeigen Sie den Code ${code}, wenn Sie an Bord gehen.`,
  atDock: (minutes: number) => `Bitte seien Sie ${minutes} Minuten vor Beginn am Steg.`,
  reserved: (title: string) => `Reserviert: ${title}`,
  reservedShort: (until: string) => `Bezahlen Sie bis ${until}, um Ihre Plätze zu behalten.`,
  reservedText: (boat: string, captain: string) =>
    `Wir haben ${boat} mit ${captain} für Sie reserviert. Es wurde noch nichts abgebucht.`,
  payOrReleased: (until: string) =>
    `Bitte bezahlen Sie bis ${until}, Inselzeit. Danach verfällt die Reservierung.`,
  keepReservation: (until: string) =>
    `Noch keine Zeit zu bezahlen? Bestätigen Sie auf der Seite Ihres Ausflugs, dass diese E-Mail angekommen ist, und wir halten Ihre Plätze bis ${until}, Inselzeit.`,
  keepOrSee: 'Plätze bis morgen halten',
  seeReservation: 'Reservierung ansehen',
  fullRefund: (title: string) => `Volle Erstattung: ${title}`,
  lateShort: 'Ihre Zahlung kam, als die Buchung vorbei war.',
  late: (boat: string) =>
    `Ihre Zahlung kam an, nachdem Ihre Buchung geendet hatte, und Ihre Plätze auf ${boat} wurden nicht mehr für Sie freigehalten.`,
  lateCalledOffShort: 'Ihre Fahrt wurde abgesagt, bevor Ihre Zahlung ankam.',
  lateCalledOff: (boat: string) =>
    `Die Fahrt mit ${boat} wurde abgesagt, bevor Ihre Zahlung ankam. Sie ist deshalb nicht gebucht.`,
  wholeBack: (paid: string) => `Wir erstatten Ihnen die ganze Summe von ${paid}.`,
  partBack: (back: string, paid: string) =>
    `Wir erstatten Ihnen ${back} von den ${paid}, die Sie bezahlt haben.`,
  paidTwice: (title: string) => `Zweimal bezahlt, einmal erstattet: ${title}`,
  paidTwiceShort: 'Die zweite Zahlung geht an Sie zurück.',
  paidTwiceStands: (code: string, boat: string, paid: string) =>
    `Ihre Buchung ${code} auf ${boat} wurde zweimal bezahlt. Sie gilt, und wir erstatten Ihnen die ganze zweite Zahlung von ${paid}.`,
  paidTwiceOver: (code: string, boat: string, paid: string) =>
    `Ihre Buchung ${code} auf ${boat} wurde zweimal bezahlt. Wir erstatten Ihnen die ganze zweite Zahlung von ${paid}.`,
  paidOften: (title: string, payments: number, refunded: number) =>
    `${payments}-mal bezahlt, ${refunded}-mal erstattet: ${title}`,
  paidOftenShort: 'Die anderen Zahlungen gehen an Sie zurück.',
  paidOftenStands: (
    code: string,
    boat: string,
    payments: number,
    refunded: number,
    total: string,
  ) =>
    `Ihre Buchung ${code} auf ${boat} wurde ${payments}-mal bezahlt. Sie gilt, und wir erstatten Ihnen die anderen ${refunded} Zahlungen, zusammen ${total}.`,
  paidOftenOver: (code: string, boat: string, payments: number, refunded: number, total: string) =>
    `Ihre Buchung ${code} auf ${boat} wurde ${payments}-mal bezahlt. Wir erstatten Ihnen ${refunded} dieser Zahlungen, zusammen ${total}.`,
  released: (boat: string) => `Reservierung verfallen: ${boat}`,
  releasedShort: 'Sie wurde nicht rechtzeitig bezahlt. Es wurde nichts abgebucht.',
  releasedText: (code: string) =>
    `Ihre Reservierung ${code} wurde nicht rechtzeitig bezahlt, deshalb sind ihre Plätze wieder frei. Es wurde nichts abgebucht.`,
  asked: (title: string) => `Warten auf Ihren Kapitän: ${title}`,
  askedShort: 'Ihre Plätze werden freigehalten. Ihre Karte wurde nicht belastet.',
  askedText: (boat: string, captain: string, by: string) =>
    `Ihre Plätze auf ${boat} werden freigehalten, und wir haben ${captain} gebeten, den Ausflug zu bestätigen. Sie hören spätestens bis ${by}, Inselzeit, von uns.`,
  setAside: (price: string) =>
    `Ihre Karte wurde nicht belastet. ${price} sind vorgemerkt und werden erst abgebucht, wenn Ihr Kapitän zusagt.`,
  notConfirmed: (title: string) => `Nicht bestätigt: ${title}`,
  cardNotCharged: 'Ihre Karte wurde nicht belastet.',
  cannotTake: (captain: string) =>
    `Es tut uns leid: ${captain} kann Sie auf diesem Ausflug nicht mitnehmen. Ihre Karte wurde nicht belastet; wenn Ihre Bank einen vorgemerkten Betrag zeigt, gibt sie ihn innerhalb weniger Tage frei.`,
  notInTime:
    'Es tut uns leid: Dieser Ausflug konnte nicht rechtzeitig bestätigt werden. Ihre Karte wurde nicht belastet; wenn Ihre Bank einen vorgemerkten Betrag zeigt, gibt sie ihn innerhalb weniger Tage frei.',
  notBooked: (title: string) => `Nicht gebucht: ${title}`,
  notBookedShort: 'Ihr Kapitän hat zugesagt, aber Ihre Karte konnte nicht belastet werden.',
  notBookedText: (captain: string) =>
    `${captain} hat Ihrem Ausflug zugesagt, aber Ihre Karte konnte nicht belastet werden. Der Ausflug ist also nicht gebucht, und seine Plätze sind wieder frei.`,
  otherCard:
    'Es wurde nichts abgebucht; wenn Ihre Bank einen vorgemerkten Betrag zeigt, gibt sie ihn innerhalb weniger Tage frei. Sie können gern noch einmal mit einer anderen Karte buchen.',
  moved: (title: string) => `Neue Zeit: ${title}`,
  youMovedShort: 'Sie haben Ihren Ausflug verlegt.',
  youMoved: (boat: string) =>
    `Sie haben Ihren Ausflug auf ${boat} verlegt. Das neue Datum und die neue Zeit stehen unten; der Preis bleibt.`,
  captainMovedShort: 'Ihr Kapitän musste Ihren Ausflug verlegen.',
  captainMoved: (captain: string, boat: string) =>
    `${captain} musste Ihren Ausflug auf ${boat} verlegen. Das neue Datum und die neue Zeit stehen unten; der Preis bleibt.`,
  orDoNotPay: (until: string) =>
    `Bitte bezahlen Sie bis ${until}, Inselzeit. Passt Ihnen die neue Zeit nicht, bezahlen Sie einfach nicht: Es wurde nichts abgebucht.`,
  orAskCaptain:
    'Passt Ihnen die neue Zeit nicht, fragen Sie bitte Ihren Kapitän, den Sie bezahlt haben.',
  orWriteToUs:
    'Passt Ihnen die neue Zeit nicht, schreiben Sie uns. Ihre Karte wurde nicht belastet.',
  orCancel:
    'Passt Ihnen die neue Zeit nicht, stornieren Sie auf der Seite Ihres Ausflugs innerhalb von drei Tagen und vor Beginn: Sie bekommen Ihr ganzes Geld zurück.',
  cancelled: (title: string) => `Storniert: ${title}`,
  youCancelled: (code: string, boat: string) =>
    `Sie haben Ihre Buchung ${code} auf ${boat} storniert.`,
  wasCancelled: (code: string, boat: string) =>
    `Ihre Buchung ${code} auf ${boat} wurde storniert. Sie werden nicht an Bord erwartet.`,
  paidToCaptain: (paid: string, captain: string) =>
    `Sie haben ${paid} an Ihren Kapitän bezahlt und nicht an uns: ${captain} gibt Ihnen Ihr Geld zurück.`,
  nothingCharged: 'Es wurde nichts abgebucht.',
} satisfies Like<typeof en>;
