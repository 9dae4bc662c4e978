import type { Descriptions } from './description-messages.ts';

export default {
  home: 'Buchen Sie in wenigen Minuten einen Bootsausflug auf Sint Maarten: Touren pro Platz und Privatcharter pro Tag, mit einheimischen Kapitänen.',
  listing: 'Boote auf Sint Maarten buchen, nach Datum, Hafen, Gruppengröße und Art des Ausflugs: aktuelle Preise, freie Tage und Plätze.',
  compare: 'Zwei Boote nebeneinander: was sie kosten, wie lange sie fahren und was inbegriffen ist.',
  boat: {
    boat: (name, type, place, guests) => `${name}: ${type || 'Bootsausflüge'} ab ${place}, für bis zu ${guests}.`,
    perSeat: (price) => `${price} pro Platz`,
    perDay: (price) => `${price} pro Tag`,
    or: ' oder ',
    book: 'Freie Tage und Zeiten ansehen und online buchen.',
    missing: 'Unter dieser Adresse gibt es kein Boot, oder es wird nicht mehr angeboten.',
  },
  ships: 'Sie kommen mit einem Kreuzfahrtschiff nach Sint Maarten? Sehen Sie für jedes Schiff, welche Ausflüge zwischen Ankunft und „Alle an Bord“ passen.',
  shipDay: (day) => `Kreuzfahrtschiffe auf Sint Maarten am ${day} und die Ausflüge, die zu jedem passen: 90 Minuten vor „Alle an Bord“ zurück am Pier.`,
  board: (place) => `Boote, die heute und morgen ablegen (${place}): Zeiten, freie Plätze und ob sie pünktlich, abgelegt oder abgesagt sind.`,
  checkout: 'Prüfen Sie Ihren Ausflug, nennen Sie Namen und E-Mail-Adresse, und gehen Sie weiter zur sicheren Zahlungsseite.',
  confirmation: 'Ihr gebuchter Bootsausflug: der Tag, die Zeit, der Hafen und was Sie bezahlt haben.',
  bookingForm: 'Reservieren Sie jetzt einen Bootsausflug und bezahlen Sie später, über den sicheren Zahlungslink, den wir Ihnen schicken.',
  paymentSuccess: 'Wir warten auf Nachricht von Ihrer Zahlung; Ihre Buchung erscheint gleich.',
  offline: 'Sie haben keine Verbindung: Die Buchungen, die auf diesem Gerät aufbewahrt sind, lassen sich hier lesen.',
  trip: 'Ihr Ausflug: wann und wohin Sie kommen, was Sie bezahlt haben und was Sie selbst ändern können.',
  findBooking: 'Die E-Mail zu Ihrem Ausflug ist weg? Nennen Sie die Adresse, mit der Sie gebucht haben, und Ihren Buchungscode, und wir schicken Ihnen den Link noch einmal.',
  info: {
    about: 'Ein Marktplatz für Bootsausflüge rund um Sint Maarten: Touren pro Platz und Privatcharter pro Tag, mit einheimischen Kapitänen.',
    accessibility: 'Nach welchen Richtlinien wir uns richten, was mit Tastatur und Screenreader funktioniert und was noch nicht.',
    contact: 'Wie Sie die Menschen hinter der Website erreichen: zu Buchungen, für Kapitäne und für alles andere.',
    'how-it-works': 'Vom Finden eines Bootes bis zum Ablegen: wie Sie Tour oder Charter wählen, die zwei Wege zu zahlen und was per E-Mail kommt.',
    'help-center': 'Antworten zum Buchen, Bezahlen, Ändern und Mitfahren, und wo Sie mehr fragen können.',
    'trust-and-safety': 'Wozu sich Kapitäne verpflichten, wer auf See entscheidet, wie für Kinder gesorgt ist und wie Geld und Daten geschützt sind.',
    'refunds-cancellations-weather': 'Wann Sie Ihr Geld für einen Bootsausflug zurückbekommen: schlechtes Wetter, Absagen von Kapitän oder Gast, zu späte Zahlungen.',
  },
} satisfies Descriptions;
