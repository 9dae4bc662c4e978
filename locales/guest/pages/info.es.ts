import type en from './info.en.ts';
import type { Translated } from '../../translated.ts';

export default {
  home: 'Inicio',
  breadcrumb: 'Ruta de navegación',
  updated: (date: string) => `Última actualización: ${date}`,
  answering: 'Respondemos día y noche.',
  company: 'Quién gestiona este sitio',
  dataController: 'Responsable de sus datos personales',
  contents: 'Índice',
  notFound: 'Página no encontrada',
  notFoundText: 'No se encontró la página solicitada.',
  soon: 'Próximamente',
  soonText: 'Esta página no está disponible ahora. ¡Vuelva pronto!',
  backHome: 'Volver al inicio',
} satisfies Translated<typeof en>;
