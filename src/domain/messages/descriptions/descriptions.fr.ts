import type { Descriptions } from '../../translated-pages.ts';

export default {
  '/': 'Réservez une sortie en bateau à Saint-Martin en quelques minutes : excursions à la place et locations privées à la journée, avec des capitaines locaux.',
} satisfies Descriptions;
