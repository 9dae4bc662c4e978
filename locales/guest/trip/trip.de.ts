import type { Like } from '../../like.ts';
import { plural } from '../../plural.ts';
import type en from './trip.en.ts';

export default {
  yourTrip: 'Ihr Ausflug',
  tripOn: (boat: string) => `Ihr Ausflug auf ${boat}`,
  loading: 'Ihr Ausflug wird geladen …',
  notLoaded: 'Ihr Ausflug konnte nicht geladen werden',
  notLoadedText:
    'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal. Der Ausflug selbst ist davon nicht betroffen.',
  noTrip: 'Dieser Link führt zu keinem Ausflug',
  noTripText:
    'Vielleicht ist er alt oder nicht vollständig, oder der Ausflug wurde an jemand anderen weitergegeben. Wenn es Ihr Ausflug ist, schicken wir Ihnen einen neuen Link.',
  handedOver: (name: string) => `Der Ausflug gehört jetzt ${name}`,
  handedOverText:
    'Der neue Gast bekommt eine E-Mail mit einem eigenen Link. Ihrer öffnet den Ausflug nicht mehr, und auch das haben wir Ihnen geschrieben.',

  reserved: (boat: string) => `Ihr Ausflug auf ${boat} ist reserviert`,
  awaiting: (boat: string) => `Für Ihren Ausflug auf ${boat} muss der Kapitän noch zusagen`,
  paymentComes: 'Ihre Zahlung ist unterwegs',
  paymentComesText: 'Diese Seite zeigt Ihren Ausflug, sobald die Zahlung da ist.',
  ended: 'Diese Buchung ist beendet',
  endedText:
    'Sie wurde nicht rechtzeitig bezahlt oder bestätigt, ihre Plätze sind wieder frei. Es wurde nichts abgebucht.',
  cancelled: 'Dieser Ausflug wurde storniert',
  captainGivesBack: (amount: string) =>
    `Ihr Kapitän gibt Ihnen die ${amount} zurück, die Sie ihm bezahlt haben.`,
  partBack: (back: string, paid: string) =>
    `${back} von den bezahlten ${paid} gehen auf die Karte zurück, mit der bezahlt wurde.`,
  nothingOf: (paid: string) => `Von den bezahlten ${paid} geht nichts zurück.`,
  nothingCharged: 'Es wurde nichts abgebucht.',
  seeBoat: (boat: string) => `${boat}, Boot ansehen`,
  islandTime: 'Ortszeit Sint Maarten',
  underWay: 'Unterwegs',
  over: 'Dieser Ausflug ist vorbei',
  inDays: (count: number) => `In ${count} Tagen`,
  inMinutes: (count: number) =>
    plural('de', count, { one: `In ${count} Minute`, other: `In ${count} Minuten` }),
  todayIn: (hours: number) =>
    plural('de', hours, { one: `Heute, in ${hours} Stunde`, other: `Heute, in ${hours} Stunden` }),
  tomorrowIn: (hours: number) =>
    plural('de', hours, {
      one: `Morgen, in ${hours} Stunde`,
      other: `Morgen, in ${hours} Stunden`,
    }),
  keepUntil: (until: string) =>
    `Noch nicht bereit zu bezahlen? Halten Sie Ihre Plätze bis ${until}.`,
  keepPlaces: 'Meine Plätze halten',
  placesKept: (until: string) => `Ihre Plätze sind bis ${until} für Sie reserviert.`,
  stillToPay: 'Noch zu zahlen',
  waiting: 'Ihr Kapitän muss noch antworten',
  waitingText:
    'Ihre Plätze sind für Sie reserviert, und Ihr Kapitän wurde gebeten, den Ausflug zu bestätigen. Ihre Karte wurde nicht belastet; das geschieht erst, wenn er zusagt. Wir schreiben Ihnen in jedem Fall.',
  waitingTextBy: (until: string) =>
    `Ihre Plätze sind für Sie reserviert, und Ihr Kapitän wurde gebeten, den Ausflug bis ${until} zu bestätigen. Ihre Karte wurde nicht belastet; das geschieht erst, wenn er zusagt. Wir schreiben Ihnen in jedem Fall.`,
  begun:
    'Dieser Ausflug hat begonnen und kann hier nicht mehr geändert werden. Bitte rufen Sie Ihren Kapitän an oder schreiben Sie uns.',
  offline: (readAt: string) =>
    `<strong>Sie sind offline.</strong> So war Ihr Ausflug am ${readAt}.`,

  atBoarding: 'Beim Einsteigen zeigen',
  qrCode: (code: string) => `QR-Code mit ${code}`,
  whereToBe: 'Treffpunkt',
  beThere: 'Seien Sie da',
  beforeStart: (minutes: number) => `${minutes} Minuten vor Beginn`,
  aboutBoat: 'Mehr über das Boot',
  whoComes: 'Wer mitkommt',
  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  money: 'Zahlung',
  paid: 'Bezahlt',
  toPay: 'Zu zahlen',
  price: 'Preis',
  paidBy: { cash: 'bar beim Kapitän', elsewhere: 'anderswo, nicht über uns' },
  backFromCaptain: 'Zurück vom Kapitän',
  backToCard: 'Zurück auf die Karte',
  history: 'Verlauf',

  yourCaptain: 'Ihr Kapitän',
  call: 'Anrufen',
  write: 'Ihrem Kapitän schreiben',
  writeHint: 'Die Antwort kommt in Ihr Postfach.',
  send: 'Senden',
  sending: 'Wird gesendet …',
  sent: 'Gesendet. Ihr Kapitän hat Ihre Nachricht bekommen.',

  change: 'Ihren Ausflug ändern',
  needConnection: 'Um Ihren Ausflug zu ändern, brauchen Sie eine Verbindung.',
  move: 'Auf einen anderen Tag verlegen',
  fewer: 'Mit weniger Gästen kommen',
  correct: 'Angaben berichtigen',
  handOver: 'An jemanden weitergeben',
  cancel: 'Ausflug stornieren',
  paidCaptainPolicy:
    'Sie haben Ihren Kapitän bezahlt und nicht uns. Um zu stornieren oder mit weniger Gästen zu kommen, fragen Sie ihn hier: Was an Sie zurückgeht, ist eine Sache zwischen Ihnen beiden.',
  unpaidPolicy: 'Es wurde noch nichts abgebucht, Sie können also kostenlos stornieren.',
  hoursBefore: (moment: string, hours: number) => `${moment} (${hours} Stunden vor Beginn)`,
  freePolicy: (until: string) =>
    `Stornieren Sie bis ${until}, geht alles, was bezahlt wurde, auf die Karte zurück; später besteht kein Anspruch auf Erstattung, außer wenn der Ausflug vom Kapitän oder wegen des Wetters abgesagt wird.`,
  latePolicy: (until: string) =>
    `Bis ${until} war die Stornierung kostenlos; jetzt besteht kein Anspruch auf Erstattung, außer wenn der Ausflug vom Kapitän oder wegen des Wetters abgesagt wird.`,
  goesBack: (amount: string) =>
    `${amount} gehen auf die Karte zurück, mit der bezahlt wurde. Ihre Bank zeigt es meist innerhalb von 5 bis 10 Tagen.`,
  nothingBack: 'Es geht nichts zurück.',
  asking: (hours: number) =>
    `Ihr Kapitän hat ${hours} Stunden für die Antwort, und nie länger als bis zum Beginn. Ohne Zusage bleibt Ihr Ausflug, wie er ist.`,
  asked:
    'Ihr Kapitän wurde gefragt. Die Antwort schicken wir Ihnen per E-Mail, und sie steht auf dieser Seite. Bis dahin bleibt Ihr Ausflug, wie er ist.',
  askedFewer:
    'Ihr Kapitän wurde gefragt. Die Antwort schicken wir Ihnen per E-Mail, und sie steht auf dieser Seite. Bis dahin sind Sie alle gebucht.',
  askCaptain: 'Kapitän fragen',
  askingNow: 'Wird gefragt …',
  whatToDo: 'Was möchten Sie tun?',
  done: 'Fertig',
  goBack: 'Zurück',
  oneMoment: 'Einen Moment …',
  saving: 'Wird gespeichert …',
  noAnswer:
    'Es kam keine Antwort, darum wissen wir nicht, ob es geschehen ist. Bitte prüfen Sie Ihre Verbindung und drücken Sie noch einmal: Es geschieht nur einmal.',

  cancelTitle: 'Ihren Ausflug stornieren',
  cancelling: 'Wird storniert …',
  keep: 'Ausflug behalten',
  askToCancel: (amount: string) => `Kapitän um Stornierung bitten, ${amount} zurück`,
  cancelNow: 'Jetzt stornieren, ohne Erstattung',
  why: 'Warum? (freiwillig)',
  whyHint: 'Ihr Kapitän liest es.',
  cancelPaidCaptain: (paid: string) =>
    `Sie haben ${paid} an Ihren Kapitän bezahlt und nicht an uns, darum entscheidet er. Stimmt er zu, werden Ihre Plätze für andere frei, und er gibt Ihnen zurück, was Sie miteinander vereinbaren.`,
  freeAtOnce:
    'Ihre Plätze werden sofort für andere frei, und das lässt sich nicht rückgängig machen.',
  cancelUnpaid: 'Es wurde nichts abgebucht, und es wird nichts abgebucht.',
  cancelLate: (until: string, paid: string) =>
    `Für eine kostenlose Stornierung ist es zu spät: Nach den Regeln Ihrer Buchung ging das bis ${until}. Wenn Sie jetzt stornieren, haben Sie auf die bezahlten ${paid} keinen Anspruch mehr. Ihr Kapitän kann mehr zugestehen.`,
  cancelBack: (amount: string) => `Stornieren, ${amount} zurück`,
  cancelNothing: 'Ohne Erstattung stornieren',
  cancelDone: 'Ihr Ausflug ist storniert. Ihr Kapitän wurde benachrichtigt.',

  fewerText: (guests: string) =>
    `${guests} sind gebucht. Die Plätze der anderen werden sofort frei. Wenn später doch mehr mitkommen sollen, buchen Sie für sie einen eigenen Ausflug.`,
  howMany: 'Wie viele kommen?',
  comeWith: (count: number) => `Auf ${count} verringern`,
  choiceDue: (guests: string, amount: string) => `${guests}: ${amount} zu zahlen`,
  choiceBack: (guests: string, amount: string) => `${guests}: ${amount} zurück`,
  choiceNothing: (guests: string) => `${guests}: nichts zurück`,
  fewerPaidCaptain:
    'Sie haben Ihren Kapitän bezahlt und nicht uns: Was an Sie zurückgeht, ist eine Sache zwischen Ihnen beiden.',
  fewerLate: 'Für einen Anspruch auf Erstattung ist es zu spät.',
  mayAgree: 'Ihr Kapitän kann mehr zugestehen.',
  askFewer: 'Meinen Kapitän fragen, mit Erstattung für die anderen',
  fewerNow: 'Jetzt mit weniger Gästen kommen, ohne Erstattung',
  fewerDone: (count: number) =>
    plural('de', count, {
      one: `Jetzt ist ${count} Gast gebucht. Ihr Kapitän wurde benachrichtigt.`,
      other: `Jetzt sind ${count} Gäste gebucht. Ihr Kapitän wurde benachrichtigt.`,
    }),
  fewerDue: (amount: string) =>
    `${amount} sind zu zahlen; diese Seite und unsere E-Mail führen zur Zahlung.`,

  moveTitle: 'Ihren Ausflug verlegen',
  moveNow: 'Ausflug verlegen',
  moving: 'Wird verlegt …',
  lookingForDays: 'Freie Tage werden gesucht …',
  daysNotLoaded: 'Die freien Tage konnten nicht geladen werden',
  connection: 'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  noOtherDay:
    'Dieses Boot hat an keinem anderen Tag Platz für Sie. Vielleicht weiß Ihr Kapitän mehr: Schreiben Sie ihm.',
  fromTo: (from: string, to: string) => `Von ${from} auf <strong>${to}</strong>.`,
  newDay: 'Neuer Tag',
  newTime: 'Neue Uhrzeit',
  lateMove:
    'Um diesen Ausflug ohne die Zustimmung Ihres Kapitäns zu verlegen, ist es zu spät. Der Preis bleibt.',
  paidPriceStays: (price: string) =>
    `Der Preis bleibt, wie Sie ihn bezahlt haben, ${price}: Verlegen kostet nichts. Bis wann Sie kostenlos stornieren können, richtet sich nach dem neuen Beginn.`,
  priceStays: (price: string) => `Der Preis bleibt, ${price}: Verlegen kostet nichts.`,
  moveDone: (to: string) =>
    `Ihr Ausflug ist jetzt am ${to}, zum selben Preis. Ihr Kapitän wurde benachrichtigt, und Sie bekommen eine E-Mail mit einer neuen Kalenderdatei.`,

  correctText: 'Ihr Kapitän erfährt es. Es kostet nichts.',
  fullName: 'Vor- und Nachname',
  phoneField: 'Telefon (freiwillig)',
  requestsField: 'Besondere Wünsche (freiwillig)',
  save: 'Speichern',
  saved: 'Gespeichert. Ihr Kapitän wurde benachrichtigt.',

  handOverTitle: 'Ihren Ausflug weitergeben',
  handOverText:
    'Jemand anders kommt an Ihrer Stelle. Der neue Gast bekommt einen eigenen Link per E-Mail, und Ihrer endet. Es kostet nichts.',
  theirName: 'Vor- und Nachname des neuen Gastes',
  theirEmail: 'E-Mail-Adresse des neuen Gastes',
  theirPhone: 'Telefon des neuen Gastes (freiwillig)',
  goOn: 'Weiter',
  isRight: 'Stimmt das so?',
  lastWords: (name: string, email: string) =>
    `${name} (${email}) bekommt Ihren Ausflug und kann ihn ändern oder stornieren. Ihr Link endet sofort, und das lässt sich nicht rückgängig machen.`,
  lastWordsCaptain:
    'Was bei einer Stornierung zurückgeht, ist eine Sache zwischen dem Kapitän und dem, der bezahlt hat.',
  lastWordsCard: (amount: string) =>
    `Wird der Ausflug storniert, geht das, was zurückkommt (höchstens ${amount}), auf die Karte, mit der bezahlt wurde, und nicht an den neuen Gast.`,
  handOverNow: 'Ausflug weitergeben',
  handingOver: 'Wird weitergegeben …',
  changeIt: 'Ändern',

  askedCancel: 'Sie haben um eine Stornierung mit Erstattung gebeten.',
  askedCancelCaptain: 'Sie haben um eine Stornierung gebeten.',
  askedToFewer: (guests: string) =>
    `Sie haben gefragt, ob Sie weniger sein dürfen (${guests}), mit Erstattung für die anderen.`,
  askedToFewerCaptain: (guests: string) =>
    `Sie haben gefragt, ob Sie weniger sein dürfen (${guests}).`,
  askedToMove: (to: string) => `Sie haben um eine Verlegung gebeten, auf ${to}.`,
  answerBy: (until: string) =>
    `Die Antwort kommt per E-Mail bis ${until}; bis dahin bleibt Ihr Ausflug, wie er ist.`,
  takeBack: 'Anfrage zurückziehen',
  takeBackTitle: 'Ihre Anfrage zurückziehen?',
  takeBackText: 'Ihr Ausflug bleibt, wie er ist, und Ihr Kapitän muss nicht antworten.',

  reviewLoading: 'Ihre Bewertung wird geladen …',
  reviewNotLoaded: 'Ihre Bewertung konnte nicht geladen werden.',
  tryAgain: 'Erneut versuchen',
  reviewAbsent:
    'Ihr Kapitän hat notiert, dass niemand von Ihnen gekommen ist, darum gibt es keinen Ausflug zu bewerten. Wenn das nicht stimmt, schreiben Sie uns bitte.',
  reviewThanks: 'Danke für Ihre Bewertung',
  yourReview: 'Ihre Bewertung',
  everybodyReads: (boat: string) => `Alle können sie auf der Seite von ${boat} lesen.`,
  reviewHidden: 'Auf der Seite des Bootes zeigen wir sie nicht.',
  howWas: (boat: string) => `Wie war ${boat}?`,
  reviewText: (until: string) =>
    `Sie können es bis ${until} sagen und danach nicht mehr ändern. Ihr Vorname, der erste Buchstabe Ihres Nachnamens, der Monat und die Größe Ihrer Gruppe stehen daneben.`,
  starsField: 'Sterne',
  starNames: { 1: 'Schlecht', 2: 'Mäßig', 3: 'Gut', 4: 'Sehr gut', 5: 'Hervorragend' },
  starsMean: (stars: number, meaning: string) =>
    plural('de', stars, {
      one: `${stars} Stern, ${meaning}`,
      other: `${stars} Sterne, ${meaning}`,
    }),
  yourWords: 'Ihre Worte (freiwillig)',
  sendReview: 'Bewertung senden',
  notSent: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
} satisfies Like<typeof en>;
