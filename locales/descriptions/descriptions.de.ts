import type { Descriptions } from './descriptions.ts';

export default {
  '/': 'Buchen Sie in wenigen Minuten einen Bootsausflug auf Sint Maarten: Touren pro Platz und Privatcharter pro Tag, mit einheimischen Kapitänen.',
  '/info/about':
    'Ein Marktplatz für Bootsausflüge rund um Sint Maarten: Touren pro Platz und Privatcharter pro Tag, mit einheimischen Kapitänen.',
  '/info/accessibility':
    'Nach welchen Richtlinien wir uns richten, was mit Tastatur und Screenreader funktioniert und was noch nicht.',
  '/info/contact':
    'Wie Sie die Menschen hinter der Website erreichen: zu Buchungen, für Kapitäne und für alles andere.',
  '/info/how-it-works':
    'Vom Finden eines Bootes bis zum Ablegen: wie Sie Tour oder Charter wählen, die zwei Wege zu zahlen und was per E-Mail kommt.',
  '/info/help-center':
    'Antworten zum Buchen, Bezahlen, Ändern und Mitfahren, und wo Sie mehr fragen können.',
  '/info/trust-and-safety':
    'Wozu sich Kapitäne verpflichten, wer auf See entscheidet, wie für Kinder gesorgt ist und wie Geld und Daten geschützt sind.',
  '/info/refunds-cancellations-weather':
    'Wann Sie Ihr Geld für einen Bootsausflug zurückbekommen: schlechtes Wetter, Absagen von Kapitän oder Gast, zu späte Zahlungen.',
  '/booking':
    'Boote auf Sint Maarten buchen, nach Datum, Hafen, Gruppengröße und Art des Ausflugs: aktuelle Preise, freie Tage und Plätze.',
  '/compare':
    'Zwei Boote nebeneinander: was sie kosten, wie lange sie fahren und was inbegriffen ist.',
  '/boats/:slug': {
    boat: (name, type, place, guests) =>
      `${name}: ${type || 'Bootsausflüge'} ab ${place}, für bis zu ${guests}.`,
    perSeat: (price) => `${price} pro Platz`,
    perDay: (price) => `${price} pro Tag`,
    or: ' oder ',
    book: 'Freie Tage und Zeiten ansehen und online buchen.',
    missing: 'Unter dieser Adresse gibt es kein Boot, oder es wird nicht mehr angeboten.',
  },
  '/ships':
    'Sie kommen mit einem Kreuzfahrtschiff nach Sint Maarten? Sehen Sie für jedes Schiff, welche Ausflüge zwischen Ankunft und „Alle an Bord“ passen.',
  '/ships/:day': (day) =>
    `Kreuzfahrtschiffe auf Sint Maarten am ${day} und die Ausflüge, die zu jedem passen: 90 Minuten vor „Alle an Bord“ zurück am Pier.`,
  '/board': (place) =>
    `Boote, die heute und morgen ablegen (${place}): Zeiten, freie Plätze und ob sie pünktlich, abgelegt oder abgesagt sind.`,
  '/book/:boatId':
    'Prüfen Sie Ihren Ausflug, nennen Sie Namen und E-Mail-Adresse, und gehen Sie weiter zur sicheren Zahlungsseite.',
  '/booking/confirmation':
    'Ihr gebuchter Bootsausflug: der Tag, die Zeit, der Hafen und was Sie bezahlt haben.',
  '/booking/form':
    'Reservieren Sie jetzt einen Bootsausflug und bezahlen Sie später, über den sicheren Zahlungslink, den wir Ihnen schicken.',
  '/booking/success': 'Wir warten auf Nachricht von Ihrer Zahlung; Ihre Buchung erscheint gleich.',
  '/offline':
    'Sie haben keine Verbindung: Die Buchungen, die auf diesem Gerät aufbewahrt sind, lassen sich hier lesen.',
  '/trips/:token':
    'Ihr Ausflug: wann und wohin Sie kommen, was Sie bezahlt haben und was Sie selbst ändern können.',
  '/trips/find':
    'Die E-Mail zu Ihrem Ausflug ist weg? Nennen Sie die Adresse, mit der Sie gebucht haben, und Ihren Buchungscode, und wir schicken Ihnen den Link noch einmal.',
} satisfies Descriptions;
