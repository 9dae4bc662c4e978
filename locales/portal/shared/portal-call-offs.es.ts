import { plural } from '../../plural.ts';
import type { Translated } from '../../translated.ts';
import type en from './portal-call-offs.en.ts';

export default {
  reasons: {
    weather: 'Mal tiempo',
    engine: 'El barco no puede navegar',
    'too-few-guests': 'Pasajeros insuficientes',
    sickness: 'Enfermedad',
    'ship-skipped': 'Escala cancelada',
  },
  note: 'Nota para los pasajeros (opcional)',
  noteHint: 'Los pasajeros la ven en el correo y en la página de su excursión.',

  noTrip: 'No hay reservas. Al cancelar, estas salidas se cierran hasta que usted las vuelva a abrir.',
  nothingMore: 'Desde ahora no se admiten más reservas.',
  noGuest: 'Ningún pasajero ha reservado por este crucero. Queda en el calendario, con la escala cancelada.',
  boatsSailOn: 'Los barcos salen con los demás pasajeros.',
  trips: (count: number) => plural('es', count, { one: `${count} excursión`, other: `${count} excursiones` }),
  boats: (count: number) => plural('es', count, { one: `${count} barco`, other: `${count} barcos` }),
  concerned: (trips: string, guests: string, boats: string, amount: string) => `${trips}, ${guests}, ${boats}, ${amount} pagados.`,
  theyChoose: (hours: number) => `Enviamos un correo a cada pasajero. Tiene ${hours} horas para elegir otro día, otro barco o el reembolso completo. Si no elige, le reembolsamos.`,
  anotherByHand: (amount: string) => `Además, se pagaron ${amount} directamente al capitán, que los reembolsa.`,
  theTrips: (count: number) => (count === 1 ? 'La excursión' : `Las ${count} excursiones`),
  tripsConcerned: 'Excursiones afectadas',
  byHand: (amount: string) => `${amount} pagados directamente`,
  notPaid: 'Sin pagar',
  stopSelling: 'Cerrar a reservas',
  callOff: (trips: string) => `Cancelar ${trips}`,

  areChoosing: (count: number) => plural('es', count, { one: `${count} está eligiendo`, other: `${count} están eligiendo` }),
  tookDay: (count: number) => plural('es', count, { one: `${count} eligió otro día`, other: `${count} eligieron otro día` }),
  tookBoat: (count: number) => plural('es', count, { one: `${count} eligió otro barco`, other: `${count} eligieron otro barco` }),
  gotMoney: (count: number) => plural('es', count, { one: `${count} eligió el reembolso`, other: `${count} eligieron el reembolso` }),
  inProgress: (done: number, boats: number) => `Cancelando: ${done} de ${boats} barcos`,
  inProgressText: 'Ya no se admiten reservas. Escribimos a los pasajeros, barco por barco.',
  nobody: 'No había pasajeros afectados',

  calledOff: 'Excursiones canceladas',
  seeWhom: 'Ver a quién afecta',
  whom: 'A quién afecta',
  callingOff: 'Cancelando excursiones…',
  keepTrips: 'Mantener todas las excursiones',
  notCalledOff: 'No se canceló ninguna excursión',
  guestsNotified: 'Escribimos a operadores y pasajeros.',
} satisfies Translated<typeof en>;
