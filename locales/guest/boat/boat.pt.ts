import type { Translated } from '../../translated.ts';
import type en from './boat.en.ts';

export default {
  title: 'Barco',
  loading: 'Carregando o barco…',
  gone: 'O barco que você procura não existe ou foi retirado.',
  backHome: 'Voltar ao início',
  openPhoto: (place: number, count: number, name: string) => `Abrir a foto ${place} de ${count}: ${name}`,
  book: 'Reservar este barco',
  backAt: (time: string) => `Volta às ${time}`,
  backNextDayAt: (time: string) => `Volta às ${time} do dia seguinte`,
  soFar: (least: number, soFar: number) => `Mínimo de ${least} pessoas, lugares já reservados: ${soFar}`,
  toCheckout: 'Continuar para o pagamento',
  pickFirst: 'Escolha uma data e um horário para continuar.',
  update: 'Atualizar',
  goOn: 'Continuar',
  chooseTime: 'Escolher horário',
  chooseDate: 'Escolher data',
  loadingReviews: 'Carregando avaliações…',
  backToBoats: 'Voltar aos barcos',
  boatNotFound: 'Barco não encontrado',
} satisfies Translated<typeof en>;
