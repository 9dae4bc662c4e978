import type { Like } from '../../like.ts';
import { plural } from '../../plural.ts';
import type en from './trip-mails.en.ts';

export default {
  fewer: (guests: string, title: string) => `Jetzt für ${guests}: ${title}`,
  fewerShort: (guests: string) => `An Bord erwartet: ${guests}.`,
  fewerText: (code: string, boat: string, guests: string) =>
    `Ihre Buchung ${code} auf ${boat} ist jetzt für ${guests}.`,
  fewerPay: (until: string) =>
    `Es wurde noch nichts abgebucht. Bitte bezahlen Sie bis ${until}, Inselzeit; danach verfällt die Reservierung.`,
  betweenYou:
    'Sie haben Ihren Kapitän bezahlt: Was zurückgeht, ist eine Sache zwischen Ihnen beiden.',
  partInAll: (back: string, paid: string) =>
    `Insgesamt gehen ${back} von den ${paid}, die Sie bezahlt haben, an Sie zurück.`,
  handedOver: (title: string) => `Ihr Ausflug: ${title}`,
  handedOverShort: (code: string) => `Er wurde an Sie weitergegeben. Der Code ist ${code}.`,
  handedOverText: (boat: string, captain: string, code: string) =>
    `Ein Ausflug auf ${boat} mit ${captain} wurde an Sie weitergegeben. Zeigen Sie den Code ${code}, wenn Sie an Bord gehen.`,
  backToCard: 'Wird er storniert, geht das Geld auf die Karte zurück, mit der er bezahlt wurde.',
  handedAway: (title: string) => `Weitergegeben: ${title}`,
  handedAwayShort: (name: string) => `Ihren Ausflug hat jetzt ${name}.`,
  handedAwayText: (code: string, boat: string, name: string) =>
    `Ihr Ausflug ${code} auf ${boat} wurde an ${name} weitergegeben, mit einem eigenen Link. Ihr Link öffnet ihn nicht mehr.`,
  handedAwayNotYou:
    'Wenn Sie ihn nicht selbst weitergegeben haben, antworten Sie bitte sofort auf diese E-Mail.',
  link: (title: string) => `Ihr Link: ${title}`,
  linkShort: 'Sie haben um den Link zu Ihrem Ausflug gebeten.',
  linkText:
    'Sie haben um den Link zu Ihrem Ausflug gebeten. Wer ihn hat, kann den Ausflug ändern, behalten Sie ihn also für sich.',
  linkNotYou: 'Wenn Sie nicht darum gebeten haben, müssen Sie nichts tun.',
  noChange: (title: string) => `Keine Änderung: ${title}`,
  tripStays: 'Ihr Ausflug bleibt, wie er ist.',
  couldNotAgree: (captain: string, asked: string) =>
    `${captain} konnte dem nicht zustimmen, worum Sie gebeten haben: ${asked}.`,
  noAnswer: (captain: string, asked: string) =>
    `${captain} hat nicht rechtzeitig darauf geantwortet, worum Sie gebeten haben: ${asked}.`,
  toCancel: 'stornieren',
  toCancelBack: 'stornieren, und alles zurück, was bezahlt wurde',
  toComeWith: (guests: number) => `die Gruppe auf ${guests} verringern`,
  toComeWithBack: (guests: number) =>
    `die Gruppe auf ${guests} verringern, und das Geld für die anderen zurück`,
  toMove: (when: string) => `den Ausflug verlegen auf ${when}`,
  refunded: (back: string, title: string) => `Erstattung von ${back}: ${title}`,
  refundedShort: (back: string) => `Wir erstatten Ihnen ${back}.`,
  refundedText: (back: string, paid: string, code: string, boat: string) =>
    `Wir erstatten Ihnen ${back} von den ${paid}, die Sie für Ihre Buchung ${code} auf ${boat} bezahlt haben.`,
  refundedToPayer: (back: string, code: string, boat: string) =>
    `Wir erstatten ${back} für Ihre Buchung ${code} auf ${boat}.`,
  bookingStays: 'Ihre Buchung bleibt, wie sie ist.',
  doesNotSail: (title: string) => `Ihr Ausflug fällt aus: ${title}`,
  doesNotSailText: (boat: string, captain: string, why: string) =>
    `Es tut uns leid: Ihr Ausflug auf ${boat} mit ${captain} fällt aus, ${why}.`,
  calledOff: (title: string) => `Ihr Ausflug ist abgesagt: ${title}`,
  calledOffText: (boat: string, captain: string, why: string) =>
    `Es tut uns leid: Ihr Ausflug auf ${boat} mit ${captain} ist abgesagt, ${why}.`,
  ofWeather: 'wegen des Wetters',
  ofEngine: 'weil das Boot nicht fahren kann',
  ofTooFew: 'weil zu wenige Gäste zusammenkamen',
  ofSickness: 'wegen Krankheit',
  ofShip: 'weil das Kreuzfahrtschiff nicht zur Insel kommt',
  chooseShort: 'Wählen Sie einen anderen Tag, ein anderes Boot oder Ihr Geld.',
  choose: (money: string) =>
    `Sie wählen, was Sie stattdessen bekommen: einen anderen Tag auf demselben Boot, einen Platz auf einem anderen Boot oder Ihre ganzen ${money} zurück.`,
  chooseUntil: (until: string) =>
    `Bitte wählen Sie bis ${until}, Inselzeit. Wenn wir nichts hören, geht Ihr Geld von selbst an Sie zurück.`,
  chooseOfCaptainShort: 'Wählen Sie einen anderen Tag oder Ihr Geld zurück von Ihrem Kapitän.',
  chooseOfCaptain: (money: string) =>
    `Sie wählen, was Sie stattdessen bekommen: einen anderen Tag auf demselben Boot oder Ihre ${money} zurück von Ihrem Kapitän, den Sie bezahlt haben.`,
  chooseOfCaptainUntil: (until: string) =>
    `Bitte wählen Sie bis ${until}, Inselzeit. Wenn wir nichts hören, wird der Ausflug storniert, und Ihr Kapitän gibt Ihnen Ihr Geld zurück.`,
  chooseNow: 'Jetzt wählen',
  shipChanged: (title: string) => `Ihr Schiff hat neue Zeiten: ${title}`,
  shipChangedShort: 'Ihr Ausflug bringt Sie vielleicht nicht rechtzeitig zurück.',
  shipChangedText: (ship: string, boat: string, from: string, to: string) =>
    `Die Zeiten des Kreuzfahrtschiffs ${ship} haben sich geändert: Es liegt von ${from} bis ${to} (Inselzeit) an der Insel, und Ihr Ausflug auf ${boat} passt nicht mehr dazu.`,
  leavesTooEarly: 'Er legt ab, bevor Sie dort sein können.',
  backTooLate: (minutes: number) =>
    `Er bringt Sie weniger als ${minutes} Minuten vor „Alle an Bord“ zurück.`,
  shipChangedUnknown: (ship: string, boat: string, from: string, to: string) =>
    `Die Zeiten von ${ship} haben sich geändert: Das Schiff liegt hier von ${from} bis ${to} Uhr, Zeit der Insel. Ihr Kapitän hat für Ihren Ausflug mit ${boat} keine Rückkehrzeit angegeben.`,
  backUnknown: (minutes: number) =>
    `Bitte fragen Sie Ihren Kapitän, ob Sie mindestens ${minutes} Minuten vor „Alle an Bord“ am Pier sind.`,
  shipChangedTerms:
    'Ihr Ausflug bleibt gebucht, wie er ist. Auf seiner Seite können Sie ihn verlegen, oder nach seinen Bedingungen stornieren; oder Sie antworten auf diese Mail, und wir suchen gemeinsam eine Lösung.',
  rebooked: (title: string) => `Ihr neuer Ausflug: ${title}`,
  rebookedShort: (boat: string) => `Sie sind auf ${boat} gebucht.`,
  rebookedText: (boat: string, captain: string, code: string) =>
    `Sie sind stattdessen auf ${boat} mit ${captain} gebucht. Zeigen Sie denselben Code, ${code}, wenn Sie an Bord gehen.`,
  backInAll: (back: string) =>
    `Insgesamt gehen ${back} von dem, was Sie bezahlt haben, an Sie zurück.`,
  nothingToPay: 'Sie müssen nichts bezahlen.',
  wrote: (title: string) => `Nachricht von Ihrem Kapitän: ${title}`,
  wroteText: (captain: string, boat: string) =>
    `${captain} schreibt Ihnen zu Ihrem Ausflug auf ${boat}.`,
  remindTomorrow: (trip: string) => `Morgen: ${trip}`,
  remindToday: (trip: string) => `Heute: ${trip}`,
  remindShort: (place: string, code: string) => `Abfahrt ab ${place}. Ihr Code lautet ${code}.`,
  remindTomorrowText: (boat: string, captain: string) =>
    `Ihr Ausflug auf ${boat} mit ${captain} ist morgen. Das brauchen Sie.`,
  remindTodayText: (boat: string, captain: string) =>
    `Ihr Ausflug auf ${boat} mit ${captain} ist heute. Das brauchen Sie.`,
  seaForecast: 'Seewetter',
  howWasIt: (title: string) => `Wie war es? ${title}`,
  howWasItShort: (boat: string) => `Sagen Sie, wie Ihr Ausflug auf ${boat} war.`,
  howWasItText: (boat: string, captain: string) =>
    `Sie waren auf ${boat} mit ${captain} unterwegs. Wie war es? Ein bis fünf Sterne und ein paar Worte, wenn Sie mögen, helfen den nächsten Gästen bei der Wahl und Ihrem Kapitän, besser zu werden.`,
  howWasItUntil: (day: string) =>
    `Sie können es bis ${day} sagen. Wir fragen nur dieses eine Mal. Ihr Vorname, der Anfangsbuchstabe Ihres Nachnamens, der Monat des Ausflugs und wie viele Sie waren, stehen daneben.`,
  reviewTrip: 'Ausflug bewerten',
  answered: (title: string) => `Antwort auf Ihre Bewertung: ${title}`,
  answeredShort: (captain: string) => `${captain} hat Ihnen geantwortet.`,
  answeredText: (captain: string, boat: string) =>
    `${captain} hat auf Ihre Bewertung von ${boat} geantwortet. Die Antwort steht darunter auf der Seite des Bootes.`,
  review: 'Bewertung',
  stars: (count: number) =>
    plural('de', count, { one: `${count} Stern`, other: `${count} Sterne` }),
  reviewWords: 'Ihre Worte',
  answer: 'Antwort',
  seeReview: 'Bewertung ansehen',
  helpAsked: 'Wir helfen Ihnen, Ihr Boot auszusuchen',
  helpAskedShort: 'Sagen Sie uns Ihren Tag, Ihre Gruppe und was Sie sich vorstellen.',
  helloYou: 'Hallo,',
  helpAskedText:
    'Danke für Ihre Anfrage. Ein Mensch liest sie und schreibt Ihnen mit Booten, die passen.',
  helpTellUs: (address: string) =>
    `Es hilft uns zu wissen, an welchen Tagen Sie da sind, wie viele Sie sind und worauf Sie Lust haben: Strand, Riff, Sonnenuntergang, Angeln oder einfach das Meer. Schreiben Sie es uns: ${address}.`,
  seeBoats: 'Alle Boote ansehen',
  whyThisMail: (site: string) =>
    `Sie bekommen diese E-Mail, weil Ihre Adresse auf ${site} eingegeben wurde. Wenn Sie das nicht waren, können Sie sie ignorieren: Es folgt kein Newsletter.`,
} satisfies Like<typeof en>;
