import type { Translated } from '../../translated.ts';
import type en from './details.en.ts';

export default {
  tripLength: 'Duración',
  meetingPoint: 'Punto de encuentro',
  bring: 'Qué llevar',
  included: 'Incluido',
  papers: 'Documentos',
  visitedPlaces: {
    'other-side': 'al otro lado de la isla',
    anguilla: 'a Anguila',
    'st-barths': 'a San Bartolomé',
  },
  passportNeeded: (places: string) => `Esta salida puede ir ${places}. Cada pasajero, también los niños, necesita un pasaporte en vigor. Algunas nacionalidades necesitan además un visado: compruébelo antes de reservar.`,
  cardNeeded: (places: string) => `Esta salida puede ir ${places}. Lleve su pasaporte o documento de identidad.`,
  bookAhead: 'Antelación',
  leastNotice: (hours: string) => `Al menos ${hours} antes de la salida`,
  guestsNeeded: 'Mínimo de personas',
  about: 'Sobre este barco',
  departsFrom: (port: string) => `Sale de ${port}`,
  operatedBy: (name: string) => `Operado por ${name}`,
  checkedOn: (day: string) => `Licencia y seguro comprobados el <day>${day}</day>`,
  whatToKnow: 'Lo que debe saber',
  showMap: 'Ver en el mapa',
  hideMap: 'Ocultar el mapa',
  meetingMap: (port: string) => `El punto de encuentro en el mapa de la isla, cerca de ${port}`,
  pinAtPort: (port: string) => `El punto marca el puerto de ${port}.`,
  openMaps: 'Abrir en sus mapas',
  photosOf: (name: string) => `Fotos de ${name}`,
  previousPhoto: 'Foto anterior',
  nextPhoto: 'Foto siguiente',
} satisfies Translated<typeof en>;
