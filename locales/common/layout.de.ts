import type { Translated } from '../translated.ts';
import type en from './layout.en.ts';

export default {
  skip: 'Zum Inhalt',
  homePage: 'Startseite',
  mainNav: 'Hauptmenü',
  addBoat: 'Eigenes Boot anbieten',
  bookBoat: 'Boot buchen',
  portsOnMap: 'Häfen auf der Inselkarte',
  noPhotos: 'Noch keine Fotos',
  illustration: 'Illustration',
  rated: 'Bewertung: ',
  loading: 'Wird geladen …',
  tryAgain: 'Erneut versuchen',
  failedTitle: 'Wir konnten diese Seite nicht laden',
  failedText: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es erneut.',
  close: 'Schließen',
  notification: 'Benachrichtigung',
  notifications: 'Benachrichtigungen',
} satisfies Translated<typeof en>;
