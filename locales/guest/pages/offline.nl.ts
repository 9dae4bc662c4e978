import type { Translated } from '../../translated.ts';
import type en from './offline.en.ts';

export default {
  title: 'U bent offline',
  text: 'Deze pagina heeft een verbinding nodig. Boten, tijden en prijzen tonen we alleen zoals ze nu zijn.',
  tryAgain: 'Opnieuw proberen',
  bookings: 'Uw boekingen',
  kept: 'Bewaard op dit apparaat, om zonder verbinding te lezen.',
  days: 'Uw dagen op de kade',
} satisfies Translated<typeof en>;
