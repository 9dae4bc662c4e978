import type { ProblemWords } from './problem-sentences.ts';

export default {
  'That day has passed. Please choose another date.': 'Die dag is voorbij. Kies een andere datum.',
  'A trip cannot end before it starts.': 'Een tocht kan niet eindigen voordat hij begint.',
  'A boat tour starts and ends on the same day.':
    'Een boottocht begint en eindigt op dezelfde dag.',
  'Trips can be booked up to {count} days ahead. Please choose an earlier date.':
    'Tochten kunnen tot {count} dagen vooruit worden geboekt. Kies een eerdere datum.',
  'This boat has to be booked at least {words} before it leaves. Please choose a later departure.':
    'Deze boot moet minstens {words} voor vertrek worden geboekt. Kies een latere afvaart.',
  'This boat does not sail on {day}. Please choose another date.':
    'Deze boot vaart niet op {day}. Kies een andere datum.',
  'There is no departure at {time} on {day}. Please choose one of the times shown.':
    'Er is geen afvaart om {time} op {day}. Kies een van de getoonde tijden.',
  'This departure no longer has a seat for you on {day}. Please choose another time or date.':
    'Deze afvaart heeft op {day} geen plaats meer voor u. Kies een andere tijd of datum.',
  'So close to its start, this departure can only be booked by {count} guests or more. Please choose another time or date.':
    'Zo kort voor vertrek kan deze afvaart alleen nog vanaf {count} gasten worden geboekt. Kies een andere tijd of datum.',
  'This departure no longer has {count} seats for you on {day}. Please choose another time or date.':
    'Deze afvaart heeft op {day} geen {count} plaatsen meer voor u. Kies een andere tijd of datum.',
  'This boat is not available for a private charter on {day}. Please choose another date.':
    'Deze boot is op {day} niet beschikbaar voor een privécharter. Kies een andere datum.',
  'A private charter can be booked for up to {count} days. Please choose an earlier last day.':
    'Een privécharter kunt u voor maximaal {count} dagen boeken. Kies een eerdere laatste dag.',
  'You already have several trips waiting for payment. Please pay for one of them, or try again in half an hour.':
    'U hebt al meerdere tochten die nog betaald moeten worden. Betaal er een, of probeer het over een half uur opnieuw.',
  'Too many trips booked from your connection are waiting for payment. Please pay for one of them, or try again in half an hour.':
    'Er wachten te veel tochten vanaf uw verbinding op betaling. Betaal er een, of probeer het over een half uur opnieuw.',
  'Too many days of this boat are waiting for payment right now. Please choose fewer days or another boat, or try again in half an hour.':
    'Op dit moment wachten te veel dagen van deze boot op betaling. Kies minder dagen of een andere boot, of probeer het over een half uur opnieuw.',
  'Group size must be at least 1': 'Er moet minstens 1 persoon komen',
  'Capacity is {count}': 'Er is plaats voor {count}',
  'Pricing unavailable; choose Private Charter or contact us':
    'Geen prijs per plaats; kies een privécharter of schrijf ons',
  'Pricing unavailable; choose Per Seat pricing or contact us':
    'Geen prijs voor een privécharter; kies per plaats of schrijf ons',
  'This boat is no longer offered.': 'Deze boot wordt niet meer aangeboden.',
  'The total for this trip is {money}. Please check it and confirm again.':
    'Het totaal voor deze tocht is {money}. Controleer het en bevestig opnieuw.',
  'Unable to process payment. Please try again.':
    'De betaling kon niet worden verwerkt. Probeer het opnieuw.',
  'You have booked this trip already.': 'U hebt deze tocht al geboekt.',
  'These details do not belong to this boat. Please choose it again.':
    'Deze gegevens horen niet bij deze boot. Kies hem opnieuw.',
  'This is being booked already. Please try again in a moment.':
    'Dit wordt al geboekt. Probeer het zo meteen opnieuw.',
  'Your ship does not come to the island on this day, so nothing was booked.':
    'Uw schip komt die dag niet naar het eiland, dus er is niets geboekt.',
  'The ship is missing': 'Het schip ontbreekt',
  'There is no such ship': 'Dit schip bestaat niet',
  'The date, time or group size is missing. Please choose them again.':
    'De datum, de tijd of het aantal personen ontbreekt. Kies ze opnieuw.',
  'There is no such booking.': 'Deze boeking bestaat niet.',
  'This booking is not confirmed yet.': 'Deze boeking is nog niet bevestigd.',
  'The payment session is missing.': 'De betaalsessie ontbreekt.',
  'We do not know this payment session.': 'We kennen deze betaalsessie niet.',
  'Our payment partner does not answer right now. Nothing was charged; please try again in a minute.':
    'Onze betaalpartner antwoordt nu niet. Er is niets afgeschreven; probeer het over een minuut opnieuw.',
  'Our payment partner does not answer right now. Nothing was charged; please try this link again in a minute.':
    'Onze betaalpartner antwoordt nu niet. Er is niets afgeschreven; probeer deze link over een minuut opnieuw.',
  'Our payment partner does not answer right now, so nothing was changed. Please try again in a minute.':
    'Onze betaalpartner antwoordt nu niet, dus er is niets gewijzigd. Probeer het over een minuut opnieuw.',
  'Too many tries from your connection. Please wait {words}.':
    'Te veel pogingen vanaf uw verbinding. Wacht {words}.',
  'That is too much to send. Please shorten your text.':
    'Dat is te veel om te versturen. Maak uw tekst korter.',
  'That is too much to send. Please enter only your email.':
    'Dat is te veel om te versturen. Vul alleen uw e-mailadres in.',
  'The form could not be read. Please fill it in again.':
    'Het formulier kon niet worden gelezen. Vul het opnieuw in.',
  'Please check the details.': 'Controleer de gegevens.',
  'Please fill this in.': 'Vul dit veld in.',
  'Please shorten this to {count} characters at most.':
    'Maak dit korter: hoogstens {count} tekens.',
  'There is nothing at this address.': 'Er is niets op dit adres.',
  'This address cannot be used that way.': 'Dit adres kan zo niet worden gebruikt.',
  'We cannot look this up or save it right now. Please try again in a few seconds.':
    'We kunnen dit nu niet opzoeken of opslaan. Probeer het over een paar seconden opnieuw.',
  'This is not possible right now. Please try again in a few minutes.':
    'Dit kan nu niet. Probeer het over een paar minuten opnieuw.',
  'Something went wrong on our side. Please try again in a moment. (Reference {text})':
    'Er ging iets mis aan onze kant. Probeer het zo meteen opnieuw. (Kenmerk {text})',
  'You paid your captain, and not us: please ask them here. Nothing was changed.':
    'U hebt uw kapitein betaald, en niet ons: vraag het hier aan uw kapitein. Er is niets gewijzigd.',
  'The payment page was opened just now, so nothing was changed. Please try again.':
    'De betaalpagina werd net geopend, dus er is niets gewijzigd. Probeer het opnieuw.',
  'A trip can be handed over once it is paid. Nothing was changed.':
    'Een tocht kan worden overgedragen zodra hij betaald is. Er is niets gewijzigd.',
  'It is too late to move this trip without your captain’s yes. Please ask them here.':
    'Het is te laat om deze tocht te verzetten zonder akkoord van uw kapitein. Vraag het hier.',
  'This booking is over already, so it cannot be moved.':
    'Deze boeking is al voorbij en kan dus niet worden verzet.',
  'This booking was made without an email address. Please ask your captain.':
    'Deze boeking is zonder e-mailadres gemaakt. Vraag het uw kapitein.',
  'This link does not lead to a trip any more.': 'Deze link leidt niet meer naar een tocht.',
  'You can do this yourself now, without asking. Please look at your trip again.':
    'U kunt dit nu zelf doen, zonder te vragen. Bekijk uw tocht opnieuw.',
  'You have asked your captain already. Wait for the answer, or take back what you asked.':
    'U hebt het uw kapitein al gevraagd. Wacht op het antwoord, of trek uw vraag in.',
  'That time is no longer free. Please choose another one.':
    'Die tijd is niet meer vrij. Kies een andere.',
  'There is no such question.': 'Deze vraag bestaat niet.',
  'There is nothing to choose any more: this trip was settled already.':
    'Er valt niets meer te kiezen: deze tocht is al afgehandeld.',
  'It is too late to choose this trip. Please choose a later one, or the money.':
    'Het is te laat om deze tocht te kiezen. Kies een latere, of het geld.',
  'This boat costs more now than what you paid. Please choose another.':
    'Deze boot kost nu meer dan u hebt betaald. Kies een andere.',
  'What goes back to you has changed meanwhile: it is {money} now. Please look again.':
    'Wat u terugkrijgt, is intussen veranderd: het is nu {money}. Kijk nog eens.',
  'What goes back to you has changed meanwhile: it is {money} now. Please look again before you go on.':
    'Wat u terugkrijgt, is intussen veranderd: het is nu {money}. Kijk nog eens voordat u verdergaat.',
  'Somebody else was quicker: these places are taken. You can still choose another trip, or the money.':
    'Iemand anders was sneller: deze plaatsen zijn bezet. U kunt nog een andere tocht kiezen, of het geld.',
  'This boat is not offered in place of your trip.':
    'Deze boot wordt niet aangeboden in plaats van uw tocht.',
  'Your payment is still on its way. Please try again in a few minutes; nothing was changed.':
    'Uw betaling is nog onderweg. Probeer het over een paar minuten opnieuw; er is niets gewijzigd.',
  'This booking is over already, so nothing was changed.':
    'Deze boeking is al voorbij, dus er is niets gewijzigd.',
  'This trip has begun, so it cannot be changed here any more. Please call your captain or write to us.':
    'Deze tocht is begonnen en kan hier niet meer worden gewijzigd. Bel uw kapitein of schrijf ons.',
  'One guest is booked. If you cannot come, cancel the trip.':
    'Er is één gast geboekt. Kunt u niet komen, annuleer dan de tocht.',
  'Your captain has yet to say yes, and the money for all of you is set aside until then. Once they have, you can come with fewer and get the others’ part back. If you cannot wait, cancel and book again: nothing has been charged.':
    'Uw kapitein moet nog akkoord gaan, en tot dan is het geld voor u allen gereserveerd. Daarna kunt u met minder komen en het deel van de anderen terugkrijgen. Kunt u niet wachten, annuleer dan en boek opnieuw: er is niets afgeschreven.',
  'Choose 1 guest.': 'Kies 1 gast.',
  'Choose between 1 and {count} guests.': 'Kies tussen 1 en {count} gasten.',
  'You have reviewed this trip already. A review cannot be changed any more.':
    'U hebt deze tocht al beoordeeld. Een beoordeling kan niet meer worden gewijzigd.',
  'Only trips that were paid for here and not called off can be reviewed.':
    'Alleen tochten die hier betaald zijn en doorgingen, kunnen worden beoordeeld.',
  'This trip is not over yet. Please come back after it.':
    'Deze tocht is nog niet voorbij. Kom daarna terug.',
  'Your captain noted that nobody of you came, so there is no trip to review. If that is wrong, please write to us.':
    'Uw kapitein noteerde dat niemand van u kwam, dus er is geen tocht om te beoordelen. Klopt dat niet, schrijf ons dan.',
  'This trip ended more than {count} days ago, so it can no longer be reviewed.':
    'Deze tocht eindigde meer dan {count} dagen geleden en kan niet meer worden beoordeeld.',
  'There is no such day, or it is over.': 'Die dag bestaat niet, of is voorbij.',
  'Name must be at least 2 characters': 'De naam moet minstens 2 tekens hebben',
  'Name cannot hold an email or web address': 'In de naam kan geen e-mailadres of webadres staan',
  'Name is required': 'De naam ontbreekt',
  'Please enter a valid email address': 'Vul een geldig e-mailadres in',
  'Please enter a valid email address.': 'Vul een geldig e-mailadres in.',
  'Valid email is required': 'Er is een geldig e-mailadres nodig',
  'Date is required': 'De datum ontbreekt',
  'Group size is required': 'Het aantal personen ontbreekt',
  'Group size must be a number': 'Het aantal personen moet een getal zijn',
  'Group size must be a whole number': 'Het aantal personen moet een heel getal zijn',
  'You must accept the terms and conditions': 'U moet akkoord gaan met de voorwaarden',
  'You must accept the terms': 'U moet akkoord gaan met de voorwaarden',
  'Enter the time of all aboard, such as 17:00':
    'Vul in hoe laat iedereen aan boord moet zijn, zoals 17:00',
  'Enter the time of arrival, such as 08:00': 'Vul de tijd van aankomst in, zoals 08:00',
  'All aboard has to be later than your ship’s arrival':
    '‘Iedereen aan boord’ moet later zijn dan de aankomst',
  'Choose one of the piers where you may come ashore':
    'Kies een van de pieren waar u aan wal kunt komen',
  'Choose how far the ship’s clock is from the island’s, in half hours':
    'Kies hoeveel de scheepsklok van de klok op het eiland verschilt, in halve uren',
  'Choose a valid date': 'Kies een geldige datum',
  'Choose a valid end date': 'Kies een geldige einddatum',
  'Choose a valid time': 'Kies een geldige tijd',
  'Choose a date': 'Kies een datum',
  'Choose a time': 'Kies een tijd',
  'Choose how many come': 'Kies met hoeveel u komt',
  'Choose Per Seat or Private Charter': 'Kies ‘Per plaats’ of ‘Privécharter’',
  'Choose a boat': 'Kies een boot',
  'Write a message first': 'Schrijf eerst een bericht',
  'Enter the booking code, such as SXM-7K2P-9QXD': 'Vul de boekingscode in, zoals SXM-7K2P-9QXD',
  'Choose 1 to {count} stars': 'Kies 1 tot {count} sterren',
  '{words} can be at most {count} characters': '{words}: hoogstens {count} tekens',
  '{words} has characters that cannot be used':
    '{words}: er staan tekens in die niet kunnen worden gebruikt',
  Name: 'Naam',
  Phone: 'Telefoon',
  'Special requests': 'Bijzondere wensen',
  Reason: 'Reden',
  Message: 'Bericht',
  'Your words': 'Uw toelichting',
  'Booking code': 'Boekingscode',
  '1 hour': '1 uur',
  '{count} hours': '{count} uur',
  '{count} minutes': '{count} minuten',
  '{count} seconds': '{count} seconden',
} satisfies ProblemWords;
