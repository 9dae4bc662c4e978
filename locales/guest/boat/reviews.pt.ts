import type { Translated } from '../../translated.ts';
import { plural } from '../../plural.ts';
import type en from './reviews.en.ts';

export default {
  reviews: 'Avaliações',
  reviewsFailed: 'Não foi possível carregar as avaliações.',
  moreReviews: 'Mais avaliações',
  fromReviews: (count: number) => plural('pt', count, { one: `de ${count} avaliação`, other: `de ${count} avaliações` }),
  onlyWhoSailed: 'Só de quem já navegou.',
  noReviews: 'Ainda sem avaliações. Só avalia quem pagou um passeio aqui e navegou.',
  fewReviews: (least: number) => `Só avalia quem pagou um passeio aqui e navegou. Com ${least} avaliações, o barco ganha sua própria nota.`,
  groupKinds: {
    solo: 'Uma pessoa sozinha',
    two: 'Duas pessoas',
    small: 'Grupo pequeno',
    large: 'Grupo grande',
    charter: 'Passeio privativo',
  },
  stars: (stars: number, most: number) => `${stars} de ${most} estrelas`,
  answerFrom: (name: string) => `Resposta: ${name}`,
  theCaptain: 'o capitão',
} satisfies Translated<typeof en>;
