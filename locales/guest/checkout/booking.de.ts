import type en from './booking.en.ts';
import type { Like } from '../../like.ts';

export default {
  code: 'Buchungscode',
  boat: 'Boot',
  when: 'Wann',
  departsFrom: 'Abfahrt',
  meetingPoint: 'Treffpunkt',
  bring: 'Bitte mitbringen',
  guests: 'Gäste',
  captain: 'Kapitän',
  captainPhone: 'Telefon des Kapitäns',
  bookedBy: 'Gebucht von',
  requests: 'Besondere Wünsche',
  tripCost: 'Preis des Ausflugs',
  serviceFee: 'Servicegebühr',
  total: 'Summe',
  totalPaid: 'Bezahlt',
  cancellation: 'Stornierung',
  refunded: 'Erstattet',
  remains: 'Verbleibt',
  addToCalendar: 'In den Kalender',
  islandTime: (moment: string) => `${moment}, Ortszeit Sint Maarten`,
  toPay: (amount: string) =>
    `Es wurde noch nichts abgebucht. Bitte bezahlen Sie ${amount}; sonst werden Ihre Plätze wieder frei.`,
  toPayBy: (amount: string, until: string) =>
    `Es wurde noch nichts abgebucht. Bitte bezahlen Sie ${amount} bis ${until}; danach werden Ihre Plätze wieder frei.`,
  keepByMail: (until: string) =>
    `Dann endet die Reservierung, außer Sie bestätigen unsere E-Mail: Öffnen Sie sie, folgen Sie dem Link zur Seite Ihres Ausflugs und wählen Sie „Meine Plätze halten“. Dann halten wir sie bis ${until}.`,
  paySecurely: (amount: string) => `${amount} sicher bezahlen`,

  confirmed: 'Buchung bestätigt',
  paidText: (email: string) =>
    `Ihr Ausflug ist gebucht und bezahlt. Die Bestätigung haben wir an ${email} geschickt.`,
  reservedText: (email: string) =>
    `Ihre Plätze sind reserviert. Die Einzelheiten und den Zahlungslink haben wir an ${email} geschickt.`,
  asked: 'Ihr Kapitän muss noch zusagen',
  askedText: (email: string) =>
    `Ihre Plätze sind für Sie reserviert, und Ihr Kapitän wurde um Bestätigung gebeten. Ihre Karte wurde nicht belastet; das geschieht erst, wenn er zusagt. Wir schreiben in jedem Fall an ${email}.`,
  askedTextBy: (email: string, until: string) =>
    `Ihre Plätze sind für Sie reserviert, und Ihr Kapitän wurde um Bestätigung gebeten, bis ${until}. Ihre Karte wurde nicht belastet; das geschieht erst, wenn er zusagt. Wir schreiben in jedem Fall an ${email}.`,
  paymentProcessing: 'Zahlung wird bearbeitet',
  heldText: 'Wir warten auf Ihre Zahlung. Sobald sie da ist, folgt Ihre Bestätigung.',
  expired: 'Buchung abgelaufen',
  expiredText:
    'Diese Buchung wurde nicht rechtzeitig bezahlt, ihre Plätze sind wieder frei. Es wurde nichts abgebucht.',
  cancelled: 'Buchung storniert',
  cancelledPaid:
    'Diese Buchung wurde storniert. Von dem, was Sie bezahlt haben, geht nichts an Sie zurück.',
  cancelledUnpaid: 'Diese Buchung wurde storniert. Es wurde nichts abgebucht.',
  partText: (back: string, paid: string) =>
    `Diese Buchung wurde storniert. Wir geben Ihnen ${back} von den ${paid} zurück, die Sie bezahlt haben.`,
  bookingRefunded: 'Buchung erstattet',
  refundedText: 'Dieser Ausflug hat für Sie nicht stattgefunden. Ihr Geld ist auf dem Rückweg.',

  thanks: 'Danke für Ihre Buchung. Ihre Bestätigung ist auf dem Weg in Ihr Postfach.',
  yourBooking: 'Ihre Buchung',
  loading: 'Ihre Buchung wird geladen …',
  notFound: 'Buchung nicht gefunden',
  notFoundText:
    'Unter dieser Adresse gibt es keine Buchung. Bitte nehmen Sie den Link aus Ihrer Bestätigungsmail, oder lassen Sie ihn sich noch einmal schicken.',
  notLoaded: 'Ihre Buchung konnte nicht geladen werden',
  notLoadedText:
    'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal. Die Buchung selbst ist davon nicht betroffen.',
  find: 'Meine Buchung finden',
  contact: 'Kontakt aufnehmen',
  backHome: 'Zur Startseite',
  browse: 'Boote ansehen',

  seeOrChange: 'Ihren Ausflug ansehen oder ändern',
  seeOrChangeText: (email: string) =>
    `In unserer E-Mail an ${email} steht der Link zur Seite Ihres Ausflugs: Dort schreiben Sie Ihrem Kapitän und können den Ausflug verlegen, ändern, weitergeben oder stornieren. Wer den Link hat, kann das alles tun; darum kommt er nur per E-Mail.`,
  mailAgain: 'Link noch einmal schicken',
  oneMoment: 'Einen Moment …',
  linkSent: (email: string) => `Der Link ist auf dem Weg an ${email}.`,
  connection: 'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',

  processing: 'Ihre Buchung wird bearbeitet',
  processingNow: 'Ihre Buchung wird bearbeitet …',
  keepOpen: 'Bitte lassen Sie diese Seite offen. Es dauert ein paar Sekunden.',
  seeDone: 'Nachsehen, ob es fertig ist',
  notCompleted: 'Zahlung nicht abgeschlossen',
  paymentExpired:
    'Diese Zahlungsseite ist abgelaufen, und es wurde nichts abgebucht. Bitte buchen Sie noch einmal.',
  paymentTooLate:
    'Ihre Zahlung kam zu spät, und Ihre Plätze waren nicht mehr frei. Sie bekommen Ihr ganzes Geld zurück.',
  paymentNotFound: 'Zahlung nicht gefunden',
  unknownText: 'Eine Zahlung mit dieser Nummer kennen wir nicht.',
  lateText:
    'Ihre Zahlung wird noch bearbeitet. Das kann ein paar Minuten dauern; sobald sie da ist, bekommen Sie Ihre Bestätigung per E-Mail.',
  checkAgain: 'Noch einmal nachsehen',
  invalidSession: 'Ungültige Sitzung',
  invalidSessionText:
    'Zu dieser Adresse gehört keine Zahlung. Wenn Sie gerade bezahlt haben, nehmen Sie bitte den Link aus Ihrer Bestätigungsmail.',
  needHelp:
    'Brauchen Sie Hilfe? <support>Schreiben Sie uns</support> und nennen Sie diese Sitzungsnummer:',

  findTitle: 'Meine Buchung finden',
  findText:
    'Nennen Sie die Adresse, mit der Sie gebucht haben, und Ihren Buchungscode. Wir schicken Ihnen den Link, mit dem Sie Ihren Ausflug ansehen und ändern.',
  email: 'E-Mail-Adresse',
  codeHint: 'Er steht in jeder E-Mail zu Ihrer Buchung, zum Beispiel SXM-7K2P-9QXD.',
  mailLink: 'Link schicken',
  findSent:
    'Wenn es zu dieser Adresse und diesem Code eine Buchung gibt, ist ihr Link auf dem Weg dorthin. Es dauert ein bis zwei Minuten; sehen Sie auch im Spam-Ordner nach.',
  noCode:
    'Sie haben den Code nicht? <write>Schreiben Sie uns</write> mit dem Namen und dem Tag des Ausflugs.',
} satisfies Like<typeof en>;
