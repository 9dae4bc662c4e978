import { plural } from '../plural.ts';
import type { PortalMessages } from './portal-messages.ts';

export default {
  reason: 'Motivo',
  reasons: {
    weather: 'El tiempo',
    engine: 'El barco no puede navegar',
    'too-few-guests': 'Muy pocos pasajeros',
    sickness: 'Enfermedad',
    'ship-skipped': 'El crucero no viene',
  },
  note: 'Nota para los pasajeros (opcional)',
  noteHint: 'Aparece en su correo y en la página de su salida.',

  noTrip:
    'No hay ninguna salida vendida entonces. Al cancelarla se cierra: desde este momento no se vende nada, hasta que se abra de nuevo.',
  nothingMore: 'Desde este momento no se vende nada más.',
  noGuest:
    'Ningún pasajero ha reservado por este crucero. Se queda en el calendario, como uno que no viene.',
  boatsSailOn: 'Los barcos salen con sus demás pasajeros.',
  trips: (count: number) =>
    plural('es', count, { one: `${count} salida`, other: `${count} salidas` }),
  boats: (count: number) =>
    plural('es', count, { one: `${count} barco`, other: `${count} barcos` }),
  concerned: (trips: string, guests: string, boats: string, amount: string) =>
    `${trips}, ${guests}, ${boats}, ${amount} pagados.`,
  theyChoose: (hours: number) =>
    `Cada pasajero recibe un correo y tiene ${hours} horas para elegir: otro día, otro barco o el reembolso completo. Quien no dice nada recibe el dinero.`,
  anotherByHand: (amount: string) =>
    `Además, ${amount} se pagaron directamente al capitán, que los devuelve él mismo.`,
  theTrips: (count: number) => (count === 1 ? 'La salida' : `Las ${count} salidas`),
  tripsConcerned: 'Salidas afectadas',
  byHand: (amount: string) => `${amount} al capitán`,
  notPaid: 'Sin pagar',
  stopSelling: 'Dejar de vender',
  callOff: (trips: string) => `Cancelar ${trips}`,

  areChoosing: (count: number) =>
    plural('es', count, { one: `${count} está eligiendo`, other: `${count} están eligiendo` }),
  tookDay: (count: number) =>
    plural('es', count, { one: `${count} eligió otro día`, other: `${count} eligieron otro día` }),
  tookBoat: (count: number) =>
    plural('es', count, {
      one: `${count} eligió otro barco`,
      other: `${count} eligieron otro barco`,
    }),
  gotMoney: (count: number) =>
    plural('es', count, {
      one: `${count} recuperó el dinero`,
      other: `${count} recuperaron el dinero`,
    }),
  nobody: 'No había pasajeros afectados',
} satisfies PortalMessages['portal-call-offs'];
