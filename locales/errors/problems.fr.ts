import type { ProblemWords } from './problem-sentences.ts';

export default {
  'That day has passed. Please choose another date.':
    'Ce jour est passé. Choisissez une autre date.',
  'A trip cannot end before it starts.': 'Une sortie ne peut pas finir avant de commencer.',
  'A boat tour starts and ends on the same day.': 'Une excursion commence et finit le même jour.',
  'Trips can be booked up to {count} days ahead. Please choose an earlier date.':
    'Les sorties se réservent au plus {count} jours à l’avance. Choisissez une date plus proche.',
  'This boat has to be booked at least {words} before it leaves. Please choose a later departure.':
    'Ce bateau doit être réservé au moins {words} avant son départ. Choisissez un départ plus tardif.',
  'This boat does not sail on {day}. Please choose another date.':
    'Ce bateau ne sort pas le {day}. Choisissez une autre date.',
  'There is no departure at {time} on {day}. Please choose one of the times shown.':
    'Il n’y a pas de départ à {time} le {day}. Choisissez une des heures indiquées.',
  'This departure no longer has a seat for you on {day}. Please choose another time or date.':
    'Ce départ n’a plus de place pour vous le {day}. Choisissez une autre heure ou une autre date.',
  'So close to its start, this departure can only be booked by {count} guests or more. Please choose another time or date.':
    'Si près du départ, cette sortie ne peut plus être réservée qu’à partir de {count} passagers. Merci de choisir une autre heure ou une autre date.',
  'This departure no longer has {count} seats for you on {day}. Please choose another time or date.':
    'Ce départ n’a plus {count} places pour vous le {day}. Choisissez une autre heure ou une autre date.',
  'This boat is not available for a private charter on {day}. Please choose another date.':
    'Ce bateau n’est pas disponible pour une privatisation le {day}. Choisissez une autre date.',
  'A private charter can be booked for up to {count} days. Please choose an earlier last day.':
    'Une privatisation se réserve pour {count} jours au plus. Choisissez un dernier jour plus proche.',
  'You already have several trips waiting for payment. Please pay for one of them, or try again in half an hour.':
    'Vous avez déjà plusieurs sorties en attente de paiement. Payez l’une d’elles ou réessayez dans une demi-heure.',
  'Too many trips booked from your connection are waiting for payment. Please pay for one of them, or try again in half an hour.':
    'Trop de sorties réservées depuis votre connexion sont en attente de paiement. Payez l’une d’elles ou réessayez dans une demi-heure.',
  'Too many days of this boat are waiting for payment right now. Please choose fewer days or another boat, or try again in half an hour.':
    'Trop de jours de ce bateau sont en attente de paiement en ce moment. Choisissez moins de jours ou un autre bateau, ou réessayez dans une demi-heure.',
  'Group size must be at least 1': 'Il faut être au moins 1',
  'Capacity is {count}': 'Ce bateau accueille {count} personnes au maximum',
  'Pricing unavailable; choose Private Charter or contact us':
    'Pas de prix par personne ; choisissez la privatisation ou écrivez-nous',
  'Pricing unavailable; choose Per Seat pricing or contact us':
    'Pas de prix pour une privatisation ; choisissez le prix par personne ou écrivez-nous',
  'This boat is no longer offered.': 'Ce bateau n’est plus proposé.',
  'The total for this trip is {money}. Please check it and confirm again.':
    'Le total de cette sortie est de {money}. Vérifiez-le et confirmez à nouveau.',
  'Unable to process payment. Please try again.':
    'Le paiement n’a pas pu être traité. Veuillez réessayer.',
  'You have booked this trip already.': 'Vous avez déjà réservé cette sortie.',
  'These details do not belong to this boat. Please choose it again.':
    'Ces données ne sont pas celles de ce bateau. Choisissez-le à nouveau.',
  'This is being booked already. Please try again in a moment.':
    'C’est déjà en cours de réservation. Réessayez dans un instant.',
  'Your ship does not come to the island on this day, so nothing was booked.':
    'Votre bateau de croisière ne vient pas sur l’île ce jour-là : rien n’a été réservé.',
  'The ship is missing': 'Le bateau de croisière manque',
  'There is no such ship': 'Ce bateau de croisière n’existe pas',
  'The date, time or group size is missing. Please choose them again.':
    'La date, l’heure ou le nombre de personnes manque. Choisissez-les à nouveau.',
  'There is no such booking.': 'Cette réservation n’existe pas.',
  'This booking is not confirmed yet.': 'Cette réservation n’est pas encore confirmée.',
  'The payment session is missing.': 'La session de paiement manque.',
  'We do not know this payment session.': 'Nous ne connaissons pas cette session de paiement.',
  'Our payment partner does not answer right now. Nothing was charged; please try again in a minute.':
    'Notre prestataire de paiement ne répond pas en ce moment. Rien n’a été débité ; réessayez dans une minute.',
  'Our payment partner does not answer right now. Nothing was charged; please try this link again in a minute.':
    'Notre prestataire de paiement ne répond pas en ce moment. Rien n’a été débité ; rouvrez ce lien dans une minute.',
  'Our payment partner does not answer right now, so nothing was changed. Please try again in a minute.':
    'Notre prestataire de paiement ne répond pas en ce moment, rien n’a donc été modifié. Réessayez dans une minute.',
  'Too many tries from your connection. Please wait {words}.':
    'Trop d’essais depuis votre connexion. Attendez {words}.',
  'That is too much to send. Please shorten your text.':
    'C’est trop long à envoyer. Raccourcissez votre texte.',
  'That is too much to send. Please enter only your email.':
    'C’est trop long à envoyer. Saisissez seulement votre e-mail.',
  'The form could not be read. Please fill it in again.':
    'Le formulaire n’a pas pu être lu. Remplissez-le à nouveau.',
  'Please check the details.': 'Vérifiez les données.',
  'Please fill this in.': 'Remplissez ce champ.',
  'Please shorten this to {count} characters at most.':
    'Raccourcissez ce texte à {count} caractères au plus.',
  'There is nothing at this address.': 'Il n’y a rien à cette adresse.',
  'This address cannot be used that way.': 'Cette adresse ne s’utilise pas ainsi.',
  'We cannot look this up or save it right now. Please try again in a few seconds.':
    'Nous ne pouvons pas consulter ni enregistrer cela en ce moment. Réessayez dans quelques secondes.',
  'This is not possible right now. Please try again in a few minutes.':
    'Ce n’est pas possible en ce moment. Réessayez dans quelques minutes.',
  'Something went wrong on our side. Please try again in a moment. (Reference {text})':
    'Une erreur est survenue de notre côté. Réessayez dans un instant. (Référence {text})',
  'You paid your captain, and not us: please ask them here. Nothing was changed.':
    'Vous avez payé votre capitaine et non nous : demandez-le-lui ici. Rien n’a été modifié.',
  'The payment page was opened just now, so nothing was changed. Please try again.':
    'La page de paiement vient d’être ouverte, rien n’a donc été modifié. Veuillez réessayer.',
  'A trip can be handed over once it is paid. Nothing was changed.':
    'Une sortie peut être cédée une fois payée. Rien n’a été modifié.',
  'It is too late to move this trip without your captain’s yes. Please ask them here.':
    'Il est trop tard pour déplacer cette sortie sans l’accord de votre capitaine. Demandez-le-lui ici.',
  'This booking is over already, so it cannot be moved.':
    'Cette réservation a déjà pris fin, elle ne peut donc pas être déplacée.',
  'This booking was made without an email address. Please ask your captain.':
    'Cette réservation a été faite sans adresse e-mail. Demandez à votre capitaine.',
  'This link does not lead to a trip any more.': 'Ce lien ne mène plus à une sortie.',
  'You can do this yourself now, without asking. Please look at your trip again.':
    'Vous pouvez maintenant le faire vous-même, sans demander. Regardez à nouveau votre sortie.',
  'You have asked your captain already. Wait for the answer, or take back what you asked.':
    'Vous avez déjà demandé à votre capitaine. Attendez la réponse, ou retirez votre demande.',
  'That time is no longer free. Please choose another one.':
    'Cet horaire n’est plus libre. Choisissez-en un autre.',
  'There is no such question.': 'Cette demande n’existe pas.',
  'There is nothing to choose any more: this trip was settled already.':
    'Il n’y a plus rien à choisir : cette sortie est déjà réglée.',
  'It is too late to choose this trip. Please choose a later one, or the money.':
    'Il est trop tard pour choisir cette sortie. Choisissez-en une plus tardive, ou le remboursement.',
  'This boat costs more now than what you paid. Please choose another.':
    'Ce bateau coûte maintenant plus que ce que vous avez payé. Choisissez-en un autre.',
  'What goes back to you has changed meanwhile: it is {money} now. Please look again.':
    'Votre remboursement a changé entre-temps : c’est maintenant {money}. Regardez à nouveau.',
  'What goes back to you has changed meanwhile: it is {money} now. Please look again before you go on.':
    'Votre remboursement a changé entre-temps : c’est maintenant {money}. Regardez à nouveau avant de continuer.',
  'Somebody else was quicker: these places are taken. You can still choose another trip, or the money.':
    'Quelqu’un a été plus rapide : ces places sont prises. Vous pouvez encore choisir une autre sortie, ou le remboursement.',
  'This boat is not offered in place of your trip.':
    'Ce bateau n’est pas proposé en remplacement de votre sortie.',
  'Your payment is still on its way. Please try again in a few minutes; nothing was changed.':
    'Votre paiement est encore en route. Réessayez dans quelques minutes ; rien n’a été modifié.',
  'This booking is over already, so nothing was changed.':
    'Cette réservation a déjà pris fin, rien n’a donc été modifié.',
  'This trip has begun, so it cannot be changed here any more. Please call your captain or write to us.':
    'Cette sortie a commencé et ne peut plus être modifiée ici. Appelez votre capitaine ou écrivez-nous.',
  'One guest is booked. If you cannot come, cancel the trip.':
    'Un seul passager est inscrit. Si vous ne pouvez pas venir, annulez la sortie.',
  'Your captain has yet to say yes, and the money for all of you is set aside until then. Once they have, you can come with fewer and get the others’ part back. If you cannot wait, cancel and book again: nothing has been charged.':
    'Votre capitaine doit encore dire oui, et l’argent pour vous tous est mis de côté jusque-là. Ensuite, vous pourrez venir moins nombreux et récupérer la part des autres. Si vous ne pouvez pas attendre, annulez et réservez à nouveau : rien n’a été débité.',
  'Choose 1 guest.': 'Choisissez 1 passager.',
  'Choose between 1 and {count} guests.': 'Choisissez entre 1 et {count} passagers.',
  'You have reviewed this trip already. A review cannot be changed any more.':
    'Vous avez déjà donné votre avis sur cette sortie. Un avis ne peut plus être modifié.',
  'Only trips that were paid for here and not called off can be reviewed.':
    'Seules les sorties payées ici et non annulées peuvent recevoir un avis.',
  'This trip is not over yet. Please come back after it.':
    'Cette sortie n’est pas encore finie. Revenez après.',
  'Your captain noted that nobody of you came, so there is no trip to review. If that is wrong, please write to us.':
    'Votre capitaine a noté que personne d’entre vous n’est venu, il n’y a donc pas de sortie à évaluer. Si c’est une erreur, écrivez-nous.',
  'This trip ended more than {count} days ago, so it can no longer be reviewed.':
    'Cette sortie a pris fin il y a plus de {count} jours, elle ne peut plus recevoir d’avis.',
  'There is no such day, or it is over.': 'Ce jour n’existe pas, ou il est passé.',
  'Name must be at least 2 characters': 'Le nom doit avoir au moins 2 caractères',
  'Name cannot hold an email or web address':
    'Le nom ne peut pas contenir d’adresse e-mail ni d’adresse web',
  'Name is required': 'Le nom manque',
  'Please enter a valid email address': 'Saisissez une adresse e-mail valable',
  'Please enter a valid email address.': 'Saisissez une adresse e-mail valable.',
  'Valid email is required': 'Il faut une adresse e-mail valable',
  'Date is required': 'La date manque',
  'Group size is required': 'Le nombre de personnes manque',
  'Group size must be a number': 'Le nombre de personnes doit être un nombre',
  'Group size must be a whole number': 'Le nombre de personnes doit être un nombre entier',
  'You must accept the terms and conditions': 'Vous devez accepter les conditions',
  'You must accept the terms': 'Vous devez accepter les conditions',
  'Enter the time of all aboard, such as 17:00':
    'Indiquez l’heure limite de retour à bord, par exemple 17:00',
  'Enter the time of arrival, such as 08:00': 'Indiquez l’heure d’arrivée, par exemple 08:00',
  'All aboard has to be later than your ship’s arrival':
    'L’heure limite de retour à bord doit être plus tard que l’arrivée',
  'Choose one of the piers where you may come ashore':
    'Choisissez l’un des quais où vous pouvez débarquer',
  'Choose how far the ship’s clock is from the island’s, in half hours':
    'Choisissez le décalage entre l’heure du navire et celle de l’île, en demi-heures',
  'Choose a valid date': 'Choisissez une date valable',
  'Choose a valid end date': 'Choisissez une date de fin valable',
  'Choose a valid time': 'Choisissez une heure valable',
  'Choose a date': 'Choisissez une date',
  'Choose a time': 'Choisissez une heure',
  'Choose how many come': 'Choisissez combien viennent',
  'Choose Per Seat or Private Charter': 'Choisissez par personne ou privatisation',
  'Choose a boat': 'Choisissez un bateau',
  'Write a message first': 'Écrivez d’abord un message',
  'Enter the booking code, such as SXM-7K2P-9QXD':
    'Saisissez le code de réservation, comme SXM-7K2P-9QXD',
  'Choose 1 to {count} stars': 'Choisissez de 1 à {count} étoiles',
  '{words} can be at most {count} characters': '{words} : {count} caractères au plus',
  '{words} has characters that cannot be used':
    '{words} : certains caractères ne peuvent pas être utilisés',
  Name: 'Nom',
  Phone: 'Téléphone',
  'Special requests': 'Demandes particulières',
  Reason: 'Raison',
  Message: 'Message',
  'Your words': 'Votre commentaire',
  'Booking code': 'Code de réservation',
  '1 hour': '1 heure',
  '{count} hours': '{count} heures',
  '{count} minutes': '{count} minutes',
  '{count} seconds': '{count} secondes',
} satisfies ProblemWords;
