import type { Like } from './like.ts';
import type en from './boat.en.ts';

export default {
  title: 'Barco',
  loading: 'Cargando el barco…',
  gone: 'El barco que busca no existe o se ha retirado.',
  backHome: 'Volver al inicio',
  openPhoto: (place: number, count: number, name: string) =>
    `Abrir la foto ${place} de ${count}: ${name}`,
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
  book: 'Reservar este barco',
  soFar: (least: number, soFar: number) => `Sale con ${least} personas; de momento, ${soFar}`,
  toCheckout: 'Continuar al pago',
  pickFirst: 'Elija una fecha y una hora para continuar.',
  update: 'Actualizar',
  goOn: 'Continuar',
  chooseTime: 'Elegir hora',
  chooseDate: 'Elegir fecha',
  photosOf: (name: string) => `Fotos de ${name}`,
  previousPhoto: 'Foto anterior',
  nextPhoto: 'Foto siguiente',
} satisfies Like<typeof en>;
