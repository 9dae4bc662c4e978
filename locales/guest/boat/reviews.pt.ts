import type { Translated } from '../../translated.ts';
import { plural } from '../../plural.ts';
import type en from './reviews.en.ts';

export default {
  reviews: 'Avaliações',
  reviewsFailed: 'Não foi possível carregar as avaliações.',
  moreReviews: 'Mais avaliações',
  fromReviews: (count: number) => plural('pt', count, { one: `em ${count} avaliação`, other: `em ${count} avaliações` }),
  onlyWhoSailed: 'Só avalia quem fez o passeio.',
  noReviews: 'Ainda sem avaliações. Só pode avaliar quem reservou aqui e fez o passeio.',
  fewReviews: (least: number) => `Só avalia quem reservou aqui e fez o passeio. A nota do próprio barco aparece a partir de ${least} avaliações.`,
  groupKinds: {
    solo: 'Viajando só',
    two: 'Grupo de 2',
    small: 'Grupo pequeno',
    large: 'Grupo grande',
    charter: 'Passeio privativo',
  },
  byGroup: 'Tipo de grupo',
  byLanguage: 'Idioma',
  all: 'Todos',
  shown: (count: number) => plural('pt', count, { one: `${count} avaliação`, other: `${count} avaliações` }),
  stars: (stars: number, most: number) => `${stars} de ${most} estrelas`,
  answerFrom: (name: string) => `Resposta: ${name}`,
  theCaptain: 'o capitão',
} satisfies Translated<typeof en>;
