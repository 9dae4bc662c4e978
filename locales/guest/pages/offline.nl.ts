import type { Translated } from '../../translated.ts';
import type en from './offline.en.ts';

export default {
  title: 'Je bent offline',
  text: 'Deze pagina heeft een verbinding nodig, omdat boten, tijden en prijzen steeds veranderen.',
  tryAgain: 'Opnieuw proberen',
  bookings: 'Je boekingen',
  kept: 'Op dit apparaat bewaard voor offline gebruik.',
  days: 'Je bewaarde dagen',
} satisfies Translated<typeof en>;
