import type { CaptainProblems } from './captain-sentences.ts';

export default {
  'Pricing fields are required based on trip type and pricing mode':
    'Indique los precios según el tipo de salida y la modalidad',
  'Times look like 09:00': 'Las horas se escriben así: 09:00',
  'At most {count} days can be listed': 'Como máximo {count} días',
  'At most 48 times can be listed': 'Como máximo 48 horas de salida',
  'A trip takes 15 to 1,440 minutes': 'Una salida dura de 15 a 1440 minutos',
  'A turnaround takes 0 to 480 minutes': 'La pausa entre salidas va de 0 a 480 minutos',
  'A season needs a name': 'Ponga un nombre a la temporada',
  'A season’s name': 'El nombre de la temporada',
  'A season cannot end before it starts': 'Una temporada no puede terminar antes de empezar',
  'At most 50 seasons': 'Como máximo 50 temporadas',
  'At most 800 blocked days': 'Como máximo 800 días bloqueados',
  'Enter a price like 95 or 95.50': 'Escriba un precio como 95 o 95.50',
  'Pricing mode is required': 'Elija una modalidad',
  'A caption can be at most {count} characters':
    'Un pie de foto tiene como máximo {count} caracteres',
  'A caption has characters that cannot be used': 'El pie de foto tiene caracteres no admitidos',
  'Boat name': 'El nombre del barco',
  'Boat name is required': 'Indique el nombre del barco',
  'Choose a boat type': 'Elija un tipo de barco',
  'Trip type is required': 'Elija un tipo de salida',
  'Port is required': 'Elija un puerto',
  'Port has characters that cannot be used': 'El puerto tiene caracteres no admitidos',
  'A port’s name can be at most {count} characters':
    'El nombre de un puerto tiene como máximo {count} caracteres',
  'Capacity must be at least 1': 'La capacidad es de 1 como mínimo',
  'Capacity can be at most {count}': 'La capacidad es de {count} como máximo',
  'Maximum {count} photos allowed.': 'Máximo {count} fotos.',
  'The smallest number of guests can be at most the capacity, {count}':
    'El mínimo de pasajeros no puede superar la capacidad, {count}',
  'Description can be at most 10,000 characters':
    'La descripción tiene como máximo 10 000 caracteres',
  'Description has characters that cannot be used': 'La descripción tiene caracteres no admitidos',
  'Meeting point': 'El punto de encuentro',
  'Meeting point can be one or two lines': 'El punto de encuentro ocupa una o dos líneas',
  'What to bring': 'Lo que hay que llevar',
  'What is included': 'Lo que está incluido',
  'The link needs an email address to go to':
    'Para enviar el enlace hace falta una dirección de correo',
  'Enter what you took, from $0.01 to $100,000': 'Escriba lo que cobró, de 0,01 a 100 000 USD',
  'Choose the last day': 'Elija el último día',
  'Enter the guest’s name': 'Escriba el nombre del pasajero',
  'Enter a valid email address': 'Escriba una dirección de correo válida',
  'Requests can be at most {count} characters':
    'Las peticiones tienen como máximo {count} caracteres',
  'Requests have characters that cannot be used': 'Las peticiones tienen caracteres no admitidos',
  'Choose where the guest came from': 'Elija cómo llegó la reserva',
  'Choose how the guest pays': 'Elija cómo paga el pasajero',
  'This boat is not one of yours.': 'Este barco no es uno de los suyos.',
  'Please choose Google, Microsoft or Apple.': 'Elija Google, Microsoft o Apple.',
  'Please choose a calendar.': 'Elija un calendario.',
  'Please enter the address.': 'Escriba la dirección.',
  'Please give it a name.': 'Póngale un nombre.',
  'Please choose a shorter name.': 'Elija un nombre más corto.',
  'Please choose a date.': 'Elija una fecha.',
  'Please choose a time.': 'Elija una hora.',
  'Choose why': 'Elija el motivo',
  'The note can be at most {count} characters': 'La nota tiene como máximo {count} caracteres',
  'The note has characters that cannot be used': 'La nota tiene caracteres no admitidos',
  'Choose a day': 'Elija un día',
  'Message can be at most {count} characters': 'El mensaje tiene como máximo {count} caracteres',
  'Message has characters that cannot be used': 'El mensaje tiene caracteres no admitidos',
  'The time has to end after it begins.': 'El final tiene que ser posterior al inicio.',
  'Choose the day on which it runs out': 'Elija el día en que caduca',
  'Password is required': 'Escriba la contraseña',
  'Password must be at least 6 characters': 'La contraseña debe tener al menos 6 caracteres',
  'Password can be at most 72 characters, fewer with accents or emoji':
    'La contraseña puede tener como máximo 72 caracteres, menos si lleva tildes o emojis',
  'Please give the phone with its country code, like +1 721 555 0100':
    'Indique el teléfono con su prefijo, como +1 721 555 0100',
  'Please choose a day': 'Elija un día',
  'Please choose a time': 'Elija una hora',
  'Please say whether they came': 'Diga si vinieron',
  'Please say how many came': 'Diga cuántos vinieron',
  'Guests are a whole number': 'El número de pasajeros es un número entero',
  'At least one guest came': 'Vino al menos un pasajero',
  'Only {count} are booked.': 'Solo hay {count} con reserva.',
  'This trip is on another day now.': 'Esta salida se ha cambiado a otro día.',
  'This trip is at another time now.': 'Esta salida se ha cambiado a otra hora.',
  'Required fields must be filled for the selected payout method':
    'Rellene los campos obligatorios de la forma de pago elegida',
  'Valid email required': 'Hace falta un correo válido',
  'Choose PayPal, bank wire or cash': 'Elija PayPal, transferencia bancaria o efectivo',
  'Account holder name': 'El nombre del titular',
  'Bank name': 'El nombre del banco',
  'Bank address': 'La dirección del banco',
  'Account number can have letters, digits, spaces and dashes only':
    'El número de cuenta solo tiene letras, cifras, espacios y guiones',
  'SWIFT/BIC code has 8 or 11 letters and digits':
    'El código SWIFT/BIC tiene 8 u 11 letras y cifras',
  'Choose USD or ANG': 'Elija USD o ANG',
  'Routing number': 'El número de ruta',
  'Please enter the whole account number again.': 'Escriba de nuevo el número de cuenta completo.',
  'Your answer': 'Su respuesta',
  'Write an answer first': 'Escriba primero una respuesta',
  'You have answered this review already. An answer cannot be changed any more.':
    'Ya ha respondido a esta opinión. La respuesta ya no se puede cambiar.',
  'There is no such review.': 'No existe esa opinión.',
  'The guest booked this trip themselves. Call it off if it does not sail, or ask us to cancel it.':
    'El pasajero reservó esta salida por sí mismo. Si no se realiza, suspéndala, o pídanos que cancelemos la reserva.',
  'The guest has paid through us. Call the trip off if it does not sail, or ask us to cancel it.':
    'El pasajero ha pagado a través de nosotros. Si la salida no se realiza, suspéndala, o pídanos que cancelemos la reserva.',
  'This trip has begun, so it cannot be cancelled any more.':
    'Esta salida ya ha empezado, así que la reserva ya no se puede cancelar.',
  'This document has run out. Send one that is still good.':
    'Este documento ha caducado. Envíe uno que siga en vigor.',
  'Check the year: it can be at most {count} years from now.':
    'Compruebe el año: como máximo {count} años a partir de hoy.',
  'Before your boats can be listed, we have to check your captain’s licence and your boat insurance. Send them on the Documents page.':
    'Para que sus barcos aparezcan en el sitio, tenemos que comprobar su licencia de capitán y el seguro de su barco. Envíelos en la página «Documentos».',
  'Payment failed — please check your card and try again.':
    'El pago ha fallado: compruebe su tarjeta e inténtelo de nuevo.',
  'You can only upload {count} more photo(s). Maximum {words} photos allowed.':
    'Fotos que aún puede subir: {count}. El máximo es de {words}.',
  '{text} is not a valid image file.': '{text} no es una imagen válida.',
  'Photos in HEIC format cannot be shown. Please save or send it as JPEG and choose that one.':
    'Una foto en formato HEIC no se puede mostrar. Guárdela o envíela como JPEG y elija esa.',
  'Your other photos are still being prepared. Please send this one again in a minute.':
    'Sus otras fotos aún se están preparando. Vuelva a enviar esta en un minuto.',
  'The boat could not be saved. Please try again.':
    'No se pudo guardar el barco. Inténtelo de nuevo.',
  'There is no such boat.': 'No existe ese barco.',
  'There is no such photo.': 'No existe esa foto.',
  'You have {count} boats, and an account can have at most {words}. Delete one that no longer sails, then add this one.':
    'Tiene {count} barcos, y una cuenta puede tener {words} como máximo. Elimine uno que ya no navegue y añada este.',
  'This boat was changed somewhere else since you opened it. Load it again to see the newer version, or save once more to put yours in its place.':
    'Este barco se ha cambiado en otro lugar desde que lo abrió. Cárguelo de nuevo para ver la versión reciente, o guarde otra vez para poner la suya en su lugar.',
  'A boat is featured once its feature payment has gone through. Nothing was changed.':
    'Un barco se destaca cuando el pago se ha completado. No se ha cambiado nada.',
  'Capacity cannot be less than {count}: that many guests are booked on {day}.':
    'La capacidad no puede ser menor de {count}: son los pasajeros con reserva el {day}.',
  'Your other boats are still being saved. Please send this one again in a minute.':
    'Sus otros barcos aún se están guardando. Vuelva a enviar este en un minuto.',
  'One of the photos is not, or no longer, among those of the boat. Please take it out and add it anew.':
    'Una de las fotos no está, o ya no está, entre las del barco. Quítela y añádala de nuevo.',
  'The photos of this boat have changed since you opened them. Load them again and order those.':
    'Las fotos de este barco han cambiado desde que las abrió. Cárguelas de nuevo y ordene esas.',
  'It has too many pixels. Please make it smaller first.':
    'Tiene demasiados píxeles. Redúzcala primero.',
  'It takes too long to open. Please save it as JPEG first.':
    'Tarda demasiado en abrirse. Guárdela primero como JPEG.',
  'The upload broke off. Please try again.': 'El envío se interrumpió. Inténtelo de nuevo.',
  'This was booked already, as you sent it first. Please look at the day before you book again.':
    'Esto ya está reservado, tal como lo envió. Mire el día antes de reservar de nuevo.',
  'There is no such boat among those you offer.': 'Ese barco no está entre los que ofrece.',
  'This departure has begun, so nobody can be added to it.':
    'Esta salida ya ha empezado y no se puede añadir a nadie.',
  'One of these boats is not one of yours. Nothing was changed.':
    'Uno de estos barcos no es suyo. No se ha cambiado nada.',
  'There is nothing to settle here any more.': 'Aquí ya no hay nada que resolver.',
  'Your calendar account does not let us in any more. Please connect it again; until then, what we read before still counts.':
    'Su cuenta de calendario ya no nos deja entrar. Conéctela de nuevo; mientras tanto, lo que leímos antes sigue contando.',
  'This calendar can only be read: its busy times count, but bookings are not written into it.':
    'Este calendario es de solo lectura: sus horas ocupadas cuentan, pero las reservas no se escriben en él.',
  'Please choose one of the calendars of this account.':
    'Elija uno de los calendarios de esta cuenta.',
  'Another calendar has been connected meanwhile. Please look again.':
    'Mientras tanto se ha conectado otro calendario. Vuelva a mirar.',
  'There is no connected calendar.': 'No hay ningún calendario conectado.',
  'Your calendar does not answer right now. What we read of it before still counts, and we keep trying.':
    'Su calendario no responde ahora. Lo que leímos antes sigue contando y lo seguimos intentando.',
  'Your calendar could not be read. What we read of it before still counts, and we keep trying.':
    'No se pudo leer su calendario. Lo que leímos antes sigue contando y lo seguimos intentando.',
  'The chosen calendar is not in this account any more. Please choose another one.':
    'El calendario elegido ya no está en esta cuenta. Elija otro.',
  'This calendar has too many events in the next six months to be read.':
    'Este calendario tiene demasiados eventos en los próximos seis meses para poder leerlo.',
  'This address is read already.': 'Esta dirección ya se lee.',
  'Up to {count} addresses can be read.': 'Se pueden leer hasta {count} direcciones.',
  'An address with a name and password in it is not read.':
    'Una dirección con nombre y contraseña no se lee.',
  'Please enter an address that begins with https:// or webcal://.':
    'Escriba una dirección que empiece por https:// o webcal://.',
  'The address cannot be opened any more.': 'La dirección ya no se puede abrir.',
  'This calendar could not be read.': 'No se pudo leer este calendario.',
  'This calendar took too long to read.': 'Este calendario tardó demasiado en leerse.',
  'It has to end after it begins.': 'El final tiene que ser posterior al inicio.',
  'That time is over.': 'Ese momento ya pasó.',
  'That day is over.': 'Ese día ya pasó.',
  'Call off 14 days at most.': 'Se pueden suspender 14 días como máximo.',
  'This was called off by somebody else at the same moment.':
    'Otra persona lo suspendió en el mismo momento.',
  'Nobody is booked on this departure.': 'Nadie tiene reserva en esta salida.',
  'This trip has begun, so it cannot be moved any more.':
    'Esta salida ya ha empezado y no se puede cambiar.',
  'A trip that was called off cannot be moved: its guest is choosing what to get instead.':
    'Una salida suspendida no se puede cambiar: el pasajero está eligiendo qué quiere a cambio.',
  'Nobody on this departure has given an email address. Please call them.':
    'Nadie de esta salida ha dado una dirección de correo. Llámelos.',
  'There is no such document.': 'No existe ese documento.',
  'Please send a PDF, JPEG or PNG.': 'Envíe un PDF, JPEG o PNG.',
  'It cannot be opened. Please send a PDF, JPEG or PNG.':
    'No se puede abrir. Envíe un PDF, JPEG o PNG.',
  'Your other pictures are still being prepared. Please send this one again in a minute.':
    'Sus otras imágenes aún se están preparando. Vuelva a enviar esta en un minuto.',
  'Please check your email to verify your account.': 'Revise su correo para confirmar la cuenta.',
  'Please confirm your email address first, then sign in.':
    'Confirme primero su correo y después inicie sesión.',
  'Please sign in.': 'Inicie sesión.',
  'Please enter the code from your authenticator app.':
    'Escriba el código de su aplicación de autenticación.',
  'Your session has ended. Please sign in again.':
    'Su sesión ha terminado. Inicie sesión de nuevo.',
  'There is no captain’s account for this sign-in. Please create one with the same email and password.':
    'No hay ninguna cuenta de capitán para este acceso. Cree una con el mismo correo y contraseña.',
  'This account is suspended. Please contact us.':
    'Esta cuenta está suspendida. Póngase en contacto con nosotros.',
  'Signing in is not possible right now. Please try again in a minute.':
    'Ahora no se puede iniciar sesión. Inténtelo de nuevo en un minuto.',
  'There is no such payment.': 'No existe ese pago.',
  'This boat was deleted while you paid. You get the whole amount back.':
    'Este barco se eliminó mientras pagaba. Se le devuelve todo el importe.',
  'A payment for this boat is already on its way. Please wait a few minutes: your card is not charged twice.':
    'Ya hay un pago en curso para este barco. Espere unos minutos: en su tarjeta no se cobra dos veces.',
  'Nothing was charged: meanwhile this boat was featured already, perhaps by an earlier payment of yours. Look until when, then renew it if you like.':
    'No se ha cobrado nada: entretanto este barco ya está destacado, quizá por un pago anterior suyo. Mire hasta cuándo y renuévelo si quiere.',
  'This question was answered already, or taken back.':
    'Esta pregunta ya se respondió o se retiró.',
  'This question no longer waits for your answer.': 'Esta pregunta ya no espera su respuesta.',
} satisfies CaptainProblems;
