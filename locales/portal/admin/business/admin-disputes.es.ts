import type { Translated } from '../../../translated.ts';
import type en from './admin-disputes.en.ts';

export default {
  title: 'Disputas',
  explanation: 'Las pruebas se envían en el proveedor de pagos. El archivo contiene la reserva, el pasajero, los correos, el historial y las condiciones. Mientras un banco retenga el dinero, no se paga al capitán.',
  one: 'disputa',
  many: 'disputas',
  none: 'No hay disputas aquí',
  noneText: 'Cuando el banco de un pasajero retira un pago o pregunta por él, figura aquí.',
  filter: 'Filtrar disputas',
  onlyOpen: 'Solo lo no decidido',
  all: 'Todas las disputas',
  paymentOf: 'Pago de',
  forFeaturing: (captain: string) => `${captain}, por destacar un barco`,
  stages: {
    open: 'Hay que enviar pruebas',
    reviewed: 'El banco lo examina',
    won: 'Ganada',
    lost: 'Perdida',
    closed: 'Cerrada',
  },
  questionSoFar: (stage: string) => `${stage}, por ahora solo una pregunta`,
  dueBy: 'Pruebas antes del',
  nothingDue: 'No hay que enviar nada',
  takenBack: 'Retirado',
  evidence: 'Pruebas',
  evidenceFile: 'Archivo de pruebas',
} satisfies Translated<typeof en>;
