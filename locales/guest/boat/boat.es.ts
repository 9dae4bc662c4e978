import type { Translated } from '../../translated.ts';
import type en from './boat.en.ts';

export default {
  title: 'Barco',
  loading: 'Cargando el barco…',
  gone: 'El barco que busca no existe o se ha retirado.',
  backHome: 'Volver al inicio',
  openPhoto: (place: number, count: number, name: string) => `Abrir la foto ${place} de ${count}: ${name}`,
  book: 'Reservar este barco',
  backAt: (time: string) => `Regreso a las ${time}`,
  backNextDayAt: (time: string) => `Regreso a las ${time} del día siguiente`,
  soFar: (least: number, soFar: number) => `Mínimo ${least} personas; reservadas: ${soFar}`,
  toCheckout: 'Continuar al pago',
  pickFirst: 'Elija una fecha y una hora para continuar.',
  update: 'Actualizar',
  goOn: 'Continuar',
  chooseTime: 'Elegir hora',
  chooseDate: 'Elegir fecha',
  loadingReviews: 'Cargando opiniones…',
  backToBoats: 'Volver a los barcos',
  boatNotFound: 'Barco no encontrado',
} satisfies Translated<typeof en>;
