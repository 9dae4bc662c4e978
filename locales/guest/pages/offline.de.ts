import type { Translated } from '../../translated.ts';
import type en from './offline.en.ts';

export default {
  title: 'Sie sind offline',
  text: 'Diese Seite braucht eine Verbindung, weil sich Boote, Zeiten und Preise ständig ändern.',
  tryAgain: 'Erneut versuchen',
  bookings: 'Ihre Buchungen',
  kept: 'Auf diesem Gerät gespeichert, auch offline lesbar.',
  days: 'Ihre gespeicherten Tage',
} satisfies Translated<typeof en>;
