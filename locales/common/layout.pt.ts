import type { Translated } from '../translated.ts';
import type en from './layout.en.ts';

export default {
  skip: 'Ir para o conteúdo',
  homePage: 'página inicial',
  mainNav: 'Principal',
  addBoat: 'Cadastrar seu barco',
  bookBoat: 'Reservar um barco',
  portsOnMap: 'Os portos no mapa da ilha',
  noPhotos: 'Ainda sem fotos',
  illustration: 'Ilustração',
  rated: 'Nota: ',
  loading: 'Carregando…',
  tryAgain: 'Tentar de novo',
  failedTitle: 'Não foi possível carregar esta página',
  failedText: 'Algo deu errado do nosso lado. Tente de novo.',
  close: 'Fechar',
  notification: 'Notificação',
  notifications: 'Notificações',
} satisfies Translated<typeof en>;
