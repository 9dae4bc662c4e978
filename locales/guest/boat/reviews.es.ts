import type { Translated } from '../../translated.ts';
import { plural } from '../../plural.ts';
import type en from './reviews.en.ts';

export default {
  reviews: 'Opiniones',
  reviewsFailed: 'No se pudieron cargar las opiniones.',
  moreReviews: 'Más opiniones',
  fromReviews: (count: number) => plural('es', count, { one: `de ${count} opinión`, other: `de ${count} opiniones` }),
  onlyWhoSailed: 'Solo de quienes han navegado.',
  noReviews: 'Aún no hay opiniones. Solo opina quien ha pagado aquí una salida y ha navegado.',
  fewReviews: (least: number) => `Solo opina quien ha pagado aquí una salida y ha navegado. Con ${least} opiniones, el barco recibe su propia nota.`,
  groupKinds: {
    solo: 'Una persona sola',
    two: 'Dos personas',
    small: 'Grupo pequeño',
    large: 'Grupo grande',
    charter: 'Chárter privado',
  },
  stars: (stars: number, most: number) => `${stars} de ${most} estrellas`,
  answerFrom: (name: string) => `Respuesta: ${name}`,
  theCaptain: 'el capitán',
} satisfies Translated<typeof en>;
