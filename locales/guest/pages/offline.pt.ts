import type { Translated } from '../../translated.ts';
import type en from './offline.en.ts';

export default {
  title: 'Você está sem conexão',
  text: 'Esta página precisa de conexão, porque barcos, horários e preços mudam o tempo todo.',
  tryAgain: 'Tentar de novo',
  bookings: 'Suas reservas',
  kept: 'Salvas neste aparelho para ler sem conexão.',
  days: 'Seus dias salvos',
} satisfies Translated<typeof en>;
