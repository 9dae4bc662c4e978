import type { Translated } from '../../translated.ts';
import type en from './not-found.en.ts';

export default {
  title: '404 Pagina niet gevonden',
  text: 'Op dit adres is geen pagina. Misschien is ze verplaatst, of klopt de link niet.',
  backHome: 'Terug naar de startpagina',
} satisfies Translated<typeof en>;
