import type { ProblemWords } from './problem-sentences.ts';

export default {
  'That day has passed. Please choose another date.': 'Esse dia já passou. Escolha outra data.',
  'A trip cannot end before it starts.': 'Um passeio não pode terminar antes de começar.',
  'A boat tour starts and ends on the same day.':
    'Um passeio por lugar começa e termina no mesmo dia.',
  'Trips can be booked up to {count} days ahead. Please choose an earlier date.':
    'Os passeios podem ser reservados com até {count} dias de antecedência. Escolha uma data mais próxima.',
  'This boat has to be booked at least {words} before it leaves. Please choose a later departure.':
    'Este barco precisa ser reservado pelo menos {words} antes da saída. Escolha uma saída mais tarde.',
  'This boat does not sail on {day}. Please choose another date.':
    'Este barco não sai nesta data: {day}. Escolha outra data.',
  'There is no departure at {time} on {day}. Please choose one of the times shown.':
    'Não há saída às {time} de {day}. Escolha um dos horários mostrados.',
  'This departure no longer has a seat for you on {day}. Please choose another time or date.':
    'A saída de {day} não tem mais lugar para você. Escolha outro horário ou outra data.',
  'So close to its start, this departure can only be booked by {count} guests or more. Please choose another time or date.':
    'Tão perto do horário, esta saída só pode ser reservada por {count} pessoas ou mais. Escolha outro horário ou outra data.',
  'This departure no longer has {count} seats for you on {day}. Please choose another time or date.':
    'A saída de {day} não tem mais {count} lugares para vocês. Escolha outro horário ou outra data.',
  'This boat is not available for a private charter on {day}. Please choose another date.':
    'Este barco não está disponível para passeio privativo nesta data: {day}. Escolha outra data.',
  'A private charter can be booked for up to {count} days. Please choose an earlier last day.':
    'Um passeio privativo pode ser reservado por até {count} dias. Escolha um último dia mais cedo.',
  'You already have several trips waiting for payment. Please pay for one of them, or try again in half an hour.':
    'Você já tem vários passeios aguardando pagamento. Pague um deles ou tente de novo em meia hora.',
  'Too many trips booked from your connection are waiting for payment. Please pay for one of them, or try again in half an hour.':
    'Há passeios demais reservados a partir da sua conexão aguardando pagamento. Pague um deles ou tente de novo em meia hora.',
  'Too many days of this boat are waiting for payment right now. Please choose fewer days or another boat, or try again in half an hour.':
    'Há dias demais deste barco aguardando pagamento no momento. Escolha menos dias ou outro barco, ou tente de novo em meia hora.',
  'Group size must be at least 1': 'O grupo precisa ter pelo menos 1 pessoa',
  'Capacity is {count}': 'A capacidade é de {count} pessoas',
  'Pricing unavailable; choose Private Charter or contact us':
    'Preço indisponível; escolha o passeio privativo ou fale conosco',
  'Pricing unavailable; choose Per Seat pricing or contact us':
    'Preço indisponível; escolha o preço por lugar ou fale conosco',
  'This boat is no longer offered.': 'Este barco não é mais oferecido.',
  'The total for this trip is {money}. Please check it and confirm again.':
    'O total deste passeio é de {money}. Confira e confirme de novo.',
  'Unable to process payment. Please try again.':
    'Não foi possível processar o pagamento. Tente de novo.',
  'You have booked this trip already.': 'Você já reservou este passeio.',
  'These details do not belong to this boat. Please choose it again.':
    'Estes dados não são deste barco. Escolha-o de novo.',
  'This is being booked already. Please try again in a moment.':
    'Isto já está sendo reservado. Tente de novo em instantes.',
  'Your ship does not come to the island on this day, so nothing was booked.':
    'O seu navio não vem à ilha nesse dia, por isso nada foi reservado.',
  'The ship is missing': 'Falta o navio',
  'There is no such ship': 'Esse navio não existe',
  'The date, time or group size is missing. Please choose them again.':
    'Falta a data, o horário ou o número de pessoas. Escolha-os de novo.',
  'There is no such booking.': 'Essa reserva não existe.',
  'This booking is not confirmed yet.': 'Esta reserva ainda não está confirmada.',
  'The payment session is missing.': 'Falta a sessão de pagamento.',
  'We do not know this payment session.': 'Não conhecemos esta sessão de pagamento.',
  'Our payment partner does not answer right now. Nothing was charged; please try again in a minute.':
    'O nosso parceiro de pagamentos não está respondendo agora. Nada foi cobrado; tente de novo em um minuto.',
  'Our payment partner does not answer right now. Nothing was charged; please try this link again in a minute.':
    'O nosso parceiro de pagamentos não está respondendo agora. Nada foi cobrado; tente este link de novo em um minuto.',
  'Our payment partner does not answer right now, so nothing was changed. Please try again in a minute.':
    'O nosso parceiro de pagamentos não está respondendo agora, por isso nada foi alterado. Tente de novo em um minuto.',
  'Too many tries from your connection. Please wait {words}.':
    'Tentativas demais da sua conexão. Espere {words}.',
  'That is too much to send. Please shorten your text.':
    'É muito para enviar. Encurte o seu texto.',
  'That is too much to send. Please enter only your email.':
    'É muito para enviar. Informe só o seu e-mail.',
  'The form could not be read. Please fill it in again.':
    'Não foi possível ler o formulário. Preencha-o de novo.',
  'Please check the details.': 'Confira os dados.',
  'Please fill this in.': 'Preencha este campo.',
  'Please shorten this to {count} characters at most.':
    'Encurte para no máximo {count} caracteres.',
  'There is nothing at this address.': 'Não há nada neste endereço.',
  'This address cannot be used that way.': 'Este endereço não pode ser usado assim.',
  'We cannot look this up or save it right now. Please try again in a few seconds.':
    'Não conseguimos consultar nem salvar isto agora. Tente de novo em alguns segundos.',
  'This is not possible right now. Please try again in a few minutes.':
    'Isto não é possível agora. Tente de novo em alguns minutos.',
  'Something went wrong on our side. Please try again in a moment. (Reference {text})':
    'Algo deu errado do nosso lado. Tente de novo em instantes. (Referência {text})',
  'You paid your captain, and not us: please ask them here. Nothing was changed.':
    'Você pagou ao seu capitão e não a nós: peça a ele aqui. Nada foi alterado.',
  'The payment page was opened just now, so nothing was changed. Please try again.':
    'A página de pagamento acabou de ser aberta, por isso nada foi alterado. Tente de novo.',
  'A trip can be handed over once it is paid. Nothing was changed.':
    'Um passeio pode ser cedido depois de pago. Nada foi alterado.',
  'It is too late to move this trip without your captain’s yes. Please ask them here.':
    'É tarde demais para mudar este passeio sem a confirmação do seu capitão. Peça a ele aqui.',
  'This booking is over already, so it cannot be moved.':
    'Esta reserva já terminou, por isso não pode mudar de data.',
  'This booking was made without an email address. Please ask your captain.':
    'Esta reserva foi feita sem endereço de e-mail. Pergunte ao seu capitão.',
  'This link does not lead to a trip any more.': 'Este link não leva mais a um passeio.',
  'You can do this yourself now, without asking. Please look at your trip again.':
    'Agora você mesmo pode fazer isto, sem pedir. Veja o seu passeio de novo.',
  'You have asked your captain already. Wait for the answer, or take back what you asked.':
    'Você já pediu ao seu capitão. Espere a resposta, ou retire o pedido.',
  'That time is no longer free. Please choose another one.':
    'Esse horário não está mais livre. Escolha outro.',
  'There is no such question.': 'Esse pedido não existe.',
  'There is nothing to choose any more: this trip was settled already.':
    'Não há mais nada a escolher: este passeio já foi resolvido.',
  'It is too late to choose this trip. Please choose a later one, or the money.':
    'É tarde demais para escolher este passeio. Escolha um posterior, ou o dinheiro de volta.',
  'This boat costs more now than what you paid. Please choose another.':
    'Este barco agora custa mais do que você pagou. Escolha outro.',
  'What goes back to you has changed meanwhile: it is {money} now. Please look again.':
    'O que é devolvido mudou nesse meio-tempo: agora são {money}. Veja de novo.',
  'What goes back to you has changed meanwhile: it is {money} now. Please look again before you go on.':
    'O que é devolvido mudou nesse meio-tempo: agora são {money}. Veja de novo antes de continuar.',
  'Somebody else was quicker: these places are taken. You can still choose another trip, or the money.':
    'Alguém foi mais rápido: estes lugares estão ocupados. Você ainda pode escolher outro passeio, ou o dinheiro de volta.',
  'This boat is not offered in place of your trip.':
    'Este barco não é oferecido no lugar do seu passeio.',
  'Your payment is still on its way. Please try again in a few minutes; nothing was changed.':
    'O seu pagamento ainda está a caminho. Tente de novo em alguns minutos; nada foi alterado.',
  'This booking is over already, so nothing was changed.':
    'Esta reserva já terminou, por isso nada foi alterado.',
  'This trip has begun, so it cannot be changed here any more. Please call your captain or write to us.':
    'Este passeio já começou e não pode mais ser alterado aqui. Ligue para o seu capitão ou escreva para nós.',
  'One guest is booked. If you cannot come, cancel the trip.':
    'A reserva é para uma pessoa. Se você não puder vir, cancele o passeio.',
  'Your captain has yet to say yes, and the money for all of you is set aside until then. Once they have, you can come with fewer and get the others’ part back. If you cannot wait, cancel and book again: nothing has been charged.':
    'O seu capitão ainda precisa confirmar, e até lá o dinheiro de todos vocês fica reservado. Depois disso, vocês podem vir em menos pessoas e receber de volta a parte dos outros. Se não puder esperar, cancele e reserve de novo: nada foi cobrado.',
  'Choose 1 guest.': 'Escolha 1 pessoa.',
  'Choose between 1 and {count} guests.': 'Escolha entre 1 e {count} pessoas.',
  'You have reviewed this trip already. A review cannot be changed any more.':
    'Você já avaliou este passeio. Uma avaliação não pode mais ser alterada.',
  'Only trips that were paid for here and not called off can be reviewed.':
    'Só podem ser avaliados passeios que foram pagos aqui e não foram suspensos.',
  'This trip is not over yet. Please come back after it.':
    'Este passeio ainda não terminou. Volte depois dele.',
  'Your captain noted that nobody of you came, so there is no trip to review. If that is wrong, please write to us.':
    'O seu capitão anotou que ninguém de vocês veio, então não há passeio para avaliar. Se isso não estiver certo, escreva para nós.',
  'This trip ended more than {count} days ago, so it can no longer be reviewed.':
    'Este passeio terminou há mais de {count} dias, por isso não pode mais ser avaliado.',
  'There is no such day, or it is over.': 'Esse dia não existe, ou já passou.',
  'Name must be at least 2 characters': 'O nome precisa ter pelo menos 2 caracteres',
  'Name cannot hold an email or web address':
    'O nome não pode conter um endereço de e-mail nem da internet',
  'Name is required': 'Falta o nome',
  'Please enter a valid email address': 'Informe um endereço de e-mail válido',
  'Please enter a valid email address.': 'Informe um endereço de e-mail válido.',
  'Valid email is required': 'É preciso um endereço de e-mail válido',
  'Date is required': 'Falta a data',
  'Group size is required': 'Falta o número de pessoas',
  'Group size must be a number': 'O número de pessoas precisa ser um número',
  'Group size must be a whole number': 'O número de pessoas precisa ser um número inteiro',
  'You must accept the terms and conditions': 'Você precisa aceitar os termos e condições',
  'You must accept the terms': 'Você precisa aceitar os termos',
  'Enter the time of all aboard, such as 17:00': 'Informe o horário limite a bordo, como 17:00',
  'Enter the time of arrival, such as 08:00': 'Informe o horário de chegada, como 08:00',
  'All aboard has to be later than your ship’s arrival':
    'O horário limite a bordo precisa ser depois da chegada',
  'Choose one of the piers where you may come ashore':
    'Escolha um dos píeres onde você pode desembarcar',
  'Choose how far the ship’s clock is from the island’s, in half hours':
    'Escolha a diferença entre o relógio do navio e o da ilha, em meias horas',
  'Choose a valid date': 'Escolha uma data válida',
  'Choose a valid end date': 'Escolha uma data final válida',
  'Choose a valid time': 'Escolha um horário válido',
  'Choose a date': 'Escolha uma data',
  'Choose a time': 'Escolha um horário',
  'Choose how many come': 'Escolha quantos vêm',
  'Choose Per Seat or Private Charter': 'Escolha por lugar ou passeio privativo',
  'Choose a boat': 'Escolha um barco',
  'Write a message first': 'Escreva primeiro uma mensagem',
  'Enter the booking code, such as SXM-7K2P-9QXD':
    'Informe o código da reserva, por exemplo SXM-7K2P-9QXD',
  'Choose 1 to {count} stars': 'Escolha de 1 a {count} estrelas',
  '{words} can be at most {count} characters': '{words}: no máximo {count} caracteres',
  '{words} has characters that cannot be used': '{words}: há caracteres que não podem ser usados',
  Name: 'Nome',
  Phone: 'Telefone',
  'Special requests': 'Pedidos especiais',
  Reason: 'Motivo',
  Message: 'Mensagem',
  'Your words': 'O seu comentário',
  'Booking code': 'Código da reserva',
  '1 hour': '1 hora',
  '{count} hours': '{count} horas',
  '{count} minutes': '{count} minutos',
  '{count} seconds': '{count} segundos',
} satisfies ProblemWords;
