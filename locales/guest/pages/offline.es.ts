import type { Translated } from '../../translated.ts';
import type en from './offline.en.ts';

export default {
  title: 'Está sin conexión',
  text: 'Esta página necesita conexión. Los barcos, los horarios y los precios solo se muestran tal como están en este momento.',
  tryAgain: 'Intentar de nuevo',
  bookings: 'Sus reservas',
  kept: 'Guardadas en este dispositivo, para leerlas sin conexión.',
  days: 'Sus días en el muelle',
} satisfies Translated<typeof en>;
