import type { Translated } from '../../translated.ts';
import type en from './offline.en.ts';

export default {
  title: 'Está sin conexión',
  text: 'Esta página necesita conexión, porque los barcos, los horarios y los precios cambian todo el tiempo.',
  tryAgain: 'Intentar de nuevo',
  bookings: 'Sus reservas',
  kept: 'Guardadas en este dispositivo para leerlas sin conexión.',
  days: 'Sus días guardados',
} satisfies Translated<typeof en>;
