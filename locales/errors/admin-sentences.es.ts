import type fr from './admin-sentences.fr.ts';

export default {
  'Places held at the checkout': 'Plazas guardadas durante el pago',
  'Reserved, to be paid by the mailed link': 'Reservado, por pagar con el enlace enviado',
  'Payment set aside, and the captain asked to confirm the trip':
    'Pago retenido, y confirmación pedida al capitán',
  'Guest confirmed the mail; the places are kept for a day':
    'El cliente confirmó el correo; las plazas se guardan un día',
  'Captain accepted the trip': 'El capitán aceptó la salida',
  'Captain declined the trip; its places are free again':
    'El capitán rechazó la salida; sus plazas vuelven a estar libres',
  'Guest left the payment page; the places are free again':
    'El pasajero salió de la página de pago; las plazas vuelven a estar libres',
  'Ended without a payment; the places are free again':
    'Terminó sin pago; las plazas vuelven a estar libres',
  'Paid {money}': 'Pagado: {money}',
  'Paid {money} in cash to the captain': 'Pagado en efectivo al capitán: {money}',
  'Paid {money} elsewhere, not through us':
    'Pagado de otra manera, no a través de nosotros: {money}',
  'Moved from {moment} to {later}': 'Cambiada: antes {moment}, ahora {later}',
  'Booking cancelled; {words}': 'Reserva cancelada; {words}',
  'nothing goes back': 'no se devuelve nada',
  '{money} goes back to the guest': 'se devuelven {money} al pasajero',
  '{money} is to be paid': 'quedan por pagar {money}',
  'the captain gives back {money}': 'el capitán devuelve {money}',
  'Fewer guests: {count} instead of {text}; {words}':
    'Menos pasajeros: {count} en lugar de {text}; {words}',
  'Called off {words}; the guest chooses': 'Salida suspendida {words}; el pasajero elige',
  'because of the weather': 'por el mal tiempo',
  'because the boat cannot sail': 'porque el barco no puede navegar',
  'because too few guests came together': 'porque se reunieron muy pocos pasajeros',
  'because of sickness': 'por enfermedad',
  'because the cruise ship does not come to the island': 'porque el crucero no viene a la isla',
  'Moved to another boat: from {moment} to {later}':
    'Pasada a otro barco: antes {moment}, ahora {later}',
  'Name, phone or requests corrected': 'Nombre, teléfono o peticiones corregidos',
  'Trip handed over to another guest': 'Salida cedida a otro pasajero',
  'Guest wrote to the captain': 'El pasajero escribió al capitán',
  'Captain wrote to the guest': 'El capitán escribió al pasajero',
  'Guest asked the captain to cancel for all that was paid':
    'El pasajero pidió al capitán cancelar y recuperar todo lo pagado',
  'Guest asked the captain to come with fewer guests':
    'El pasajero pidió al capitán venir con menos personas',
  'Guest asked the captain to move the trip': 'El pasajero pidió al capitán cambiar la salida',
  'Guest asked the captain for a change': 'El pasajero pidió un cambio al capitán',
  'Captain declined the change': 'El capitán rechazó el cambio',
  'Nobody answered in time; the trip stays': 'Nadie respondió a tiempo; la salida sigue como está',
  'Guest took back what they asked': 'El pasajero retiró su petición',
  'Refund of {money} decided; {words}': 'Reembolso de {money} decidido; {words}',
  'Refund of {money} made at the payment provider; {words}':
    'Reembolso de {money} hecho en el proveedor de pagos; {words}',
  'the trip stays': 'la salida sigue en pie',
  'the trip is off': 'la reserva queda cancelada',
  'Refund of {money} paid back in another way': 'Reembolso de {money} devuelto de otra manera',
  'The guest’s bank disputes the payment of {money}':
    'El banco del pasajero disputa el pago de {money}',
  'The guest’s bank has taken back {money}': 'El banco del pasajero ha retirado {money}',
  'The guest’s bank has given back {money}': 'El banco del pasajero ha devuelto {money}',
  'The dispute: {words}': 'La disputa: {words}',
  'Evidence is due': 'hay que enviar pruebas',
  'The bank is looking at it': 'el banco la examina',
  Won: 'ganada',
  Lost: 'perdida',
  Closed: 'cerrada',
  'Payment of {money} goes back to the guest': 'El pago de {money} se devuelve al pasajero',
  'The trip had been called off.': 'La salida se había suspendido.',
  'The places were sold to somebody else meanwhile.':
    'Entretanto, las plazas se vendieron a otra persona.',
  'The booking was over or paid already.': 'La reserva ya había terminado o estaba pagada.',
  'Refund of {money} sent to the payment provider again':
    'Reembolso de {money} enviado de nuevo al proveedor de pagos',
  'It had failed: {text}': 'Había fallado: {text}',
  'Refund of {money} went out through the payment provider':
    'Reembolso de {money} enviado por el proveedor de pagos',
  'Refund of {money} failed: the guest does not have it':
    'Reembolso de {money} fallido: el pasajero no lo ha recibido',
  'Payment page opened, for {money}': 'Página de pago abierta, por {money}',
  'Mail “{words}” to the guest sent': 'Correo «{words}» enviado al pasajero',
  'Mail “{words}” to the captain sent': 'Correo «{words}» enviado al capitán',
  'Mail “{words}” to the guest is on its way': 'Correo «{words}» al pasajero en camino',
  'Mail “{words}” to the captain is on its way': 'Correo «{words}» al capitán en camino',
  'Mail “{words}” to the guest was not needed any more':
    'Correo «{words}» al pasajero ya no necesario',
  'Mail “{words}” to the captain was not needed any more':
    'Correo «{words}» al capitán ya no necesario',
  'Mail “{words}” to the guest could not be sent yet':
    'Correo «{words}» al pasajero aún sin enviar: falló',
  'Mail “{words}” to the captain could not be sent yet':
    'Correo «{words}» al capitán aún sin enviar: falló',
  'Mail “{words}” to the guest was refused and is not sent again':
    'Correo «{words}» al pasajero rechazado, no se vuelve a enviar',
  'Mail “{words}” to the captain was refused and is not sent again':
    'Correo «{words}» al capitán rechazado, no se vuelve a enviar',
  'after {count} tries': 'tras {count} intentos',
  Confirmation: 'Confirmación',
  'Reservation, with the link to pay': 'Reserva, con el enlace de pago',
  'Refund of a late payment': 'Reembolso de un pago tardío',
  'Refund of a second payment': 'Reembolso de un segundo pago',
  'Reservation released': 'Reserva liberada',
  Cancellation: 'Cancelación',
  Refund: 'Reembolso',
  'Captain is asked': 'Consulta al capitán',
  'Captain cannot take the trip': 'El capitán no puede hacer la salida',
  'Captain did not answer': 'El capitán no respondió',
  'Card refused after the captain’s yes': 'Tarjeta rechazada después de que el capitán aceptara',
  'New time of the trip': 'Nuevo horario de la salida',
  'Dispute of the payment': 'Disputa del pago',
  'Clash with the captain’s calendar': 'Conflicto con el calendario del capitán',
  'Fewer guests': 'Menos pasajeros',
  'Trip handed over': 'Salida cedida',
  'Trip handed over, to the guest before': 'Salida cedida, al pasajero anterior',
  'Details corrected': 'Datos corregidos',
  'Link to the trip': 'Enlace a la salida',
  'Message to the captain': 'Mensaje al capitán',
  'Guest asks for a change': 'El pasajero pide un cambio',
  'No change of the trip': 'La salida no cambia',
  'Trip called off': 'Salida suspendida',
  'Trip on another boat': 'Salida en otro barco',
  'Reminder before the trip': 'Recordatorio del paseo',
  'New times of the cruise ship': 'Nuevo horario del crucero',
  'Trip gone to another boat': 'Salida pasada a otro barco',
  'Message from the captain': 'Mensaje del capitán',
  'Question how the trip was': 'Pregunta sobre cómo fue la salida',
  'Review of the trip': 'Opinión sobre la salida',
  'Answer to the review': 'Respuesta a la opinión',
  'Walk-in': 'En persona',
  'By phone': 'Por teléfono',
  'From a hotel': 'De un hotel',
  Guest: 'Pasajero',
  Captain: 'Capitán',
  'Payment provider': 'Proveedor de pagos',

  'The guest is on the payment page. If they do not pay, their places are free again within minutes.':
    'El pasajero está en la página de pago. Si no paga, sus plazas quedan libres en unos minutos.',
  'This booking is over already.': 'Esta reserva ya ha terminado.',
  'Nothing was paid yet.': 'Aún no se ha pagado nada.',
  'The captain took the money themselves, and gives it back themselves.':
    'El capitán cobró directamente, y lo devuelve directamente.',
  '{count} hours or more before the start: a full refund, {money}.':
    '{count} horas o más antes del comienzo: reembolso completo, {money}.',
  'Free to cancel since the trip was moved: a full refund, {money}.':
    'Cancelación gratuita desde que se cambió la salida: reembolso completo, {money}.',
  'Less than {count} hours before the start: no refund by right, unless the captain or the weather called it off: then a full refund.':
    'Menos de {count} horas antes del comienzo: sin derecho a reembolso, salvo que la salida se suspenda por decisión del capitán o por el mal tiempo; entonces, reembolso completo.',
  'The trip has begun or is over: no refund by right, unless the captain or the weather called it off: then a full refund.':
    'La salida ha comenzado o ha terminado: sin derecho a reembolso, salvo que se haya suspendido por decisión del capitán o por el mal tiempo; entonces, reembolso completo.',
  '{count} of {text} guests do not come.': '{count} de {text} pasajeros no vienen.',
  'The guest asked, and the captain agreed.': 'El pasajero lo pidió, y el capitán aceptó.',
  'The trip that was chosen instead costs less.': 'La salida elegida en su lugar cuesta menos.',
  'Called off {words}.': 'Salida suspendida {words}.',
  'Made at the payment provider': 'Hecho en el proveedor de pagos',
  'The captain is not free at that time.': 'El capitán no está libre a esa hora.',

  Fraudulent: 'Fraude',
  'Product not received': 'Servicio no recibido',
  'Product unacceptable': 'Servicio inaceptable',
  'Credit not processed': 'Reembolso no recibido',
  'Subscription canceled': 'Suscripción cancelada',
  Duplicate: 'Pago duplicado',
  Unrecognized: 'Pago no reconocido',
  General: 'Otro motivo',

  'The trip {text} is still to sail, until {moment}: cancel it first, or erase after it.':
    'La salida {text} aún está por realizarse, hasta el {moment}: cancele antes la reserva, o borre después.',
  'The guest of {text} may still choose what they get for the trip that was called off: wait until they have.':
    'El pasajero de {text} aún puede elegir qué recibe por la salida suspendida: espere a que elija.',
  '{money} of {text} is on its way back to the guest: wait until it has arrived; if it failed, send it again or settle it under its booking.':
    '{money} de {text} van de vuelta al pasajero: espere a que lleguen; si el reembolso falló, reenvíelo o regístrelo en su reserva como devuelto de otra manera.',
  'A payment of {text} is not settled yet: wait for the provider’s answer.':
    'Un pago de {text} aún no está resuelto: espere la respuesta del proveedor.',
  'The payment of {text} is disputed: answer under Disputes, and wait until the bank has decided.':
    'El pago de {text} está en disputa: responda en Disputas, y espere a que el banco decida.',
  'Trips are still to sail: {text} and {count} more. Suspend the captain, and cancel the trips or wait until they are over.':
    'Hay salidas por venir: {text} y {count} más. Suspenda al capitán, y cancele las reservas o espere a que terminen.',
  'Trips are still to sail: {text}. Suspend the captain, and cancel the trips or wait until they are over.':
    'Hay salidas por venir: {text}. Suspenda al capitán, y cancele las reservas o espere a que terminen.',
  '{money} is still owed to this captain: pay it out and record it under Payouts.':
    'Aún se deben {money} a este capitán: páguelos y regístrelo en Pagos.',
  'This captain got {money} too much: settle it with them, and record it under Payouts.':
    'Este capitán recibió {money} de más: arréglelo con él, y regístrelo en Pagos.',
  '{money} is on its way back to guests of this captain: wait until it has arrived.':
    '{money} van de vuelta a pasajeros de este capitán: espere a que lleguen.',
  'A payment of this captain’s guests, or to feature a boat, is not settled yet.':
    'Un pago de pasajeros de este capitán, o por destacar un barco, aún no está resuelto.',
  'A payment is disputed: wait until the bank has decided.':
    'Un pago está en disputa: espere a que el banco decida.',
  'Guests of trips that were called off may still choose: wait until they have.':
    'Hay pasajeros de salidas suspendidas que aún pueden elegir: espere a que elijan.',
  'Payment provider (Stripe): ask for their personal data to be redacted, under Settings, of {text}. What the provider has to keep for the law, it keeps.':
    'Proveedor de pagos (Stripe): pida en sus ajustes que oculte los datos personales de {text}. Lo que la ley le obliga a guardar, lo guarda.',
  'Payments of the last {count} days can still be disputed: the evidence will name nobody then.':
    'Los pagos de los últimos {count} días aún pueden disputarse: las pruebas no nombrarán entonces a nadie.',
  'Calendar of {name}: the event of {text} names the guest. It is the captain’s own record: ask them to delete it.':
    'Calendario de {name}: el evento de {text} nombra al pasajero. Es del propio capitán: pídale que lo elimine.',
  'Calendar service (Nylas): our access to their calendar is given up by itself. See in its dashboard that the grant {text} is gone.':
    'Servicio de calendario (Nylas): nuestro acceso a su calendario se da de baja por sí solo. Compruebe en su panel que el acceso {text} ya no está.',
  'Sign-in service: delete the user {text} in its dashboard. It is not ours to delete.':
    'Servicio de acceso: elimine el usuario {text} en su panel. Nosotros no podemos hacerlo.',
  'Mail: delete their mails in the mailboxes of the support address, and in the log of the mail server. {words}':
    'Correos: elimine los de la persona en los buzones de asistencia y en el registro del servidor de correo. {words}',
  'Captains have got mails that name them, too.':
    'También hay capitanes que recibieron correos que la nombran.',
  'Statements and lists that were downloaded name them, too.':
    'También la nombran los extractos y listas descargados.',
  'Backups from before still name them until they are deleted in their turn: when one is restored, erase again.':
    'Las copias de seguridad anteriores la nombran hasta que se eliminan a su debido tiempo: si se restaura una, borre de nuevo.',
} satisfies Record<keyof typeof fr, string>;
