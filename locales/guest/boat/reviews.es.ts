import type { Translated } from '../../translated.ts';
import { plural } from '../../plural.ts';
import type en from './reviews.en.ts';

export default {
  reviews: 'Opiniones',
  reviewsFailed: 'No pudimos cargar las opiniones.',
  moreReviews: 'Más opiniones',
  fromReviews: (count: number) => plural('es', count, { one: `de ${count} opinión`, other: `de ${count} opiniones` }),
  onlyWhoSailed: 'Solo opinan los pasajeros que navegaron.',
  noReviews: 'Aún no hay opiniones. Solo pueden opinar los pasajeros que reservaron aquí y navegaron.',
  fewReviews: (least: number) => `Solo opinan los pasajeros que reservaron aquí y navegaron. La nota propia del barco aparece con ${least} opiniones.`,
  groupKinds: {
    solo: 'Viaja en solitario',
    two: 'Grupo de 2',
    small: 'Grupo pequeño',
    large: 'Grupo grande',
    charter: 'Chárter privado',
  },
  byGroup: 'Tipo de grupo',
  byLanguage: 'Idioma',
  all: 'Todos',
  shown: (count: number) => plural('es', count, { one: `${count} opinión`, other: `${count} opiniones` }),
  stars: (stars: number, most: number) => `${stars} de ${most} estrellas`,
  answerFrom: (name: string) => `Respuesta: ${name}`,
  theCaptain: 'el capitán',
} satisfies Translated<typeof en>;
