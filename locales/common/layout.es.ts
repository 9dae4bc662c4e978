import type { Translated } from '../translated.ts';
import type en from './layout.en.ts';

export default {
  skip: 'Ir al contenido',
  homePage: 'página de inicio',
  mainNav: 'Principal',
  addBoat: 'Añadir su barco',
  bookBoat: 'Reservar un barco',
  portsOnMap: 'Los puertos en el mapa de la isla',
  noPhotos: 'Aún no hay fotos',
  illustration: 'Ilustración',
  rated: 'Valoración: ',
  loading: 'Cargando…',
  tryAgain: 'Intentar de nuevo',
  failedTitle: 'No pudimos cargar esta página',
  failedText: 'Algo ha fallado por nuestra parte. Inténtelo de nuevo.',
  close: 'Cerrar',
  notification: 'Notificación',
  notifications: 'Notificaciones',
} satisfies Translated<typeof en>;
