import type { AdminProblems } from './admin-problem-sentences.ts';

export default {
  'Please enter both email and password': 'Escriba el correo y la contraseña',
  'This password is too long': 'Esta contraseña es demasiado larga',
  'This code is too long': 'Este código es demasiado largo',
  'Please choose at least {count} characters': 'Elija al menos {count} caracteres',
  'Please choose at most {count} characters': 'Elija como máximo {count} caracteres',
  'Please choose something else than your email': 'Elija algo distinto de su correo',
  'Please choose more different characters': 'Elija caracteres más variados',
  'This is one of the commonest passwords. Please choose another one':
    'Es una de las contraseñas más comunes. Elija otra',
  'A password with “{text}” in it is easy to guess here, please choose a different one.':
    'Una contraseña que contiene «{text}» es fácil de adivinar aquí. Elija otra.',
  'A password with the name of your email in it is easy to guess, please choose a different one.':
    'Una contraseña que contiene el nombre de su correo es fácil de adivinar. Elija otra.',
  'Please enter your password': 'Escriba su contraseña',
  'This password is not right': 'Esta contraseña no es correcta',
  'Please enter the code': 'Escriba el código',
  'That is no code': 'Eso no es un código',
  'Please enter a name': 'Escriba un nombre',
  'This email or password is not right.': 'El correo o la contraseña no es correcto.',
  'That code is not right, or was used before': 'Este código no es correcto, o ya se usó',
  'That code is not right, or was used before. Please enter the one that the app shows now.':
    'Este código no es correcto, o ya se usó. Escriba el que la aplicación muestra ahora.',
  'Too many tries. Please wait {words}, then try again.':
    'Demasiados intentos. Espere {words} y vuelva a intentarlo.',
  '{count} second': '{count} segundo',
  '{count} minute': '{count} minuto',
  'The second step is on already.': 'El segundo paso ya está activado.',
  'The second step is off already.': 'El segundo paso ya está desactivado.',
  'Super admins need a second step. Please set it up in My Account first.':
    'Los superadministradores necesitan un segundo paso. Actívelo primero en Mi cuenta.',
  'Only a super admin may do this.': 'Solo un superadministrador puede hacerlo.',
  'This request came from another site.': 'Esta petición viene de otro sitio.',
  'Please choose a role': 'Elija un rol',
  'This link is not complete': 'Este enlace no está completo',
  'This link is not right': 'Este enlace no es correcto',
  'This invitation was used already, or is older than 48 hours. Please ask for a new one.':
    'Esta invitación ya se usó, o tiene más de 48 horas. Pida otra.',
  'This address belongs to an admin already': 'Esta dirección ya es de un administrador',
  'This admin is not there any more.': 'Este administrador ya no está.',
  'This is the last super admin who can sign in. Make somebody else one first.':
    'Es el último superadministrador que puede entrar. Nombre primero a otro.',
  'Please use your own account page for that.': 'Para eso, use la página de su cuenta.',
  '{text} has no second step.': '{text} no tiene segundo paso.',
  'Please search for fewer characters': 'Busque con menos caracteres',
  'That is too long': 'Es demasiado largo',
  'There is no such admin': 'No existe ese administrador',
  'There is no such status': 'No existe ese estado',
  'There is no such state of a refund': 'No existe ese estado de reembolso',
  'There is no such port': 'No existe ese puerto',
  'There is no such type': 'No existe ese tipo',
  'There is no such boat': 'No existe ese barco',
  'There is no such operator': 'No existe ese operador',
  'There is no such captain': 'No existe ese capitán',
  'This is no place in the list': 'No existe ese lugar de la lista',
  'This page of the list is not there any more.': 'Esta página de la lista ya no existe.',
  'Please choose the first and the last day.': 'Elija el primer y el último día.',
  'The last day must not be before the first.': 'El último día no puede ser anterior al primero.',
  'That is too long a time. Please choose fewer years.':
    'Es un periodo demasiado largo. Elija menos años.',
  'That is too long a time to be shown by {words}. Please choose fewer days or longer steps.':
    'Es un periodo demasiado largo para mostrarlo por {words}. Elija menos días o intervalos más largos.',
  day: 'día',
  week: 'semana',
  'Please choose the steps.': 'Elija los intervalos.',
  'There is no such table.': 'No existe esa tabla.',
  'Please say why': 'Indique por qué',
  'Please give a reason of at least {count} characters':
    'Indique un motivo de al menos {count} caracteres',
  'The reason can be at most {count} characters': 'El motivo tiene como máximo {count} caracteres',
  'The reason has characters that cannot be used': 'El motivo tiene caracteres no admitidos',
  'Choose why': 'Elija el motivo',
  'The note can be at most {count} characters': 'La nota tiene como máximo {count} caracteres',
  'The note has characters that cannot be used': 'La nota tiene caracteres no admitidos',
  'Choose a day': 'Elija un día',
  'Choose the day': 'Elija el día',
  'Write the day as year-month-day, such as 2026-12-24':
    'Escriba el día como año-mes-día, por ejemplo 2026-12-24',
  Reference: 'Referencia',
  Note: 'Nota',
  'There is no such boat.': 'No existe ese barco.',
  'This boat is not published.': 'Este barco no está publicado.',
  'This boat is not featured.': 'Este barco no está destacado.',
  'Choose a day after {moment}, up to which it is featured already, and by {later}.':
    'Elija un día posterior a la fecha hasta la que ya está destacado ({moment}), y como muy tarde este: {later}.',
  'Choose a day from today on, at most {count} months ahead: by {moment}.':
    'Elija un día desde hoy, con {count} meses de antelación como máximo. Último día posible: {moment}.',
  'Its captain has paid to have it featured until {moment}. Please confirm that you end it all the same.':
    'Su capitán ha pagado para destacarlo. Fin previsto: {moment}. Confirme que lo termina de todos modos.',
  'There is no such captain.': 'No existe ese capitán.',
  'The account of this captain was erased.': 'La cuenta de este capitán se ha borrado.',
  'This captain is suspended already.': 'Este capitán ya está suspendido.',
  'This captain is not suspended.': 'Este capitán no está suspendido.',
  'There is no such kind of document.': 'No existe ese tipo de documento.',
  'This document was checked already, or another was sent.':
    'Este documento ya se comprobó, o se envió otro.',
  'Choose the day on which it runs out': 'Elija el día en que caduca',
  'This review is hidden already.': 'Esta opinión ya está oculta.',
  'Everybody can see this review already.': 'Todos pueden ver ya esta opinión.',
  'This address is not kept any more.': 'Esta dirección ya no se guarda.',
  'Please choose a mail': 'Elija un correo',
  'Please choose who gets it': 'Elija quién lo recibe',
  'The mail “{words}” to the guest does not fit how the booking stands now.':
    'El correo «{words}» al pasajero ya no corresponde al estado de la reserva.',
  'The mail “{words}” to the captain does not fit how the booking stands now.':
    'El correo «{words}» al capitán ya no corresponde al estado de la reserva.',
  'This mail was just sent. Please wait {count} seconds.':
    'Este correo acaba de salir. Espere {count} segundos.',
  'Enter how much goes back to the guest': 'Escriba cuánto se devuelve al pasajero',
  'What was paid has changed meanwhile: it is {money} now. Please look again before you cancel.':
    'Lo pagado ha cambiado entretanto: ahora son {money}. Mire de nuevo antes de cancelar.',
  'What can go back has changed meanwhile: it is {money} now. Please look again before you refund.':
    'Lo que se puede devolver ha cambiado entretanto: ahora son {money}. Mire de nuevo antes de reembolsar.',
  'At most {money} can go back to the guest.':
    'Se pueden devolver al pasajero {money} como máximo.',
  'Nothing was paid for this booking, so nothing can go back.':
    'No se pagó nada por esta reserva: no se puede devolver nada.',
  'The captain took this money themselves, so nothing can go back through us: they give it back.':
    'El capitán cobró este dinero: nosotros no podemos devolver nada, lo devuelve él.',
  'The guest’s bank has taken this payment back, so nothing more can go back.':
    'El banco del pasajero ha retirado este pago: no se puede devolver nada más.',
  'All that was paid has gone back already.': 'Todo lo pagado ya se ha devuelto.',
  'This booking was not paid through the payment provider, so nothing can go back through it. Cancel it with a refund of $0.00 and pay the guest in another way.':
    'Esta reserva no se pagó con el proveedor de pagos: no se puede devolver nada por él. Cancélela con un reembolso de 0,00 USD y pague al pasajero de otra forma.',
  'There is no such refund.': 'No existe ese reembolso.',
  'This refund did not fail, so it is not sent again.':
    'Este reembolso no falló: no se envía de nuevo.',
  'This refund did not fail, so it is not paid in another way.':
    'Este reembolso no falló: no se paga de otra forma.',
  'Enter a reference by which the payment can be found':
    'Escriba una referencia con la que se encuentre el pago',
  'There is no such dispute.': 'No existe esa disputa.',
  'Choose a month': 'Elija un mes',
  'Enter how much was paid': 'Escriba cuánto se pagó',
  'Choose PayPal, bank wire or cash': 'Elija PayPal, transferencia bancaria o efectivo',
  'What is open has changed meanwhile: it is {money} now. Please look again before you pay.':
    'Lo pendiente ha cambiado entretanto: ahora son {money}. Mire de nuevo antes de pagar.',
  'At most {money} can be paid out for this month.':
    'Se pueden pagar {money} como máximo por este mes.',
  'This captain has saved no PayPal address. Ask them to save it, or choose how they were paid.':
    'Este capitán no ha guardado ninguna dirección de PayPal. Pídale que la guarde o indique cómo se le pagó.',
  'This captain has saved no bank account. Ask them to save it, or choose how they were paid.':
    'Este capitán no ha guardado ninguna cuenta bancaria. Pídale que la guarde o indique cómo se le pagó.',
  'The day of the payment cannot be in the future.': 'El día del pago no puede estar en el futuro.',
  'This was recorded already{words}. Please look again before you pay more.':
    'Esto ya se registró{words}. Mire de nuevo antes de pagar más.',
  ', for another captain': ', para otro capitán',
  ': {money} for {month}, paid on {moment} ({words}, {name})':
    ': {money} por {month}, día del pago: {moment} ({words}, {name})',
  'Bank wire': 'transferencia bancaria',
  Cash: 'efectivo',
  'There is no such payout.': 'No existe ese pago.',
  'This payout was taken back already.': 'Este pago ya se anuló.',
  'This captain has saved no account number.':
    'Este capitán no ha guardado ningún número de cuenta.',
  'Please choose a guest or a captain': 'Elija un pasajero o un capitán',
  'Nothing is kept of anybody with this address.': 'No se guarda nada de nadie con esta dirección.',
  'More than one captain has this address. Let one of them change it first, in the sign-in service.':
    'Varios capitanes tienen esta dirección. Que uno la cambie primero, en el servicio de acceso.',
  'Please leave names and addresses out of the reason: it stays in the log after they are gone.':
    'No ponga nombres ni direcciones en el motivo: queda en el registro después de borrarlos.',
  'What is kept of this person has changed meanwhile. Please look again. Nothing was erased.':
    'Lo que se guarda de esta persona ha cambiado entretanto. Mire de nuevo. No se ha borrado nada.',
  'Nothing was erased. {words}': 'No se ha borrado nada. {words}',
  'The ship’s name': 'El nombre del crucero',
  'Give the ship’s name': 'Indique el nombre del crucero',
  'Give the time of arrival, such as 08:00': 'Indique la hora de llegada, como 08:00',
  'Give the time when all have to be aboard, such as 17:00':
    'Indique la hora en que todos tienen que estar a bordo, como 17:00',
  'Choose where its guests come ashore': 'Elija dónde desembarcan sus pasajeros',
  'The clock is a number of minutes ahead of the island (or behind, with a minus), in half hours':
    'La hora de a bordo es un número de minutos por delante de la isla (o por detrás, con un menos), en medias horas',
  'All aboard has to be later than the arrival':
    'Todos a bordo tiene que ser después de la llegada',
  'Choose a file': 'Elija un archivo',
  'The file is empty': 'El archivo está vacío',
  'The file is too long: 50,000 characters at most':
    'El archivo es demasiado largo: 50 000 caracteres como máximo',
  'Choose the first day': 'Elija el primer día',
  'This day is over': 'Ese día ya pasó',
  'This day is more than three years away': 'Faltan más de tres años para ese día',
  '{moment} has more than {count} ships.': 'Más de {count} cruceros en el mismo día: {moment}.',
  'There is no such port call.': 'No existe esa escala.',
  'Somebody has changed this port call meanwhile. Please look at it again.':
    'Alguien ha cambiado esta escala entretanto. Mírela de nuevo.',
  'Somebody removed this port call at the same moment.':
    'Alguien ha quitado esta escala en el mismo momento.',
  'This ship is in the calendar of this day already.':
    'Este crucero ya está en el calendario de ese día.',
  'This ship does not come any more: its call stays as it was.':
    'Este crucero ya no viene: su escala queda como estaba.',
  'Guests have booked for this ship on its day: the day stays.':
    'Hay pasajeros que reservaron para este crucero en su día: el día se queda.',
  '{words} on this ship. If it does not come, declare that instead: its guests are told.':
    '{words} con este crucero. Si no viene, declárelo en su lugar: se avisa a sus pasajeros.',
  'One booking counts': 'Una reserva cuenta',
  '{count} bookings count': '{count} reservas cuentan',
  'This day is over: nothing of it can be called off.':
    'Ese día ya pasó: ya no se puede suspender nada.',
  'Nothing was imported.': 'No se ha importado nada.',
  'Nothing was imported. {words}': 'No se ha importado nada. {words}',
  'The first line has to name the columns: {text}.':
    'La primera línea tiene que nombrar las columnas: {text}.',
  'There is no line below the names of the columns.':
    'No hay ninguna línea bajo los nombres de las columnas.',
  'There are {count} lines; {text} at most.': 'Hay {count} líneas; {text} como máximo.',
  'Line {count}: line {text} has the same ship and day.':
    'Línea {count}: la línea {text} tiene el mismo crucero y el mismo día.',
  'Line {count}: {words}.': 'Línea {count}: {words}.',
  'it cannot be read': 'no se puede leer',
  'And {count} more.': 'Y {count} más.',
  'It has to end after it begins.': 'El final tiene que ser posterior al inicio.',
  'That time is over.': 'Ese momento ya pasó.',
  'Call off 14 days at most.': 'Suspenda 14 días como máximo.',
  'Choose a port.': 'Elija un puerto.',
  'Choose the last day': 'Elija el último día',
  'Choose the first time': 'Elija la primera hora',
  'Choose the last time': 'Elija la última hora',
} satisfies AdminProblems;
