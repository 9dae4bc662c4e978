import type { Descriptions } from '../../translated-pages.ts';

export default {
  '/': 'Boek in een paar minuten een boottocht op Sint Maarten: tochten per plaats en privécharters per dag, met kapiteins van het eiland.',
} satisfies Descriptions;
