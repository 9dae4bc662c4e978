import type { Translated } from '../../translated.ts';
import type en from './details.en.ts';

export default {
  tripLength: 'Duração',
  meetingPoint: 'Ponto de encontro',
  bring: 'O que levar',
  included: 'Incluído',
  papers: 'Documentos',
  visitedPlaces: {
    'other-side': 'ao outro lado da ilha',
    anguilla: 'a Anguila',
    'st-barths': 'a São Bartolomeu',
  },
  passportNeeded: (places: string) => `Este passeio pode ir ${places}. Cada passageiro, inclusive crianças, precisa de um passaporte válido. Algumas nacionalidades também precisam de visto: verifique antes de reservar.`,
  cardNeeded: (places: string) => `Este passeio pode ir ${places}. Leve seu passaporte ou documento de identidade.`,
  bookAhead: 'Antecedência',
  leastNotice: (hours: string) => `No mínimo ${hours} antes da saída`,
  guestsNeeded: 'Mínimo de pessoas',
  about: 'Sobre este barco',
  departsFrom: (port: string) => `Sai de ${port}`,
  operatedBy: (name: string) => `Operado por ${name}`,
  checkedOn: (day: string) => `Licença e seguro verificados em <day>${day}</day>`,
  whatToKnow: 'O que saber',
  showMap: 'Ver no mapa',
  hideMap: 'Ocultar o mapa',
  meetingMap: (port: string) => `O ponto de encontro no mapa da ilha, perto de ${port}`,
  pinAtPort: (port: string) => `O ponto marca o porto de ${port}.`,
  openMaps: 'Abrir no app de mapas',
  photosOf: (name: string) => `Fotos de ${name}`,
  previousPhoto: 'Foto anterior',
  nextPhoto: 'Próxima foto',
} satisfies Translated<typeof en>;
