import { plural } from '../../plural.ts';
import type { Translated } from '../../translated.ts';
import type en from './portal-call-offs.en.ts';

export default {
  reasons: {
    weather: 'Mal tiempo',
    engine: 'El barco no puede navegar',
    'too-few-guests': 'Muy pocos pasajeros',
    sickness: 'Enfermedad',
    'ship-skipped': 'El crucero no viene',
  },
  note: 'Nota para los pasajeros (opcional)',
  noteHint: 'Aparece en su correo y en la página de su salida.',

  noTrip: 'No hay ninguna salida vendida en ese momento. Al suspenderla, se cierra: desde ahora no se vende nada, hasta que se abra de nuevo.',
  nothingMore: 'Desde ahora no se vende nada más.',
  noGuest: 'Ninguna reserva depende de este crucero. Queda en el calendario, señalado como que no viene.',
  boatsSailOn: 'Los barcos salen con los demás pasajeros.',
  trips: (count: number) => plural('es', count, { one: `${count} salida`, other: `${count} salidas` }),
  boats: (count: number) => plural('es', count, { one: `${count} barco`, other: `${count} barcos` }),
  concerned: (trips: string, guests: string, boats: string, amount: string) => `${trips}, ${guests}, ${boats}, ${amount} pagados.`,
  theyChoose: (hours: number) => `Cada pasajero recibe un correo y tiene ${hours} horas para elegir: otro día, otro barco o el reembolso completo. Quien no dice nada recibe el reembolso.`,
  anotherByHand: (amount: string) => `Además, se pagaron ${amount} directamente al capitán, que los devuelve también directamente.`,
  theTrips: (count: number) => (count === 1 ? 'La salida' : `Las ${count} salidas`),
  tripsConcerned: 'Salidas afectadas',
  byHand: (amount: string) => `${amount} al capitán`,
  notPaid: 'Sin pagar',
  stopSelling: 'Dejar de vender',
  callOff: (trips: string) => `Suspender ${trips}`,

  areChoosing: (count: number) => plural('es', count, { one: `${count} está eligiendo`, other: `${count} están eligiendo` }),
  tookDay: (count: number) => plural('es', count, { one: `${count} eligió otro día`, other: `${count} eligieron otro día` }),
  tookBoat: (count: number) => plural('es', count, { one: `${count} eligió otro barco`, other: `${count} eligieron otro barco` }),
  gotMoney: (count: number) => plural('es', count, { one: `${count} recibió el reembolso`, other: `${count} recibieron el reembolso` }),
  inProgress: (done: number, boats: number) => `En curso: ${done} de ${boats} barcos`,
  inProgressText: 'Ya no se vende nada de ello. Se avisa a los pasajeros, barco por barco.',
  nobody: 'No había pasajeros afectados',

  calledOff: 'Salidas suspendidas',
  seeWhom: 'Ver a quién afecta',
  whom: 'A quién afecta',
  callingOff: 'Suspendiendo…',
  keepTrips: 'Mantener todas las salidas',
  notCalledOff: 'No se ha suspendido nada',
  beingTold: 'Se está avisando a capitanes y pasajeros.',
} satisfies Translated<typeof en>;
