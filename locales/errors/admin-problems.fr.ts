import type { AdminProblems } from './admin-problem-sentences.ts';

export default {
  'Please enter both email and password': 'Saisissez l’e-mail et le mot de passe',
  'This password is too long': 'Ce mot de passe est trop long',
  'This code is too long': 'Ce code est trop long',
  'Please choose at least {count} characters': 'Choisissez au moins {count} caractères',
  'Please choose at most {count} characters': 'Choisissez au plus {count} caractères',
  'Please choose something else than your email': 'Choisissez autre chose que votre e-mail',
  'Please choose more different characters': 'Choisissez des caractères plus variés',
  'This is one of the commonest passwords. Please choose another one':
    'C’est l’un des mots de passe les plus courants. Choisissez-en un autre',
  'A password with “{text}” in it is easy to guess here, please choose a different one.':
    'Un mot de passe qui contient « {text} » est facile à deviner ici. Choisissez-en un autre.',
  'A password with the name of your email in it is easy to guess, please choose a different one.':
    'Un mot de passe qui contient le nom de votre e-mail est facile à deviner. Choisissez-en un autre.',
  'Please enter your password': 'Saisissez votre mot de passe',
  'This password is not right': 'Ce mot de passe n’est pas le bon',
  'Please enter the code': 'Saisissez le code',
  'That is no code': 'Ce n’est pas un code',
  'Please enter a name': 'Saisissez un nom',
  'This email or password is not right.': 'Cet e-mail ou ce mot de passe n’est pas le bon.',
  'That code is not right, or was used before': 'Ce code n’est pas le bon, ou a déjà servi',
  'That code is not right, or was used before. Please enter the one that the app shows now.':
    'Ce code n’est pas le bon, ou a déjà servi. Saisissez celui que l’application montre maintenant.',
  'Too many tries. Please wait {words}, then try again.':
    'Trop d’essais. Attendez {words}, puis réessayez.',
  '{count} second': '{count} seconde',
  '{count} minute': '{count} minute',
  'The second step is on already.': 'La deuxième étape est déjà activée.',
  'The second step is off already.': 'La deuxième étape est déjà désactivée.',
  'Super admins need a second step. Please set it up in My Account first.':
    'Les super-administrateurs ont besoin d’une deuxième étape. Activez-la d’abord dans Mon compte.',
  'Only a super admin may do this.': 'Seul un super-administrateur peut le faire.',
  'This request came from another site.': 'Cette demande vient d’un autre site.',
  'Please choose a role': 'Choisissez un rôle',
  'This link is not complete': 'Ce lien n’est pas complet',
  'This link is not right': 'Ce lien n’est pas le bon',
  'This invitation was used already, or is older than 48 hours. Please ask for a new one.':
    'Cette invitation a déjà servi, ou date de plus de 48 heures. Demandez-en une autre.',
  'This address belongs to an admin already': 'Cette adresse est déjà celle d’un administrateur',
  'This admin is not there any more.': 'Cet administrateur n’est plus là.',
  'This is the last super admin who can sign in. Make somebody else one first.':
    'C’est le dernier super-administrateur qui peut se connecter. Nommez-en d’abord un autre.',
  'Please use your own account page for that.': 'Utilisez pour cela la page de votre compte.',
  '{text} has no second step.': '{text} n’a pas de deuxième étape.',
  'Please search for fewer characters': 'Cherchez avec moins de caractères',
  'That is too long': 'C’est trop long',
  'There is no such admin': 'Cet administrateur n’existe pas',
  'There is no such status': 'Ce statut n’existe pas',
  'There is no such state of a refund': 'Cet état de remboursement n’existe pas',
  'There is no such port': 'Ce port n’existe pas',
  'There is no such type': 'Ce type n’existe pas',
  'There is no such boat': 'Ce bateau n’existe pas',
  'There is no such operator': 'Cet opérateur n’existe pas',
  'There is no such captain': 'Ce capitaine n’existe pas',
  'This is no place in the list': 'Cet endroit de la liste n’existe pas',
  'This page of the list is not there any more.': 'Cette page de la liste n’existe plus.',
  'Please choose the first and the last day.': 'Choisissez le premier et le dernier jour.',
  'The last day must not be before the first.': 'Le dernier jour ne peut pas précéder le premier.',
  'That is too long a time. Please choose fewer years.':
    'C’est une période trop longue. Choisissez moins d’années.',
  'That is too long a time to be shown by {words}. Please choose fewer days or longer steps.':
    'C’est une période trop longue pour l’afficher par {words}. Choisissez moins de jours ou des pas plus longs.',
  day: 'jour',
  week: 'semaine',
  'Please choose the steps.': 'Choisissez les pas.',
  'There is no such table.': 'Ce tableau n’existe pas.',
  'Please say why': 'Indiquez pourquoi',
  'Please give a reason of at least {count} characters':
    'Donnez un motif d’au moins {count} caractères',
  'The reason can be at most {count} characters': 'Le motif compte au plus {count} caractères',
  'The reason has characters that cannot be used': 'Le motif contient des caractères non admis',
  'Choose why': 'Choisissez le motif',
  'The note can be at most {count} characters': 'La note compte au plus {count} caractères',
  'The note has characters that cannot be used': 'La note contient des caractères non admis',
  'Choose a day': 'Choisissez un jour',
  'Choose the day': 'Choisissez le jour',
  'Write the day as year-month-day, such as 2026-12-24':
    'Écrivez le jour sous la forme année-mois-jour, par exemple 2026-12-24',
  Reference: 'La référence',
  Note: 'La note',
  'There is no such boat.': 'Ce bateau n’existe pas.',
  'This boat is not published.': 'Ce bateau n’est pas publié.',
  'This boat is not featured.': 'Ce bateau n’est pas à la une.',
  'Choose a day after {moment}, up to which it is featured already, and by {later}.':
    'Choisissez un jour après la date jusqu’à laquelle il est déjà à la une ({moment}), et au plus tard celui-ci : {later}.',
  'Choose a day from today on, at most {count} months ahead: by {moment}.':
    'Choisissez un jour à partir d’aujourd’hui, au plus {count} mois à l’avance. Dernier jour possible : {moment}.',
  'Its captain has paid to have it featured until {moment}. Please confirm that you end it all the same.':
    'Son capitaine a payé pour qu’il soit à la une. Fin prévue : {moment}. Confirmez que vous y mettez fin malgré tout.',
  'There is no such captain.': 'Ce capitaine n’existe pas.',
  'The account of this captain was erased.': 'Le compte de ce capitaine a été effacé.',
  'This captain is suspended already.': 'Ce capitaine est déjà suspendu.',
  'This captain is not suspended.': 'Ce capitaine n’est pas suspendu.',
  'There is no such kind of document.': 'Ce type de document n’existe pas.',
  'This document was checked already, or another was sent.':
    'Ce document a déjà été vérifié, ou un autre a été envoyé.',
  'Choose the day on which it runs out': 'Choisissez le jour où il expire',
  'This review is hidden already.': 'Cet avis est déjà masqué.',
  'Everybody can see this review already.': 'Tout le monde peut déjà voir cet avis.',
  'This address is not kept any more.': 'Cette adresse n’est plus conservée.',
  'Please choose a mail': 'Choisissez un e-mail',
  'Please choose who gets it': 'Choisissez qui le reçoit',
  'The mail “{words}” to the guest does not fit how the booking stands now.':
    'L’e-mail « {words} » au passager ne correspond plus à l’état de la réservation.',
  'The mail “{words}” to the captain does not fit how the booking stands now.':
    'L’e-mail « {words} » au capitaine ne correspond plus à l’état de la réservation.',
  'This mail was just sent. Please wait {count} seconds.':
    'Cet e-mail vient de partir. Attendez {count} secondes.',
  'Enter how much goes back to the guest': 'Saisissez combien est remboursé au passager',
  'What was paid has changed meanwhile: it is {money} now. Please look again before you cancel.':
    'Le montant payé a changé entre-temps : il est de {money} maintenant. Regardez encore avant d’annuler.',
  'What can go back has changed meanwhile: it is {money} now. Please look again before you refund.':
    'Le montant qui peut être remboursé a changé entre-temps : il est de {money} maintenant. Regardez encore avant de rembourser.',
  'At most {money} can go back to the guest.':
    'Au plus {money} peuvent être remboursés au passager.',
  'Nothing was paid for this booking, so nothing can go back.':
    'Rien n’a été payé pour cette réservation : rien ne peut être remboursé.',
  'The captain took this money themselves, so nothing can go back through us: they give it back.':
    'Le capitaine a lui-même reçu cet argent : rien ne peut être remboursé par nous, c’est lui qui rembourse.',
  'The guest’s bank has taken this payment back, so nothing more can go back.':
    'La banque du passager a repris ce paiement : rien de plus ne peut être remboursé.',
  'All that was paid has gone back already.': 'Tout ce qui a été payé a déjà été remboursé.',
  'This booking was not paid through the payment provider, so nothing can go back through it. Cancel it with a refund of $0.00 and pay the guest in another way.':
    'Cette réservation n’a pas été payée par le prestataire de paiement : rien ne peut être remboursé par lui. Annulez-la avec un remboursement de 0,00 USD et payez le passager autrement.',
  'There is no such refund.': 'Ce remboursement n’existe pas.',
  'This refund did not fail, so it is not sent again.':
    'Ce remboursement n’a pas échoué : il n’est pas renvoyé.',
  'This refund did not fail, so it is not paid in another way.':
    'Ce remboursement n’a pas échoué : il n’est pas payé autrement.',
  'Enter a reference by which the payment can be found':
    'Saisissez une référence qui permet de retrouver le paiement',
  'There is no such dispute.': 'Ce litige n’existe pas.',
  'Choose a month': 'Choisissez un mois',
  'Enter how much was paid': 'Saisissez le montant payé',
  'Choose PayPal, bank wire or cash': 'Choisissez PayPal, virement bancaire ou espèces',
  'What is open has changed meanwhile: it is {money} now. Please look again before you pay.':
    'Le montant dû a changé entre-temps : il est de {money} maintenant. Regardez encore avant de payer.',
  'At most {money} can be paid out for this month.':
    'Au plus {money} peuvent être versés pour ce mois.',
  'This captain has saved no PayPal address. Ask them to save it, or choose how they were paid.':
    'Ce capitaine n’a enregistré aucune adresse PayPal. Demandez-lui de l’enregistrer, ou indiquez comment il a été payé.',
  'This captain has saved no bank account. Ask them to save it, or choose how they were paid.':
    'Ce capitaine n’a enregistré aucun compte bancaire. Demandez-lui de l’enregistrer, ou indiquez comment il a été payé.',
  'The day of the payment cannot be in the future.':
    'Le jour du paiement ne peut pas être à venir.',
  'This was recorded already{words}. Please look again before you pay more.':
    'C’est déjà enregistré{words}. Regardez encore avant de payer davantage.',
  ', for another captain': ', pour un autre capitaine',
  ': {money} for {month}, paid on {moment} ({words}, {name})':
    ' : {money} pour {month}, jour du paiement : {moment} ({words}, {name})',
  'Bank wire': 'virement bancaire',
  Cash: 'espèces',
  'There is no such payout.': 'Ce versement n’existe pas.',
  'This payout was taken back already.': 'Ce versement a déjà été annulé.',
  'This captain has saved no account number.':
    'Ce capitaine n’a enregistré aucun numéro de compte.',
  'Please choose a guest or a captain': 'Choisissez un passager ou un capitaine',
  'Nothing is kept of anybody with this address.':
    'Rien n’est conservé de personne à cette adresse.',
  'More than one captain has this address. Let one of them change it first, in the sign-in service.':
    'Plusieurs capitaines ont cette adresse. Que l’un d’eux la change d’abord, dans le service de connexion.',
  'Please leave names and addresses out of the reason: it stays in the log after they are gone.':
    'Ne mettez ni nom ni adresse dans le motif : il reste dans le journal après leur effacement.',
  'What is kept of this person has changed meanwhile. Please look again. Nothing was erased.':
    'Ce qui est conservé de cette personne a changé entre-temps. Regardez encore. Rien n’a été effacé.',
  'Nothing was erased. {words}': 'Rien n’a été effacé. {words}',
  'The ship’s name': 'Le nom du navire',
  'Give the ship’s name': 'Indiquez le nom du navire',
  'Give the time of arrival, such as 08:00': 'Indiquez l’heure d’arrivée, par exemple 08:00',
  'Give the time when all have to be aboard, such as 17:00':
    'Indiquez l’heure à laquelle tous doivent être à bord, par exemple 17:00',
  'Choose where its guests come ashore': 'Choisissez où ses passagers débarquent',
  'The clock is a number of minutes ahead of the island (or behind, with a minus), in half hours':
    'L’heure du bord est un nombre de minutes d’avance sur l’île (ou de retard, avec un moins), par demi-heures',
  'All aboard has to be later than the arrival':
    'L’heure limite de retour à bord doit être plus tard que l’arrivée',
  'Choose a file': 'Choisissez un fichier',
  'The file is empty': 'Le fichier est vide',
  'The file is too long: 50,000 characters at most':
    'Le fichier est trop long : 50 000 caractères au plus',
  'Choose the first day': 'Choisissez le premier jour',
  'This day is over': 'Ce jour est passé',
  'This day is more than three years away': 'Ce jour est dans plus de trois ans',
  '{moment} has more than {count} ships.': 'Plus de {count} navires le même jour : {moment}.',
  'There is no such port call.': 'Cette escale n’existe pas.',
  'Somebody has changed this port call meanwhile. Please look at it again.':
    'Quelqu’un a modifié cette escale entre-temps. Regardez-la encore.',
  'Somebody removed this port call at the same moment.':
    'Quelqu’un a supprimé cette escale au même moment.',
  'This ship is in the calendar of this day already.':
    'Ce navire est déjà au calendrier de ce jour.',
  'This ship does not come any more: its call stays as it was.':
    'Ce navire ne vient plus : son escale reste telle quelle.',
  'Guests have booked for this ship on its day: the day stays.':
    'Des passagers ont réservé pour ce navire à son jour : le jour reste.',
  '{words} on this ship. If it does not come, declare that instead: its guests are told.':
    '{words} sur ce navire. S’il ne vient pas, déclarez-le plutôt : ses passagers seront prévenus.',
  'One booking counts': 'Une réservation compte',
  '{count} bookings count': '{count} réservations comptent',
  'This day is over: nothing of it can be called off.':
    'Ce jour est passé : plus rien ne peut y être annulé.',
  'Nothing was imported.': 'Rien n’a été importé.',
  'Nothing was imported. {words}': 'Rien n’a été importé. {words}',
  'The first line has to name the columns: {text}.':
    'La première ligne doit nommer les colonnes : {text}.',
  'There is no line below the names of the columns.':
    'Il n’y a aucune ligne sous les noms des colonnes.',
  'There are {count} lines; {text} at most.': 'Il y a {count} lignes ; {text} au plus.',
  'Line {count}: line {text} has the same ship and day.':
    'Ligne {count} : la ligne {text} a le même navire et le même jour.',
  'Line {count}: {words}.': 'Ligne {count} : {words}.',
  'it cannot be read': 'elle est illisible',
  'And {count} more.': 'Et {count} de plus.',
  'It has to end after it begins.': 'La fin doit venir après le début.',
  'That time is over.': 'Ce moment est passé.',
  'Call off 14 days at most.': 'Annulez 14 jours au plus.',
  'Choose a port.': 'Choisissez un port.',
  'Choose the last day': 'Choisissez le dernier jour',
  'Choose the first time': 'Choisissez la première heure',
  'Choose the last time': 'Choisissez la dernière heure',
} satisfies AdminProblems;
