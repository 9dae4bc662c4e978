/**
 * What the domain tells admins: by its English sentences, as problems are (`problem-words.ts`). First a booking's
 * history, then its refunds, then what stands in the way of an erasure.
 */
export default {
  'Places held at the checkout': 'Places gardées pendant le paiement',
  'Reserved, to be paid by the mailed link': 'Réservé, à payer par le lien envoyé',
  'Payment set aside, and the captain asked to confirm the trip':
    'Paiement réservé sur la carte, et confirmation demandée au capitaine',
  'Guest confirmed the mail; the places are kept for a day':
    'Le client a confirmé le message ; les places sont gardées un jour',
  'Captain accepted the trip': 'Le capitaine a accepté la sortie',
  'Captain declined the trip; its places are free again':
    'Le capitaine a refusé la sortie ; les places sont de nouveau libres',
  'Guest left the payment page; the places are free again':
    'Le passager a quitté la page de paiement ; les places sont de nouveau libres',
  'Ended without a payment; the places are free again':
    'Terminé sans paiement ; les places sont de nouveau libres',
  'Paid {money}': 'Payé : {money}',
  'Paid {money} in cash to the captain': 'Payé en espèces au capitaine : {money}',
  'Paid {money} elsewhere, not through us': 'Payé ailleurs, pas par nous : {money}',
  'Moved from {moment} to {later}': 'Déplacée : avant {moment}, maintenant {later}',
  'Booking cancelled; {words}': 'Réservation annulée ; {words}',
  'nothing goes back': 'rien n’est remboursé',
  '{money} goes back to the guest': '{money} sont remboursés au passager',
  '{money} is to be paid': '{money} restent à payer',
  'the captain gives back {money}': 'le capitaine rend {money}',
  'Fewer guests: {count} instead of {text}; {words}':
    'Moins de passagers : {count} au lieu de {text} ; {words}',
  'Called off {words}; the guest chooses': 'Sortie annulée {words} ; le passager choisit',
  'because of the weather': 'à cause de la météo',
  'because the boat cannot sail': 'parce que le bateau ne peut pas naviguer',
  'because too few guests came together': 'parce que les passagers sont trop peu nombreux',
  'because of sickness': 'pour cause de maladie',
  'because the cruise ship does not come to the island':
    'parce que le navire de croisière ne vient pas sur l’île',
  'Moved to another boat: from {moment} to {later}':
    'Passée sur un autre bateau : avant {moment}, maintenant {later}',
  'Name, phone or requests corrected': 'Nom, téléphone ou demandes corrigés',
  'Trip handed over to another guest': 'Sortie cédée à un autre passager',
  'Guest wrote to the captain': 'Le passager a écrit au capitaine',
  'Captain wrote to the guest': 'Le capitaine a écrit au passager',
  'Guest asked the captain to cancel for all that was paid':
    'Le passager a demandé au capitaine d’annuler et de rendre tout ce qui a été payé',
  'Guest asked the captain to come with fewer guests':
    'Le passager a demandé au capitaine de pouvoir venir moins nombreux',
  'Guest asked the captain to move the trip':
    'Le passager a demandé au capitaine de déplacer la sortie',
  'Guest asked the captain for a change': 'Le passager a demandé un changement au capitaine',
  'Captain declined the change': 'Le capitaine a refusé le changement',
  'Nobody answered in time; the trip stays':
    'Personne n’a répondu à temps ; la sortie reste telle quelle',
  'Guest took back what they asked': 'Le passager a retiré sa demande',
  'Refund of {money} decided; {words}': 'Remboursement de {money} décidé ; {words}',
  'Refund of {money} made at the payment provider; {words}':
    'Remboursement de {money} fait chez le prestataire de paiement ; {words}',
  'the trip stays': 'la réservation est maintenue',
  'the trip is off': 'la réservation est annulée',
  'Refund of {money} paid back in another way': 'Remboursement de {money} remboursé autrement',
  'The guest’s bank disputes the payment of {money}':
    'La banque du passager conteste le paiement de {money}',
  'The guest’s bank has taken back {money}': 'La banque du passager a repris {money}',
  'The guest’s bank has given back {money}': 'La banque du passager a rendu {money}',
  'The dispute: {words}': 'Le litige : {words}',
  'Evidence is due': 'preuves à fournir',
  'The bank is looking at it': 'la banque l’examine',
  Won: 'gagné',
  Lost: 'perdu',
  Closed: 'clos',
  'Payment of {money} goes back to the guest': 'Le paiement de {money} est remboursé au passager',
  'The trip had been called off.': 'La sortie avait été annulée.',
  'The places were sold to somebody else meanwhile.':
    'Entre-temps, les places ont été vendues à quelqu’un d’autre.',
  'The booking was over or paid already.': 'La réservation était terminée ou déjà payée.',
  'Refund of {money} sent to the payment provider again':
    'Remboursement de {money} renvoyé au prestataire de paiement',
  'It had failed: {text}': 'Il avait échoué : {text}',
  'Refund of {money} went out through the payment provider':
    'Remboursement de {money} parti par le prestataire de paiement',
  'Refund of {money} failed: the guest does not have it':
    'Remboursement de {money} échoué : le passager ne l’a pas',
  'Payment page opened, for {money}': 'Page de paiement ouverte, pour {money}',
  'Mail “{words}” to the guest sent': 'E-mail « {words} » envoyé au passager',
  'Mail “{words}” to the captain sent': 'E-mail « {words} » envoyé au capitaine',
  'Mail “{words}” to the guest is on its way': 'E-mail « {words} » au passager en route',
  'Mail “{words}” to the captain is on its way': 'E-mail « {words} » au capitaine en route',
  'Mail “{words}” to the guest was not needed any more':
    'E-mail « {words} » au passager devenu inutile',
  'Mail “{words}” to the captain was not needed any more':
    'E-mail « {words} » au capitaine devenu inutile',
  'Mail “{words}” to the guest could not be sent yet':
    'E-mail « {words} » au passager pas encore envoyé : échec',
  'Mail “{words}” to the captain could not be sent yet':
    'E-mail « {words} » au capitaine pas encore envoyé : échec',
  'Mail “{words}” to the guest was refused and is not sent again':
    'E-mail « {words} » au passager refusé, il n’est pas renvoyé',
  'Mail “{words}” to the captain was refused and is not sent again':
    'E-mail « {words} » au capitaine refusé, il n’est pas renvoyé',
  'after {count} tries': 'après {count} essais',
  Confirmation: 'Confirmation',
  'Reservation, with the link to pay': 'Réservation, avec le lien de paiement',
  'Refund of a late payment': 'Remboursement d’un paiement tardif',
  'Refund of a second payment': 'Remboursement d’un second paiement',
  'Reservation released': 'Réservation libérée',
  Cancellation: 'Annulation',
  Refund: 'Remboursement',
  'Captain is asked': 'Demande au capitaine',
  'Captain cannot take the trip': 'Le capitaine ne peut pas assurer la sortie',
  'Captain did not answer': 'Le capitaine n’a pas répondu',
  'Card refused after the captain’s yes': 'Carte refusée après l’accord du capitaine',
  'New time of the trip': 'Nouvel horaire de la sortie',
  'Dispute of the payment': 'Litige sur le paiement',
  'Clash with the captain’s calendar': 'Conflit avec l’agenda du capitaine',
  'Fewer guests': 'Moins de passagers',
  'Trip handed over': 'Sortie cédée',
  'Trip handed over, to the guest before': 'Sortie cédée, au passager d’avant',
  'Details corrected': 'Coordonnées corrigées',
  'Link to the trip': 'Lien vers la sortie',
  'Message to the captain': 'Message au capitaine',
  'Guest asks for a change': 'Le passager demande un changement',
  'No change of the trip': 'La sortie reste inchangée',
  'Trip called off': 'Sortie annulée',
  'Trip on another boat': 'Sortie sur un autre bateau',
  'Reminder before the trip': 'Rappel avant la sortie',
  'New times of the cruise ship': 'Nouveaux horaires du navire de croisière',
  'Trip gone to another boat': 'Sortie passée à un autre bateau',
  'Message from the captain': 'Message du capitaine',
  'Question how the trip was': 'Question sur la sortie passée',
  'Review of the trip': 'Avis sur la sortie',
  'Answer to the review': 'Réponse à l’avis',
  'Walk-in': 'Sur place',
  'By phone': 'Par téléphone',
  'From a hotel': 'Par un hôtel',
  Guest: 'Passager',
  Captain: 'Capitaine',
  'Payment provider': 'Prestataire de paiement',

  'The guest is on the payment page. If they do not pay, their places are free again within minutes.':
    'Le passager est sur la page de paiement. S’il ne paie pas, ses places se libèrent en quelques minutes.',
  'This booking is over already.': 'Cette réservation est déjà terminée.',
  'Nothing was paid yet.': 'Rien n’a encore été payé.',
  'The captain took the money themselves, and gives it back themselves.':
    'Le capitaine a encaissé l’argent lui-même et le rend lui-même.',
  '{count} hours or more before the start: a full refund, {money}.':
    '{count} heures ou plus avant le début : remboursement complet, {money}.',
  'Free to cancel since the trip was moved: a full refund, {money}.':
    'Annulation gratuite depuis que la sortie a été déplacée : remboursement complet, {money}.',
  'Less than {count} hours before the start: no refund by right, unless the captain or the weather called it off: then a full refund.':
    'Moins de {count} heures avant le début : aucun remboursement n’est dû, sauf si la sortie est annulée par le capitaine ou à cause de la météo : le remboursement est alors complet.',
  'The trip has begun or is over: no refund by right, unless the captain or the weather called it off: then a full refund.':
    'La sortie a commencé ou est terminée : aucun remboursement n’est dû, sauf si la sortie est annulée par le capitaine ou à cause de la météo : le remboursement est alors complet.',
  '{count} of {text} guests do not come.': '{count} des {text} passagers ne viennent pas.',
  'The guest asked, and the captain agreed.': 'Le passager l’a demandé et le capitaine a accepté.',
  'The trip that was chosen instead costs less.': 'La sortie choisie à la place coûte moins cher.',
  'Called off {words}.': 'Sortie annulée {words}.',
  'Made at the payment provider': 'Fait chez le prestataire de paiement',
  'The captain is not free at that time.': 'Le capitaine n’est pas libre à ce moment-là.',

  Fraudulent: 'Fraude',
  'Product not received': 'Prestation non reçue',
  'Product unacceptable': 'Prestation non conforme',
  'Credit not processed': 'Remboursement non reçu',
  'Subscription canceled': 'Abonnement résilié',
  Duplicate: 'Paiement en double',
  Unrecognized: 'Paiement non reconnu',
  General: 'Autre motif',

  'The trip {text} is still to sail, until {moment}: cancel it first, or erase after it.':
    'La sortie {text} est encore à venir, jusqu’au {moment} : annulez-la d’abord, ou effacez après.',
  'The guest of {text} may still choose what they get for the trip that was called off: wait until they have.':
    'Le passager de {text} peut encore choisir ce qu’il reçoit pour la sortie annulée : attendez son choix.',
  '{money} of {text} is on its way back to the guest: wait until it has arrived; if it failed, send it again or settle it under its booking.':
    '{money} de {text} sont en route vers le passager : attendez l’arrivée ; en cas d’échec, renvoyez-le ou réglez-le sous la réservation.',
  'A payment of {text} is not settled yet: wait for the provider’s answer.':
    'Un paiement de {text} n’est pas encore réglé : attendez la réponse du prestataire.',
  'The payment of {text} is disputed: answer under Disputes, and wait until the bank has decided.':
    'Le paiement de {text} est contesté : répondez sous Litiges et attendez la décision de la banque.',
  'Trips are still to sail: {text} and {count} more. Suspend the captain, and cancel the trips or wait until they are over.':
    'Des sorties sont encore à venir : {text} et {count} de plus. Suspendez le capitaine, puis annulez les sorties ou attendez qu’elles soient passées.',
  'Trips are still to sail: {text}. Suspend the captain, and cancel the trips or wait until they are over.':
    'Des sorties sont encore à venir : {text}. Suspendez le capitaine, puis annulez les sorties ou attendez qu’elles soient passées.',
  '{money} is still owed to this captain: pay it out and record it under Payouts.':
    '{money} sont encore dus à ce capitaine : versez-les et enregistrez-le sous Versements.',
  'This captain got {money} too much: settle it with them, and record it under Payouts.':
    'Ce capitaine a reçu {money} de trop : réglez-le avec lui et enregistrez-le sous Versements.',
  '{money} is on its way back to guests of this captain: wait until it has arrived.':
    '{money} sont en route vers des passagers de ce capitaine : attendez l’arrivée.',
  'A payment of this captain’s guests, or to feature a boat, is not settled yet.':
    'Un paiement de passagers de ce capitaine, ou d’une mise à la une, n’est pas encore réglé.',
  'A payment is disputed: wait until the bank has decided.':
    'Un paiement est contesté : attendez la décision de la banque.',
  'Guests of trips that were called off may still choose: wait until they have.':
    'Des passagers de sorties annulées peuvent encore choisir : attendez leur choix.',
  'Payment provider (Stripe): ask for their personal data to be redacted, under Settings, of {text}. What the provider has to keep for the law, it keeps.':
    'Prestataire de paiement (Stripe) : demandez dans ses réglages le masquage des données personnelles de {text}. Ce que la loi l’oblige à garder, il le garde.',
  'Payments of the last {count} days can still be disputed: the evidence will name nobody then.':
    'Les paiements des {count} derniers jours peuvent encore être contestés : les preuves ne nommeront alors personne.',
  'Calendar of {name}: the event of {text} names the guest. It is the captain’s own record: ask them to delete it.':
    'Agenda de {name} : l’événement de {text} nomme le passager. Il appartient au capitaine : demandez-lui de le supprimer.',
  'Calendar service (Nylas): our access to their calendar is given up by itself. See in its dashboard that the grant {text} is gone.':
    'Service d’agenda (Nylas) : notre accès à l’agenda est abandonné automatiquement. Vérifiez dans son tableau de bord que l’accès {text} a disparu.',
  'Sign-in service: delete the user {text} in its dashboard. It is not ours to delete.':
    'Service de connexion : supprimez l’utilisateur {text} dans son tableau de bord. Nous ne pouvons pas le faire.',
  'Mail: delete their mails in the mailboxes of the support address, and in the log of the mail server. {words}':
    'E-mails : supprimez ceux de la personne dans les boîtes de l’assistance et dans le journal du serveur d’envoi. {words}',
  'Captains have got mails that name them, too.':
    'Des capitaines ont aussi reçu des e-mails qui la nomment.',
  'Statements and lists that were downloaded name them, too.':
    'Les relevés et listes téléchargés la nomment aussi.',
  'Backups from before still name them until they are deleted in their turn: when one is restored, erase again.':
    'Les sauvegardes d’avant la nomment jusqu’à leur suppression : si l’une est restaurée, effacez de nouveau.',
};
