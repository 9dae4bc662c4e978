import type { CaptainProblems } from './captain-sentences.ts';

export default {
  'Pricing fields are required based on trip type and pricing mode':
    'Indiquez les prix selon le type de sortie et la formule',
  'Times look like 09:00': 'Les heures s’écrivent ainsi : 09:00',
  'At most {count} days can be listed': '{count} jours au plus dans la liste',
  'At most 48 times can be listed': '48 heures de départ au plus',
  'A trip takes 15 to 1,440 minutes': 'Une sortie dure de 15 à 1 440 minutes',
  'A turnaround takes 0 to 480 minutes': 'Le temps entre deux sorties va de 0 à 480 minutes',
  'A season needs a name': 'Donnez un nom à la saison',
  'A season’s name': 'Le nom de la saison',
  'A season cannot end before it starts': 'Une saison ne peut pas finir avant de commencer',
  'At most 50 seasons': '50 saisons au plus',
  'At most 800 blocked days': '800 jours bloqués au plus',
  'Enter a price like 95 or 95.50': 'Saisissez un prix comme 95 ou 95.50',
  'Pricing mode is required': 'Choisissez une formule',
  'A caption can be at most {count} characters': 'Une légende compte au plus {count} caractères',
  'A caption has characters that cannot be used': 'La légende contient des caractères non admis',
  'Boat name': 'Le nom du bateau',
  'Boat name is required': 'Indiquez le nom du bateau',
  'Choose a boat type': 'Choisissez un type de bateau',
  'Trip type is required': 'Choisissez un type de sortie',
  'Port is required': 'Choisissez un port',
  'Port has characters that cannot be used': 'Le port contient des caractères non admis',
  'A port’s name can be at most {count} characters':
    'Le nom d’un port compte au plus {count} caractères',
  'Capacity must be at least 1': 'La capacité est d’au moins 1',
  'Capacity can be at most {count}': 'La capacité est de {count} au plus',
  'Maximum {count} photos allowed.': '{count} photos au maximum.',
  'The smallest number of guests can be at most the capacity, {count}':
    'Le nombre minimum de passagers ne peut dépasser la capacité, {count}',
  'Description can be at most 10,000 characters': 'La description compte au plus 10 000 caractères',
  'Description has characters that cannot be used':
    'La description contient des caractères non admis',
  'Meeting point': 'Le point de rendez-vous',
  'Meeting point can be one or two lines': 'Le point de rendez-vous tient en une ou deux lignes',
  'What to bring': 'Ce qu’il faut apporter',
  'What is included': 'Ce qui est compris dans le prix',
  'The link needs an email address to go to': 'Pour envoyer le lien, il faut une adresse e-mail',
  'Enter what you took, from $0.01 to $100,000':
    'Saisissez ce que vous avez encaissé, de 0,01 à 100 000 USD',
  'Choose the last day': 'Choisissez le dernier jour',
  'Enter the guest’s name': 'Saisissez le nom du passager',
  'Enter a valid email address': 'Saisissez une adresse e-mail valable',
  'Requests can be at most {count} characters': 'Les demandes comptent au plus {count} caractères',
  'Requests have characters that cannot be used':
    'Les demandes contiennent des caractères non admis',
  'Choose where the guest came from': 'Choisissez d’où vient la réservation',
  'Choose how the guest pays': 'Choisissez comment le passager paie',
  'This boat is not one of yours.': 'Ce bateau n’est pas l’un des vôtres.',
  'Please choose Google, Microsoft or Apple.': 'Choisissez Google, Microsoft ou Apple.',
  'Please choose a calendar.': 'Choisissez un agenda.',
  'Please enter the address.': 'Saisissez l’adresse.',
  'Please give it a name.': 'Donnez-lui un nom.',
  'Please choose a shorter name.': 'Choisissez un nom plus court.',
  'Please choose a date.': 'Choisissez une date.',
  'Please choose a time.': 'Choisissez une heure.',
  'Choose why': 'Choisissez le motif',
  'The note can be at most {count} characters': 'Le mot compte au plus {count} caractères',
  'The note has characters that cannot be used': 'Le mot contient des caractères non admis',
  'Choose a day': 'Choisissez un jour',
  'Message can be at most {count} characters': 'Le message compte au plus {count} caractères',
  'Message has characters that cannot be used': 'Le message contient des caractères non admis',
  'The time has to end after it begins.': 'La fin doit venir après le début.',
  'Choose the day on which it runs out': 'Choisissez le jour d’expiration',
  'Password is required': 'Saisissez le mot de passe',
  'Password must be at least 6 characters': 'Le mot de passe compte au moins 6 caractères',
  'Password can be at most 72 characters, fewer with accents or emoji':
    'Le mot de passe compte au plus 72 caractères, moins avec des accents ou des émojis',
  'Please give the phone with its country code, like +1 721 555 0100':
    'Donnez le téléphone avec son indicatif, comme +1 721 555 0100',
  'Please choose a day': 'Choisissez un jour',
  'Please choose a time': 'Choisissez une heure',
  'Please say whether they came': 'Indiquez s’ils sont venus',
  'Please say how many came': 'Indiquez combien sont venus',
  'Guests are a whole number': 'Le nombre de passagers est un nombre entier',
  'At least one guest came': 'Au moins un passager est venu',
  'Only {count} are booked.': 'La réservation n’est que pour {count}.',
  'This trip is on another day now.': 'Cette sortie a maintenant lieu un autre jour.',
  'This trip is at another time now.': 'Cette sortie a maintenant lieu à une autre heure.',
  'Required fields must be filled for the selected payout method':
    'Remplissez les champs requis pour le mode de versement choisi',
  'Valid email required': 'Adresse e-mail valable requise',
  'Choose PayPal, bank wire or cash': 'Choisissez PayPal, virement bancaire ou espèces',
  'Account holder name': 'Le nom du titulaire',
  'Bank name': 'Le nom de la banque',
  'Bank address': 'L’adresse de la banque',
  'Account number can have letters, digits, spaces and dashes only':
    'Le numéro de compte ne contient que lettres, chiffres, espaces et tirets',
  'SWIFT/BIC code has 8 or 11 letters and digits':
    'Le code SWIFT/BIC compte 8 ou 11 lettres et chiffres',
  'Choose USD or ANG': 'Choisissez USD ou ANG',
  'Routing number': 'Le code d’acheminement',
  'Please enter the whole account number again.':
    'Saisissez de nouveau le numéro de compte entier.',
  'Your answer': 'Votre réponse',
  'Write an answer first': 'Écrivez d’abord une réponse',
  'You have answered this review already. An answer cannot be changed any more.':
    'Vous avez déjà répondu à cet avis. Une réponse ne peut plus être modifiée.',
  'There is no such review.': 'Cet avis n’existe pas.',
  'The guest booked this trip themselves. Call it off if it does not sail, or ask us to cancel it.':
    'Le passager a réservé lui-même cette sortie. Si elle n’a pas lieu, annulez la sortie ; sinon, demandez-nous d’annuler la réservation.',
  'The guest has paid through us. Call the trip off if it does not sail, or ask us to cancel it.':
    'Le passager a payé par notre intermédiaire. Si la sortie n’a pas lieu, annulez-la ; sinon, demandez-nous d’annuler la réservation.',
  'This trip has begun, so it cannot be cancelled any more.':
    'Cette sortie a commencé : la réservation ne peut plus être annulée.',
  'This document has run out. Send one that is still good.':
    'Ce document a expiré. Envoyez-en un qui est encore valable.',
  'Check the year: it can be at most {count} years from now.':
    'Vérifiez l’année : {count} ans à partir d’aujourd’hui au plus.',
  'Before your boats can be listed, we have to check your captain’s licence and your boat insurance. Send them on the Documents page.':
    'Avant de mettre vos bateaux en ligne, nous devons vérifier votre permis de capitaine et l’assurance de votre bateau. Envoyez-les sur la page Documents.',
  'Payment failed — please check your card and try again.':
    'Échec du paiement : vérifiez votre carte et réessayez.',
  'You can only upload {count} more photo(s). Maximum {words} photos allowed.':
    'Vous pouvez encore ajouter {count} photo(s). Le maximum est de {words} photos.',
  '{text} is not a valid image file.': '{text} n’est pas une image valable.',
  'Photos in HEIC format cannot be shown. Please save or send it as JPEG and choose that one.':
    'Les photos au format HEIC ne peuvent pas être affichées. Enregistrez ou envoyez la vôtre en JPEG, puis choisissez ce fichier.',
  'Your other photos are still being prepared. Please send this one again in a minute.':
    'Vos autres photos sont encore en préparation. Renvoyez celle-ci dans une minute.',
  'The boat could not be saved. Please try again.':
    'Le bateau n’a pas pu être enregistré. Réessayez.',
  'There is no such boat.': 'Ce bateau n’existe pas.',
  'There is no such photo.': 'Cette photo n’existe pas.',
  'You have {count} boats, and an account can have at most {words}. Delete one that no longer sails, then add this one.':
    'Vous avez {count} bateaux, et un compte peut en avoir {words} au plus. Supprimez-en un qui ne navigue plus, puis ajoutez celui-ci.',
  'This boat was changed somewhere else since you opened it. Load it again to see the newer version, or save once more to put yours in its place.':
    'Ce bateau a été modifié ailleurs depuis que vous l’avez ouvert. Rechargez-le pour voir la version récente, ou enregistrez encore une fois pour garder la vôtre.',
  'A boat is featured once its feature payment has gone through. Nothing was changed.':
    'Un bateau est mis à la une une fois le paiement abouti. Rien n’a été modifié.',
  'Capacity cannot be less than {count}: that many guests are booked on {day}.':
    'La capacité ne peut être inférieure à {count} : c’est le nombre de passagers inscrits pour le {day}.',
  'Your other boats are still being saved. Please send this one again in a minute.':
    'Vos autres bateaux sont encore en cours d’enregistrement. Renvoyez celui-ci dans une minute.',
  'One of the photos is not, or no longer, among those of the boat. Please take it out and add it anew.':
    'L’une des photos ne fait pas ou plus partie de celles du bateau. Retirez-la et ajoutez-la de nouveau.',
  'The photos of this boat have changed since you opened them. Load them again and order those.':
    'Les photos de ce bateau ont changé depuis que vous les avez ouvertes. Rechargez-les, puis remettez-les dans l’ordre.',
  'It has too many pixels. Please make it smaller first.':
    'Elle a trop de pixels. Réduisez-la d’abord.',
  'It takes too long to open. Please save it as JPEG first.':
    'Elle met trop de temps à s’ouvrir. Enregistrez-la d’abord en JPEG.',
  'The upload broke off. Please try again.': 'L’envoi s’est interrompu. Réessayez.',
  'This was booked already, as you sent it first. Please look at the day before you book again.':
    'C’est déjà réservé, tel que vous l’aviez d’abord envoyé. Regardez la journée avant de réserver à nouveau.',
  'There is no such boat among those you offer.':
    'Ce bateau ne figure pas parmi ceux que vous proposez.',
  'This departure has begun, so nobody can be added to it.':
    'Ce départ a commencé : on ne peut plus y ajouter personne.',
  'One of these boats is not one of yours. Nothing was changed.':
    'L’un de ces bateaux n’est pas l’un des vôtres. Rien n’a été modifié.',
  'There is nothing to settle here any more.': 'Il n’y a plus rien à régler ici.',
  'Your calendar account does not let us in any more. Please connect it again; until then, what we read before still counts.':
    'Votre compte d’agenda ne nous laisse plus entrer. Reconnectez-le ; d’ici là, ce que nous avons lu compte toujours.',
  'This calendar can only be read: its busy times count, but bookings are not written into it.':
    'Cet agenda est en lecture seule : ses créneaux occupés comptent, mais les réservations n’y sont pas inscrites.',
  'Please choose one of the calendars of this account.':
    'Choisissez l’un des agendas de ce compte.',
  'Another calendar has been connected meanwhile. Please look again.':
    'Un autre agenda a été connecté entre-temps. Regardez à nouveau.',
  'There is no connected calendar.': 'Aucun agenda n’est connecté.',
  'Your calendar does not answer right now. What we read of it before still counts, and we keep trying.':
    'Votre agenda ne répond pas pour l’instant. Ce que nous en avons lu compte toujours, et nous continuons d’essayer.',
  'Your calendar could not be read. What we read of it before still counts, and we keep trying.':
    'Votre agenda n’a pas pu être lu. Ce que nous en avons lu compte toujours, et nous continuons d’essayer.',
  'The chosen calendar is not in this account any more. Please choose another one.':
    'L’agenda choisi n’est plus dans ce compte. Choisissez-en un autre.',
  'This calendar has too many events in the next six months to be read.':
    'Cet agenda contient trop d’événements dans les six prochains mois pour être lu.',
  'This address is read already.': 'Cette adresse est déjà lue.',
  'Up to {count} addresses can be read.': '{count} adresses au plus peuvent être lues.',
  'An address with a name and password in it is not read.':
    'Une adresse contenant un nom et un mot de passe n’est pas lue.',
  'Please enter an address that begins with https:// or webcal://.':
    'Saisissez une adresse qui commence par https:// ou webcal://.',
  'The address cannot be opened any more.': 'L’adresse ne peut plus être ouverte.',
  'This calendar could not be read.': 'Cet agenda n’a pas pu être lu.',
  'This calendar took too long to read.': 'Cet agenda a mis trop de temps à être lu.',
  'It has to end after it begins.': 'La fin doit venir après le début.',
  'That time is over.': 'Ce moment est passé.',
  'That day is over.': 'Ce jour est passé.',
  'Call off 14 days at most.': 'Annulez les sorties de 14 jours au plus.',
  'This was called off by somebody else at the same moment.':
    'Quelqu’un d’autre l’a annulé au même moment.',
  'Nobody is booked on this departure.': 'Personne n’a réservé ce départ.',
  'This trip has begun, so it cannot be moved any more.':
    'Cette sortie a commencé : elle ne peut plus être déplacée.',
  'A trip that was called off cannot be moved: its guest is choosing what to get instead.':
    'Une sortie annulée ne peut pas être déplacée : son passager est en train de choisir ce qu’il veut à la place.',
  'Nobody on this departure has given an email address. Please call them.':
    'Personne sur ce départ n’a donné d’adresse e-mail. Appelez vos passagers.',
  'There is no such document.': 'Ce document n’existe pas.',
  'Please send a PDF, JPEG or PNG.': 'Envoyez un PDF, JPEG ou PNG.',
  'It cannot be opened. Please send a PDF, JPEG or PNG.':
    'Il ne s’ouvre pas. Envoyez un PDF, JPEG ou PNG.',
  'Your other pictures are still being prepared. Please send this one again in a minute.':
    'Vos autres images sont encore en préparation. Renvoyez celle-ci dans une minute.',
  'Please check your email to verify your account.':
    'Consultez vos e-mails pour confirmer votre compte.',
  'Please confirm your email address first, then sign in.':
    'Confirmez d’abord votre adresse e-mail, puis connectez-vous.',
  'Please sign in.': 'Connectez-vous.',
  'Please enter the code from your authenticator app.':
    'Saisissez le code de votre application d’authentification.',
  'Your session has ended. Please sign in again.': 'Votre session est terminée. Reconnectez-vous.',
  'There is no captain’s account for this sign-in. Please create one with the same email and password.':
    'Il n’y a pas de compte de capitaine pour cette connexion. Créez-en un avec le même e-mail et le même mot de passe.',
  'This account is suspended. Please contact us.': 'Ce compte est suspendu. Contactez-nous.',
  'Signing in is not possible right now. Please try again in a minute.':
    'La connexion est impossible pour l’instant. Réessayez dans une minute.',
  'There is no such payment.': 'Ce paiement n’existe pas.',
  'This boat was deleted while you paid. You get the whole amount back.':
    'Ce bateau a été supprimé pendant que vous payiez. Le montant vous est entièrement remboursé.',
  'A payment for this boat is already on its way. Please wait a few minutes: your card is not charged twice.':
    'Un paiement pour ce bateau est déjà en cours. Patientez quelques minutes : votre carte n’est pas débitée deux fois.',
  'Nothing was charged: meanwhile this boat was featured already, perhaps by an earlier payment of yours. Look until when, then renew it if you like.':
    'Rien n’a été débité : entre-temps, ce bateau a déjà été mis à la une, peut-être grâce à un paiement précédent. Regardez jusqu’à quand, puis renouvelez si vous le souhaitez.',
  'This question was answered already, or taken back.':
    'Cette demande a déjà reçu une réponse, ou a été retirée.',
  'This question no longer waits for your answer.': 'Cette demande n’attend plus votre réponse.',
} satisfies CaptainProblems;
