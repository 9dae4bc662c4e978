import type { Translated } from '../../translated.ts';
import type en from './not-found.en.ts';

export default {
  title: '404 Página não encontrada',
  text: 'Não encontramos esta página. Ela pode ter mudado de lugar, ou o link está errado.',
  backHome: 'Voltar ao início',
} satisfies Translated<typeof en>;
