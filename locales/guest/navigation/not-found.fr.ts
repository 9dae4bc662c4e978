import type { Translated } from '../../translated.ts';
import type en from './not-found.en.ts';

export default {
  title: '404 Page introuvable',
  text: 'Cette page est introuvable. Elle a peut-être été déplacée, ou le lien est erroné.',
  backHome: 'Retour à l’accueil',
} satisfies Translated<typeof en>;
