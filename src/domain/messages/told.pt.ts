import type { Like } from './like.ts';
import type en from './told.en.ts';

export default {
  tripLength: 'Duração',
  meetingPoint: 'Ponto de encontro',
  bring: 'O que levar',
  included: 'Incluído',
  bookAhead: 'Antecedência',
  leastNotice: (hours: string) => `No mínimo ${hours} antes da saída`,
  guestsNeeded: 'Mínimo de pessoas',
  sailsWith: (guests: number, hours: string) =>
    `Este passeio sai com ${guests} pessoas ou mais. Se houver menos ${hours} antes da saída, ele pode ser cancelado e você recebe todo o seu dinheiro de volta.`,
  about: 'Sobre este barco',
  departsFrom: (port: string) => `Sai de ${port}`,
  operatedBy: (name: string) => `Operado por ${name}`,
  checkedOn: (day: string) => `Licença e seguro verificados em <day>${day}</day>`,
  whatToKnow: 'O que saber',
  showMap: 'Ver no mapa',
  hideMap: 'Ocultar o mapa',
  meetingMap: (port: string) => `O ponto de encontro no mapa da ilha, perto de ${port}`,
  pinAtPort: (port: string) => `O ponto marca o porto de ${port}.`,
  openMaps: 'Abrir nos seus mapas',
  photosOf: (name: string) => `Fotos de ${name}`,
  previousPhoto: 'Foto anterior',
  nextPhoto: 'Próxima foto',
} satisfies Like<typeof en>;
