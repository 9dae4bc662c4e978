import type { Like } from '../../like.ts';
import type en from './offer.en.ts';
import { plural } from '../../plural.ts';

export default {
  notSailing: 'Ihr Ausflug fällt aus',
  calledOff: 'Ihr Ausflug ist abgesagt',
  sorry: {
    weather:
      'Es tut uns leid: Er wurde wegen des Wetters abgesagt. Sie wählen, was Sie stattdessen bekommen.',
    engine:
      'Es tut uns leid: Er wurde abgesagt, weil das Boot nicht fahren kann. Sie wählen, was Sie stattdessen bekommen.',
    'too-few-guests':
      'Es tut uns leid: Er wurde abgesagt, weil zu wenige Gäste zusammenkamen. Sie wählen, was Sie stattdessen bekommen.',
    sickness:
      'Es tut uns leid: Er wurde wegen Krankheit abgesagt. Sie wählen, was Sie stattdessen bekommen.',
    'ship-skipped':
      'Es tut uns leid: Er wurde abgesagt, weil das Kreuzfahrtschiff nicht zur Insel kommt. Sie wählen, was Sie stattdessen bekommen.',
  },
  chooseUntil: (until: string) => `Bitte wählen Sie bis ${until}.`,
  unanswered: (amount: string) =>
    `Ein Ausflug kann gewählt werden, bis sein Tag beginnt. Wenn wir nichts hören, gehen Ihre ${amount} von selbst an Sie zurück.`,
  unansweredByHand:
    'Ein Ausflug kann gewählt werden, bis sein Tag beginnt. Wenn wir nichts hören, endet Ihre Buchung, und Ihr Kapitän gibt zurück, was Sie ihm bezahlt haben.',
  didNotWork: 'Das hat nicht geklappt',
  arranged: 'Alles geregelt',
  unknown: 'Wir konnten nicht nachsehen, ob dieser Ausflug noch wie geplant stattfindet.',
  tryAgain: 'Erneut versuchen',
  goBack: 'Zurück',
  noLonger: 'Das ist nicht mehr möglich. Bitte wählen Sie noch einmal.',
  unreachable: 'Der Server war nicht erreichbar. Bitte versuchen Sie es noch einmal.',

  anotherDayTitle: 'Ein anderer Tag auf demselben Boot',
  samePrice: 'Zum Preis, den Sie bezahlt haben.',
  noDay: 'An keinem Tag in der Nähe ist Platz für Sie.',
  noDayText: 'An den Tagen um Ihren herum ist das Boot voll oder fährt nicht.',
  anotherDay: 'Ein anderer Tag',
  chooseDay: 'Diesen Tag wählen',
  anotherBoat: 'Ein anderes Boot',
  noBoat: 'Kein anderes Boot hat in dieser Woche Platz für Sie.',
  boats: (count: number) =>
    plural('de', count, {
      one: `${count} Boot hat Platz für Sie.`,
      other: `${count} Boote haben Platz für Sie.`,
    }),
  noBoatText: 'Boote derselben Art sind voll oder kosten mehr, als Sie bezahlt haben.',
  moneyBack: 'Das ganze Geld zurück',
  fromCaptain: 'Von Ihrem Kapitän, den Sie bezahlt haben.',
  toCard: (amount: string) => `${amount}, auf die Karte, mit der Sie bezahlt haben.`,
  boatFrom: (operator: string, port: string) => `${operator}, ab ${port}`,
  daysOf: (boat: string) => `Tage von ${boat}`,
  chooseBoat: (boat: string) => `${boat} wählen`,
  day: 'Tag',
  start: 'Abfahrt',

  dayTitle: 'An einem anderen Tag fahren?',
  dayText: (when: string) =>
    `Sie fahren stattdessen am ${when}, mit demselben Boot. Es ist nichts zu zahlen, und Ihr Buchungscode bleibt derselbe.`,
  takeDay: 'Diesen Tag nehmen',
  moving: 'Ihr Ausflug wird verlegt …',
  dayDone: (when: string) =>
    `Sie fahren am ${when}, mit demselben Boot. Die neue Zeit haben wir Ihnen per E-Mail geschickt.`,
  boatTitle: (boat: string) => `Mit ${boat} fahren?`,
  boatText: (boat: string, operator: string, when: string) =>
    `Sie fahren auf ${boat} mit ${operator}, am ${when}.`,
  codeStays: 'Ihr Buchungscode bleibt derselbe.',
  mailed: 'Alles, was Sie brauchen, haben wir Ihnen per E-Mail geschickt.',
  takeBoat: 'Dieses Boot nehmen',
  bookingPlaces: 'Ihre Plätze werden gebucht …',
  costsLess: (amount: string) => `Es kostet weniger: ${amount} gehen auf Ihre Karte zurück.`,
  costsSame: 'Es kostet dasselbe: Es ist nichts zu zahlen.',
  moneyTitle: 'Geld zurückbekommen?',
  moneyText: (amount: string) =>
    `Ihre ${amount} gehen ganz auf die Karte zurück, mit der Sie bezahlt haben, und Ihre Buchung endet. Ihre Bank zeigt es meist innerhalb von 5 bis 10 Tagen. Das lässt sich nicht rückgängig machen.`,
  getBack: (amount: string) => `${amount} zurückbekommen`,
  sendingBack: 'Wird zurückgeschickt …',
  moneyDone: (amount: string) =>
    `${amount} gehen auf die Karte zurück, mit der Sie bezahlt haben. Ihre Bank zeigt es meist innerhalb von 5 bis 10 Tagen.`,
  captainTitle: 'Geld vom Kapitän zurückbekommen?',
  captainText:
    'Ihre Buchung endet, und Ihr Kapitän gibt zurück, was Sie ihm bezahlt haben: Er erfährt es sofort. Das lässt sich nicht rückgängig machen.',
  endBooking: 'Buchung beenden',
  ending: 'Wird beendet …',
  captainDone:
    'Ihre Buchung ist beendet. Ihr Kapitän weiß, dass er zurückgibt, was Sie ihm bezahlt haben.',
} satisfies Like<typeof en>;
