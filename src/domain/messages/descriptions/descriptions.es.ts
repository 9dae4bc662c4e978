import type { Descriptions } from '../../translated-pages.ts';

export default {
  '/': 'Reserve en minutos una salida en barco en San Martín: excursiones por plaza y chárteres privados por día, con capitanes locales.',
} satisfies Descriptions;
