import type { Translated } from '../../translated.ts';
import type en from './not-found.en.ts';

export default {
  title: '404 Pagina niet gevonden',
  text: 'We konden deze pagina niet vinden. Misschien is die verplaatst of klopt de link niet.',
  backHome: 'Terug naar de startpagina',
} satisfies Translated<typeof en>;
