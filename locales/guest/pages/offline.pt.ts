import type { Translated } from '../../translated.ts';
import type en from './offline.en.ts';

export default {
  title: 'Você está sem conexão',
  text: 'Esta página precisa de conexão. Os barcos, os horários e os preços só são mostrados como estão neste momento.',
  tryAgain: 'Tentar de novo',
  bookings: 'Suas reservas',
  kept: 'Guardadas neste aparelho, para ler sem conexão.',
  days: 'Seus dias no cais',
} satisfies Translated<typeof en>;
