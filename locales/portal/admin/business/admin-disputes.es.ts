import type { Translated } from '../../../translated.ts';
import type en from './admin-disputes.en.ts';

export default {
  title: 'Disputas',
  explanation: 'Envíe las pruebas en el proveedor de pagos. El archivo de pruebas contiene la reserva, el pasajero, los correos, el historial y las condiciones. No pagamos el dinero en disputa mientras el banco lo retenga.',
  one: 'disputa',
  many: 'disputas',
  none: 'No hay disputas aquí',
  noneText: 'Cuando el banco de un pasajero disputa un pago o pregunta por él, aparece aquí.',
  filter: 'Filtrar disputas',
  onlyOpen: 'Disputas abiertas',
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
  questionSoFar: (stage: string) => `${stage} (consulta)`,
  dueBy: 'Pruebas hasta el',
  nothingDue: 'No hay pruebas que enviar',
  takenBack: 'Retirado',
  evidence: 'Pruebas',
  evidenceFile: 'Archivo de pruebas',
} satisfies Translated<typeof en>;
