import type { Translated } from '../../translated.ts';
import { plural } from '../../plural.ts';
import type en from './captain.en.ts';

export default {
  title: 'Su capitán',
  pictureOf: (name: string) => `Foto: ${name}`,
  since: (year: number) => `En estas aguas desde ${year}`,
  trips: (count: number) => plural('es', count, { one: `${count} excursión realizada con pasajeros de este sitio`, other: `${count} excursiones realizadas con pasajeros de este sitio` }),
  answers: (hours: number) => plural('es', hours, { one: 'Suele responder a las solicitudes en menos de 1 hora', other: `Suele responder a las solicitudes en menos de ${hours} horas` }),
  boats: (count: number) => plural('es', count, { one: `${count} barco en este sitio`, other: `${count} barcos en este sitio` }),
  speaks: (languages: string) => `Idiomas: ${languages}`,
} satisfies Translated<typeof en>;
