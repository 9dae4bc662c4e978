import type { Descriptions } from '../../translated-pages.ts';

export default {
  '/': 'Buchen Sie in Minuten einen Bootsausflug auf Sint Maarten: Touren pro Platz und private Charter pro Tag, mit einheimischen Kapitänen.',
  '/info/about':
    'Ein Marktplatz für Bootsausflüge rund um Sint Maarten: Touren pro Platz und private Charter pro Tag, mit einheimischen Kapitänen.',
  '/info/accessibility':
    'Nach welchen Richtlinien wir uns richten, was mit Tastatur und Bildschirmlesern funktioniert und was noch nicht.',
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
} satisfies Descriptions;
