import type { ProblemWords } from './problem-sentences.ts';

export default {
  'That day has passed. Please choose another date.': 'Ese día ya pasó. Elija otra fecha.',
  'A trip cannot end before it starts.': 'Una salida no puede terminar antes de empezar.',
  'A boat tour starts and ends on the same day.':
    'Una salida por plazas empieza y termina el mismo día.',
  'Trips can be booked up to {count} days ahead. Please choose an earlier date.':
    'Las salidas se pueden reservar con hasta {count} días de antelación. Elija una fecha anterior.',
  'This boat has to be booked at least {words} before it leaves. Please choose a later departure.':
    'Este barco debe reservarse al menos {words} antes de que zarpe. Elija una salida posterior.',
  'This boat does not sail on {day}. Please choose another date.':
    'Este barco no sale el {day}. Elija otra fecha.',
  'There is no departure at {time} on {day}. Please choose one of the times shown.':
    'No hay salida a las {time} el {day}. Elija una de las horas que se muestran.',
  'This departure no longer has a seat for you on {day}. Please choose another time or date.':
    'Esta salida ya no tiene plaza para usted el {day}. Elija otra hora u otra fecha.',
  'So close to its start, this departure can only be booked by {count} guests or more. Please choose another time or date.':
    'Tan cerca de la hora, esta salida solo se puede reservar para {count} personas o más. Elija otra hora u otra fecha.',
  'This departure no longer has {count} seats for you on {day}. Please choose another time or date.':
    'Esta salida ya no tiene {count} plazas para ustedes el {day}. Elija otra hora u otra fecha.',
  'This boat is not available for a private charter on {day}. Please choose another date.':
    'Este barco no está disponible para un chárter privado el {day}. Elija otra fecha.',
  'A private charter can be booked for up to {count} days. Please choose an earlier last day.':
    'Un chárter privado se puede reservar por {count} días como máximo. Elija un último día anterior.',
  'You already have several trips waiting for payment. Please pay for one of them, or try again in half an hour.':
    'Ya tiene varias salidas pendientes de pago. Pague una de ellas o inténtelo de nuevo en media hora.',
  'Too many trips booked from your connection are waiting for payment. Please pay for one of them, or try again in half an hour.':
    'Hay demasiadas salidas reservadas desde su conexión pendientes de pago. Pague una de ellas o inténtelo de nuevo en media hora.',
  'Too many days of this boat are waiting for payment right now. Please choose fewer days or another boat, or try again in half an hour.':
    'Demasiados días de este barco están pendientes de pago en este momento. Elija menos días u otro barco, o inténtelo de nuevo en media hora.',
  'Group size must be at least 1': 'El grupo debe ser de al menos 1 persona',
  'Capacity is {count}': 'La capacidad es de {count}',
  'Pricing unavailable; choose Private Charter or contact us':
    'No hay precio por plaza; elija chárter privado o escríbanos',
  'Pricing unavailable; choose Per Seat pricing or contact us':
    'No hay precio de chárter privado; elija por plaza o escríbanos',
  'This boat is no longer offered.': 'Este barco ya no se ofrece.',
  'The total for this trip is {money}. Please check it and confirm again.':
    'El total de esta salida es de {money}. Compruébelo y confirme de nuevo.',
  'Unable to process payment. Please try again.':
    'No se pudo procesar el pago. Inténtelo de nuevo.',
  'You have booked this trip already.': 'Ya ha reservado esta salida.',
  'These details do not belong to this boat. Please choose it again.':
    'Estos datos no corresponden a este barco. Elíjalo de nuevo.',
  'This is being booked already. Please try again in a moment.':
    'Ya se está reservando. Inténtelo de nuevo en un momento.',
  'Your ship does not come to the island on this day, so nothing was booked.':
    'Su crucero no viene a la isla ese día, así que no se ha reservado nada.',
  'The ship is missing': 'Falta el crucero',
  'There is no such ship': 'No existe ese crucero',
  'The date, time or group size is missing. Please choose them again.':
    'Falta la fecha, la hora o el número de personas. Elíjalos de nuevo.',
  'There is no such booking.': 'No existe esa reserva.',
  'This booking is not confirmed yet.': 'Esta reserva todavía no está confirmada.',
  'The payment session is missing.': 'Falta la sesión de pago.',
  'We do not know this payment session.': 'No conocemos esta sesión de pago.',
  'Our payment partner does not answer right now. Nothing was charged; please try again in a minute.':
    'Nuestro proveedor de pagos no responde en este momento. No se ha cobrado nada; inténtelo de nuevo en un minuto.',
  'Our payment partner does not answer right now. Nothing was charged; please try this link again in a minute.':
    'Nuestro proveedor de pagos no responde en este momento. No se ha cobrado nada; pruebe este enlace de nuevo en un minuto.',
  'Our payment partner does not answer right now, so nothing was changed. Please try again in a minute.':
    'Nuestro proveedor de pagos no responde en este momento, así que no se ha cambiado nada. Inténtelo de nuevo en un minuto.',
  'Too many tries from your connection. Please wait {words}.':
    'Demasiados intentos desde su conexión. Espere {words}.',
  'That is too much to send. Please shorten your text.':
    'Es demasiado para enviar. Acorte su texto.',
  'That is too much to send. Please enter only your email.':
    'Es demasiado para enviar. Introduzca solo su correo.',
  'The form could not be read. Please fill it in again.':
    'No se pudo leer el formulario. Rellénelo de nuevo.',
  'Please check the details.': 'Compruebe los datos.',
  'Please fill this in.': 'Rellene este campo.',
  'Please shorten this to {count} characters at most.':
    'Acórtelo a {count} caracteres como máximo.',
  'There is nothing at this address.': 'No hay nada en esta dirección.',
  'This address cannot be used that way.': 'Esta dirección no se puede usar así.',
  'We cannot look this up or save it right now. Please try again in a few seconds.':
    'Ahora mismo no podemos consultarlo ni guardarlo. Inténtelo de nuevo en unos segundos.',
  'This is not possible right now. Please try again in a few minutes.':
    'Ahora mismo no es posible. Inténtelo de nuevo en unos minutos.',
  'Something went wrong on our side. Please try again in a moment. (Reference {text})':
    'Algo falló por nuestra parte. Inténtelo de nuevo en un momento. (Referencia {text})',
  'You paid your captain, and not us: please ask them here. Nothing was changed.':
    'Pagó a su capitán y no a nosotros: pídaselo aquí. No se ha cambiado nada.',
  'The payment page was opened just now, so nothing was changed. Please try again.':
    'La página de pago se acaba de abrir, así que no se ha cambiado nada. Inténtelo de nuevo.',
  'A trip can be handed over once it is paid. Nothing was changed.':
    'Una salida se puede ceder una vez pagada. No se ha cambiado nada.',
  'It is too late to move this trip without your captain’s yes. Please ask them here.':
    'Es demasiado tarde para cambiar esta salida sin el acuerdo de su capitán. Pídaselo aquí.',
  'This booking is over already, so it cannot be moved.':
    'Esta reserva ya ha terminado, así que no se puede cambiar de horario.',
  'This booking was made without an email address. Please ask your captain.':
    'Esta reserva se hizo sin dirección de correo. Pregunte a su capitán.',
  'This link does not lead to a trip any more.': 'Este enlace ya no lleva a una salida.',
  'You can do this yourself now, without asking. Please look at your trip again.':
    'Ahora puede hacerlo por su cuenta, sin pedirlo. Vuelva a mirar su salida.',
  'You have asked your captain already. Wait for the answer, or take back what you asked.':
    'Ya se lo ha pedido a su capitán. Espere la respuesta o retire lo que pidió.',
  'That time is no longer free. Please choose another one.':
    'Ese horario ya no está libre. Elija otro.',
  'There is no such question.': 'No existe esa pregunta.',
  'There is nothing to choose any more: this trip was settled already.':
    'Ya no hay nada que elegir: esta salida ya se resolvió.',
  'It is too late to choose this trip. Please choose a later one, or the money.':
    'Es demasiado tarde para elegir esta salida. Elija una posterior, o el reembolso.',
  'This boat costs more now than what you paid. Please choose another.':
    'Este barco cuesta ahora más de lo que pagó. Elija otro.',
  'What goes back to you has changed meanwhile: it is {money} now. Please look again.':
    'Lo que se le devuelve ha cambiado entretanto: ahora son {money}. Vuelva a mirarlo.',
  'What goes back to you has changed meanwhile: it is {money} now. Please look again before you go on.':
    'Lo que se le devuelve ha cambiado entretanto: ahora son {money}. Vuelva a mirarlo antes de seguir.',
  'Somebody else was quicker: these places are taken. You can still choose another trip, or the money.':
    'Alguien fue más rápido: estas plazas están ocupadas. Todavía puede elegir otra salida, o el reembolso.',
  'This boat is not offered in place of your trip.':
    'Este barco no se ofrece en lugar de su salida.',
  'Your payment is still on its way. Please try again in a few minutes; nothing was changed.':
    'Su pago todavía está en camino. Inténtelo de nuevo en unos minutos; no se ha cambiado nada.',
  'This booking is over already, so nothing was changed.':
    'Esta reserva ya ha terminado, así que no se ha cambiado nada.',
  'This trip has begun, so it cannot be changed here any more. Please call your captain or write to us.':
    'Esta salida ya ha empezado y aquí no se puede cambiar más. Llame a su capitán o escríbanos.',
  'One guest is booked. If you cannot come, cancel the trip.':
    'Hay un solo pasajero. Si no puede venir, cancele la salida.',
  'Your captain has yet to say yes, and the money for all of you is set aside until then. Once they have, you can come with fewer and get the others’ part back. If you cannot wait, cancel and book again: nothing has been charged.':
    'Su capitán aún tiene que decir que sí, y hasta entonces el dinero de todos ustedes está retenido. Después podrán venir menos y recuperar la parte de los demás. Si no puede esperar, cancele y reserve de nuevo: no se ha cobrado nada.',
  'Choose 1 guest.': 'Elija 1 pasajero.',
  'Choose between 1 and {count} guests.': 'Elija entre 1 y {count} pasajeros.',
  'You have reviewed this trip already. A review cannot be changed any more.':
    'Ya ha valorado esta salida. Una opinión ya no se puede cambiar.',
  'Only trips that were paid for here and not called off can be reviewed.':
    'Solo se pueden valorar las salidas que se pagaron aquí y no se suspendieron.',
  'This trip is not over yet. Please come back after it.':
    'Esta salida todavía no ha terminado. Vuelva después.',
  'Your captain noted that nobody of you came, so there is no trip to review. If that is wrong, please write to us.':
    'Su capitán anotó que ninguno de ustedes vino, así que no hay salida que valorar. Si no es cierto, escríbanos.',
  'This trip ended more than {count} days ago, so it can no longer be reviewed.':
    'Esta salida terminó hace más de {count} días, así que ya no se puede valorar.',
  'There is no such day, or it is over.': 'Ese día no existe, o ya pasó.',
  'Name must be at least 2 characters': 'El nombre debe tener al menos 2 caracteres',
  'Name cannot hold an email or web address':
    'El nombre no puede contener una dirección de correo ni de internet',
  'Name is required': 'Falta el nombre',
  'Please enter a valid email address': 'Introduzca una dirección de correo válida',
  'Please enter a valid email address.': 'Introduzca una dirección de correo válida.',
  'Valid email is required': 'Hace falta una dirección de correo válida',
  'Date is required': 'Falta la fecha',
  'Group size is required': 'Falta el número de personas',
  'Group size must be a number': 'El número de personas debe ser un número',
  'Group size must be a whole number': 'El número de personas debe ser un número entero',
  'You must accept the terms and conditions': 'Debe aceptar los términos y condiciones',
  'You must accept the terms': 'Debe aceptar las condiciones',
  'Enter the time of all aboard, such as 17:00':
    'Indique la hora límite a bordo, por ejemplo 17:00',
  'Enter the time of arrival, such as 08:00': 'Indique la hora de llegada, por ejemplo 08:00',
  'All aboard has to be later than your ship’s arrival':
    'La hora límite a bordo debe ser posterior a la llegada',
  'Choose one of the piers where you may come ashore':
    'Elija uno de los muelles donde puede desembarcar',
  'Choose how far the ship’s clock is from the island’s, in half hours':
    'Elija la diferencia entre el reloj del crucero y el de la isla, en medias horas',
  'Choose a valid date': 'Elija una fecha válida',
  'Choose a valid end date': 'Elija una fecha final válida',
  'Choose a valid time': 'Elija una hora válida',
  'Choose a date': 'Elija una fecha',
  'Choose a time': 'Elija una hora',
  'Choose how many come': 'Elija cuántos vienen',
  'Choose Per Seat or Private Charter': 'Elija por plaza o chárter privado',
  'Choose a boat': 'Elija un barco',
  'Write a message first': 'Escriba primero un mensaje',
  'Enter the booking code, such as SXM-7K2P-9QXD':
    'Introduzca el código de reserva, como SXM-7K2P-9QXD',
  'Choose 1 to {count} stars': 'Elija de 1 a {count} estrellas',
  '{words} can be at most {count} characters': '{words}: {count} caracteres como máximo',
  '{words} has characters that cannot be used': '{words}: hay caracteres que no se pueden usar',
  Name: 'Nombre',
  Phone: 'Teléfono',
  'Special requests': 'Peticiones especiales',
  Reason: 'Motivo',
  Message: 'Mensaje',
  'Your words': 'Su comentario',
  'Booking code': 'Código de reserva',
  '1 hour': '1 hora',
  '{count} hours': '{count} horas',
  '{count} minutes': '{count} minutos',
  '{count} seconds': '{count} segundos',
} satisfies ProblemWords;
