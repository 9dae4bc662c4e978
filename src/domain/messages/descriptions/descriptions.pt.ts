import type { Descriptions } from '../../translated-pages.ts';

export default {
  '/': 'Reserve em minutos um passeio de barco em São Martinho: passeios por lugar e fretamentos privativos por dia, com capitães locais.',
} satisfies Descriptions;
