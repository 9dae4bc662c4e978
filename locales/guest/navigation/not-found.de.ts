import type { Translated } from '../../translated.ts';
import type en from './not-found.en.ts';

export default {
  title: '404 Seite nicht gefunden',
  text: 'Wir konnten diese Seite nicht finden. Vielleicht ist sie umgezogen, oder der Link stimmt nicht.',
  backHome: 'Zurück zur Startseite',
} satisfies Translated<typeof en>;
