import type { Translated } from '../../../translated.ts';
import type en from './operator-session.en.ts';

export default {
  title: 'Nuestros correos',
  label: 'Idioma de los correos',
  hint: 'Para los correos sobre reservas, pasajeros y pagos.',
  saved: 'Idioma guardado',
} satisfies Translated<typeof en>;
