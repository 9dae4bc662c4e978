import type { Translated } from '../../../translated.ts';
import type en from './operator-session.en.ts';

export default {
  title: 'Nuestros correos',
  label: 'Idioma de nuestros correos',
  hint: 'En el que le escribimos sobre reservas, pasajeros y pagos.',
  saved: 'Idioma guardado',
} satisfies Translated<typeof en>;
