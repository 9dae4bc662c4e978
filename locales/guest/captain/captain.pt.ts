import type { Translated } from '../../translated.ts';
import { plural } from '../../plural.ts';
import type en from './captain.en.ts';

export default {
  title: 'Seu capitão',
  pictureOf: (name: string) => `Foto: ${name}`,
  since: (year: number) => `Nestas águas desde ${year}`,
  trips: (count: number) => plural('pt', count, { one: `${count} passeio realizado com passageiros deste site`, other: `${count} passeios realizados com passageiros deste site` }),
  answers: (hours: number) => plural('pt', hours, { one: 'Costuma responder a pedidos em até 1 hora', other: `Costuma responder a pedidos em até ${hours} horas` }),
  boats: (count: number) => plural('pt', count, { one: `${count} barco neste site`, other: `${count} barcos neste site` }),
  speaks: (languages: string) => `Idiomas: ${languages}`,
} satisfies Translated<typeof en>;
