import type { Translated } from '../../translated.ts';
import type en from './not-found.en.ts';

export default {
  title: '404 Página no encontrada',
  text: 'No encontramos esta página. Puede que se haya movido o que el enlace no sea correcto.',
  backHome: 'Volver al inicio',
} satisfies Translated<typeof en>;
