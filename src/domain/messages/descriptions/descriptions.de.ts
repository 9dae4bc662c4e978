import type { Descriptions } from '../../translated-pages.ts';

export default {
  '/': 'Buchen Sie in Minuten einen Bootsausflug auf Sint Maarten: Touren pro Platz und private Charter pro Tag, mit einheimischen Kapitänen.',
} satisfies Descriptions;
