import type { Translated } from '../../translated.ts';
import type en from './offline.en.ts';

export default {
  title: 'Sie sind offline',
  text: 'Diese Seite braucht eine Verbindung. Boote, Zeiten und Preise zeigen wir nur so, wie sie gerade sind.',
  tryAgain: 'Erneut versuchen',
  bookings: 'Ihre Buchungen',
  kept: 'Auf diesem Gerät aufbewahrt, um sie ohne Verbindung zu lesen.',
  days: 'Ihre Tage am Steg',
} satisfies Translated<typeof en>;
