import type { ProblemWords } from './problem-sentences.ts';

export default {
  'That day has passed. Please choose another date.':
    'Dieser Tag ist vorbei. Bitte wählen Sie ein anderes Datum.',
  'A trip cannot end before it starts.': 'Ein Ausflug kann nicht enden, bevor er beginnt.',
  'A boat tour starts and ends on the same day.': 'Eine Bootstour beginnt und endet am selben Tag.',
  'Trips can be booked up to {count} days ahead. Please choose an earlier date.':
    'Ausflüge können bis zu {count} Tage im Voraus gebucht werden. Bitte wählen Sie ein früheres Datum.',
  'This boat has to be booked at least {words} before it leaves. Please choose a later departure.':
    'Dieses Boot muss mindestens {words} vor der Abfahrt gebucht werden. Bitte wählen Sie eine spätere Abfahrt.',
  'This boat does not sail on {day}. Please choose another date.':
    'Dieses Boot fährt nicht am {day}. Bitte wählen Sie ein anderes Datum.',
  'There is no departure at {time} on {day}. Please choose one of the times shown.':
    'Um {time} Uhr gibt es am {day} keine Abfahrt. Bitte wählen Sie eine der gezeigten Zeiten.',
  'This departure no longer has a seat for you on {day}. Please choose another time or date.':
    'Diese Abfahrt hat am {day} keinen Platz mehr für Sie. Bitte wählen Sie eine andere Zeit oder ein anderes Datum.',
  'So close to its start, this departure can only be booked by {count} guests or more. Please choose another time or date.':
    'So kurz vor der Abfahrt kann diese Fahrt nur noch ab {count} Gästen gebucht werden. Bitte wählen Sie eine andere Zeit oder ein anderes Datum.',
  'This departure no longer has {count} seats for you on {day}. Please choose another time or date.':
    'Diese Abfahrt hat am {day} keine {count} Plätze mehr für Sie. Bitte wählen Sie eine andere Zeit oder ein anderes Datum.',
  'This boat is not available for a private charter on {day}. Please choose another date.':
    'Dieses Boot ist am {day} nicht für einen Privatcharter frei. Bitte wählen Sie ein anderes Datum.',
  'A private charter can be booked for up to {count} days. Please choose an earlier last day.':
    'Ein Privatcharter kann für höchstens {count} Tage gebucht werden. Bitte wählen Sie einen früheren letzten Tag.',
  'You already have several trips waiting for payment. Please pay for one of them, or try again in half an hour.':
    'Sie haben bereits mehrere Ausflüge, die noch nicht bezahlt sind. Bezahlen Sie einen davon oder versuchen Sie es in einer halben Stunde noch einmal.',
  'Too many trips booked from your connection are waiting for payment. Please pay for one of them, or try again in half an hour.':
    'Über Ihre Verbindung wurden zu viele Ausflüge gebucht, die noch nicht bezahlt sind. Bezahlen Sie einen davon oder versuchen Sie es in einer halben Stunde noch einmal.',
  'Too many days of this boat are waiting for payment right now. Please choose fewer days or another boat, or try again in half an hour.':
    'Von diesem Boot sind im Moment zu viele Tage gebucht und noch nicht bezahlt. Wählen Sie weniger Tage oder ein anderes Boot oder versuchen Sie es in einer halben Stunde noch einmal.',
  'Group size must be at least 1': 'Es muss mindestens 1 Person kommen',
  'Capacity is {count}': 'Es ist Platz für {count}',
  'Pricing unavailable; choose Private Charter or contact us':
    'Kein Preis pro Platz; wählen Sie einen Privatcharter oder schreiben Sie uns',
  'Pricing unavailable; choose Per Seat pricing or contact us':
    'Kein Preis für einen Privatcharter; wählen Sie pro Platz oder schreiben Sie uns',
  'This boat is no longer offered.': 'Dieses Boot wird nicht mehr angeboten.',
  'The total for this trip is {money}. Please check it and confirm again.':
    'Der Gesamtpreis für diesen Ausflug ist {money}. Bitte prüfen Sie ihn und bestätigen Sie noch einmal.',
  'Unable to process payment. Please try again.':
    'Die Zahlung konnte nicht verarbeitet werden. Bitte versuchen Sie es noch einmal.',
  'You have booked this trip already.': 'Sie haben diesen Ausflug schon gebucht.',
  'These details do not belong to this boat. Please choose it again.':
    'Diese Angaben gehören nicht zu diesem Boot. Bitte wählen Sie es noch einmal.',
  'This is being booked already. Please try again in a moment.':
    'Das wird gerade gebucht. Bitte versuchen Sie es gleich noch einmal.',
  'Your ship does not come to the island on this day, so nothing was booked.':
    'Ihr Schiff kommt an diesem Tag nicht zur Insel, deshalb wurde nichts gebucht.',
  'The ship is missing': 'Das Schiff fehlt',
  'There is no such ship': 'Dieses Schiff gibt es nicht',
  'The date, time or group size is missing. Please choose them again.':
    'Datum, Uhrzeit oder Anzahl der Personen fehlt. Bitte wählen Sie noch einmal.',
  'There is no such booking.': 'Diese Buchung gibt es nicht.',
  'This booking is not confirmed yet.': 'Diese Buchung ist noch nicht bestätigt.',
  'The payment session is missing.': 'Die Zahlungssitzung fehlt.',
  'We do not know this payment session.': 'Diese Zahlungssitzung kennen wir nicht.',
  'Our payment partner does not answer right now. Nothing was charged; please try again in a minute.':
    'Unser Zahlungspartner antwortet gerade nicht. Es wurde nichts abgebucht; bitte versuchen Sie es in einer Minute noch einmal.',
  'Our payment partner does not answer right now. Nothing was charged; please try this link again in a minute.':
    'Unser Zahlungspartner antwortet gerade nicht. Es wurde nichts abgebucht; bitte versuchen Sie diesen Link in einer Minute noch einmal.',
  'Our payment partner does not answer right now, so nothing was changed. Please try again in a minute.':
    'Unser Zahlungspartner antwortet gerade nicht, deshalb wurde nichts geändert. Bitte versuchen Sie es in einer Minute noch einmal.',
  'Too many tries from your connection. Please wait {words}.':
    'Zu viele Versuche von Ihrer Verbindung. Bitte warten Sie {words}.',
  'That is too much to send. Please shorten your text.':
    'Das ist zu viel zum Senden. Bitte kürzen Sie Ihren Text.',
  'That is too much to send. Please enter only your email.':
    'Das ist zu viel zum Senden. Bitte geben Sie nur Ihre E-Mail-Adresse ein.',
  'The form could not be read. Please fill it in again.':
    'Das Formular konnte nicht gelesen werden. Bitte füllen Sie es noch einmal aus.',
  'Please check the details.': 'Bitte prüfen Sie die Angaben.',
  'Please fill this in.': 'Bitte füllen Sie dieses Feld aus.',
  'Please shorten this to {count} characters at most.':
    'Bitte kürzen Sie das auf höchstens {count} Zeichen.',
  'There is nothing at this address.': 'Unter dieser Adresse ist nichts.',
  'This address cannot be used that way.': 'Diese Adresse lässt sich so nicht verwenden.',
  'We cannot look this up or save it right now. Please try again in a few seconds.':
    'Wir können das gerade nicht nachsehen oder speichern. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
  'This is not possible right now. Please try again in a few minutes.':
    'Das ist gerade nicht möglich. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  'Something went wrong on our side. Please try again in a moment. (Reference {text})':
    'Auf unserer Seite ist etwas schiefgegangen. Bitte versuchen Sie es gleich noch einmal. (Referenz {text})',
  'You paid your captain, and not us: please ask them here. Nothing was changed.':
    'Sie haben Ihren Kapitän bezahlt und nicht uns: Bitte fragen Sie ihn hier. Es wurde nichts geändert.',
  'The payment page was opened just now, so nothing was changed. Please try again.':
    'Die Zahlungsseite wurde gerade geöffnet, deshalb wurde nichts geändert. Bitte versuchen Sie es noch einmal.',
  'A trip can be handed over once it is paid. Nothing was changed.':
    'Ein Ausflug kann weitergegeben werden, sobald er bezahlt ist. Es wurde nichts geändert.',
  'It is too late to move this trip without your captain’s yes. Please ask them here.':
    'Es ist zu spät, diesen Ausflug ohne die Zustimmung Ihres Kapitäns zu verlegen. Bitte fragen Sie ihn hier.',
  'This booking is over already, so it cannot be moved.':
    'Diese Buchung ist schon vorbei und kann nicht mehr verlegt werden.',
  'This booking was made without an email address. Please ask your captain.':
    'Diese Buchung wurde ohne E-Mail-Adresse gemacht. Bitte fragen Sie Ihren Kapitän.',
  'This link does not lead to a trip any more.': 'Dieser Link führt zu keinem Ausflug mehr.',
  'You can do this yourself now, without asking. Please look at your trip again.':
    'Das können Sie jetzt selbst tun, ohne zu fragen. Bitte sehen Sie sich Ihren Ausflug noch einmal an.',
  'You have asked your captain already. Wait for the answer, or take back what you asked.':
    'Sie haben Ihren Kapitän schon gefragt. Warten Sie auf die Antwort, oder ziehen Sie Ihre Anfrage zurück.',
  'That time is no longer free. Please choose another one.':
    'Diese Zeit ist nicht mehr frei. Bitte wählen Sie eine andere.',
  'There is no such question.': 'Diese Anfrage gibt es nicht.',
  'There is nothing to choose any more: this trip was settled already.':
    'Es gibt nichts mehr zu wählen: Dieser Ausflug ist schon geregelt.',
  'It is too late to choose this trip. Please choose a later one, or the money.':
    'Es ist zu spät, diesen Ausflug zu wählen. Bitte wählen Sie einen späteren oder das Geld.',
  'This boat costs more now than what you paid. Please choose another.':
    'Dieses Boot kostet jetzt mehr, als Sie bezahlt haben. Bitte wählen Sie ein anderes.',
  'What goes back to you has changed meanwhile: it is {money} now. Please look again.':
    'Was an Sie zurückgeht, hat sich inzwischen geändert: Es sind jetzt {money}. Bitte sehen Sie noch einmal nach.',
  'What goes back to you has changed meanwhile: it is {money} now. Please look again before you go on.':
    'Was an Sie zurückgeht, hat sich inzwischen geändert: Es sind jetzt {money}. Bitte sehen Sie noch einmal nach, bevor Sie weitermachen.',
  'Somebody else was quicker: these places are taken. You can still choose another trip, or the money.':
    'Jemand anders war schneller: Diese Plätze sind vergeben. Sie können noch einen anderen Ausflug oder das Geld wählen.',
  'This boat is not offered in place of your trip.':
    'Dieses Boot wird nicht anstelle Ihres Ausflugs angeboten.',
  'Your payment is still on its way. Please try again in a few minutes; nothing was changed.':
    'Ihre Zahlung ist noch unterwegs. Bitte versuchen Sie es in ein paar Minuten noch einmal; es wurde nichts geändert.',
  'This booking is over already, so nothing was changed.':
    'Diese Buchung ist schon vorbei, deshalb wurde nichts geändert.',
  'This trip has begun, so it cannot be changed here any more. Please call your captain or write to us.':
    'Dieser Ausflug hat begonnen und kann hier nicht mehr geändert werden. Bitte rufen Sie Ihren Kapitän an oder schreiben Sie uns.',
  'One guest is booked. If you cannot come, cancel the trip.':
    'Es ist ein Gast gebucht. Wenn Sie nicht kommen können, stornieren Sie den Ausflug.',
  'Your captain has yet to say yes, and the money for all of you is set aside until then. Once they have, you can come with fewer and get the others’ part back. If you cannot wait, cancel and book again: nothing has been charged.':
    'Ihr Kapitän muss noch zusagen, und bis dahin ist das Geld für Sie alle vorgemerkt. Danach können Sie mit weniger Gästen kommen und bekommen den Teil der anderen zurück. Wenn Sie nicht warten können, stornieren Sie und buchen Sie noch einmal: Es wurde nichts abgebucht.',
  'Choose 1 guest.': 'Wählen Sie 1 Gast.',
  'Choose between 1 and {count} guests.': 'Wählen Sie zwischen 1 und {count} Gästen.',
  'You have reviewed this trip already. A review cannot be changed any more.':
    'Sie haben diesen Ausflug schon bewertet. Eine Bewertung kann nicht mehr geändert werden.',
  'Only trips that were paid for here and not called off can be reviewed.':
    'Nur Ausflüge, die hier bezahlt und nicht abgesagt wurden, können bewertet werden.',
  'This trip is not over yet. Please come back after it.':
    'Dieser Ausflug ist noch nicht vorbei. Bitte kommen Sie danach wieder.',
  'Your captain noted that nobody of you came, so there is no trip to review. If that is wrong, please write to us.':
    'Ihr Kapitän hat notiert, dass niemand von Ihnen kam, also gibt es keinen Ausflug zu bewerten. Wenn das nicht stimmt, schreiben Sie uns bitte.',
  'This trip ended more than {count} days ago, so it can no longer be reviewed.':
    'Dieser Ausflug endete vor mehr als {count} Tagen und kann nicht mehr bewertet werden.',
  'There is no such day, or it is over.': 'Diesen Tag gibt es nicht, oder er ist vorbei.',
  'Name must be at least 2 characters': 'Der Name muss mindestens 2 Zeichen haben',
  'Name cannot hold an email or web address':
    'Im Namen darf keine E-Mail- oder Internetadresse stehen',
  'Name is required': 'Der Name fehlt',
  'Please enter a valid email address': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  'Please enter a valid email address.': 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  'Valid email is required': 'Es fehlt eine gültige E-Mail-Adresse',
  'Date is required': 'Das Datum fehlt',
  'Group size is required': 'Die Anzahl der Personen fehlt',
  'Group size must be a number': 'Die Anzahl der Personen muss eine Zahl sein',
  'Group size must be a whole number': 'Die Anzahl der Personen muss eine ganze Zahl sein',
  'You must accept the terms and conditions': 'Sie müssen die Geschäftsbedingungen akzeptieren',
  'You must accept the terms': 'Sie müssen die Bedingungen akzeptieren',
  'Enter the time of all aboard, such as 17:00':
    'Geben Sie an, wann alle an Bord sein müssen, zum Beispiel 17:00',
  'Enter the time of arrival, such as 08:00': 'Geben Sie die Ankunftszeit an, zum Beispiel 08:00',
  'All aboard has to be later than your ship’s arrival':
    '„Alle an Bord“ muss nach der Ankunft liegen',
  'Choose one of the piers where you may come ashore':
    'Wählen Sie einen der Anleger, an denen Sie an Land kommen können',
  'Choose how far the ship’s clock is from the island’s, in half hours':
    'Wählen Sie, wie weit die Schiffsuhr von der Inselzeit abweicht, in halben Stunden',
  'Choose a valid date': 'Wählen Sie ein gültiges Datum',
  'Choose a valid end date': 'Wählen Sie ein gültiges Enddatum',
  'Choose a valid time': 'Wählen Sie eine gültige Uhrzeit',
  'Choose a date': 'Wählen Sie ein Datum',
  'Choose a time': 'Wählen Sie eine Uhrzeit',
  'Choose how many come': 'Wählen Sie, wie viele kommen',
  'Choose Per Seat or Private Charter': 'Wählen Sie „Pro Platz“ oder „Privatcharter“',
  'Choose a boat': 'Wählen Sie ein Boot',
  'Write a message first': 'Schreiben Sie zuerst eine Nachricht',
  'Enter the booking code, such as SXM-7K2P-9QXD':
    'Geben Sie den Buchungscode ein, wie SXM-7K2P-9QXD',
  'Choose 1 to {count} stars': 'Wählen Sie 1 bis {count} Sterne',
  '{words} can be at most {count} characters': '{words}: höchstens {count} Zeichen',
  '{words} has characters that cannot be used': '{words}: Es sind Zeichen dabei, die nicht gehen',
  Name: 'Name',
  Phone: 'Telefon',
  'Special requests': 'Besondere Wünsche',
  Reason: 'Grund',
  Message: 'Nachricht',
  'Your words': 'Ihre Worte',
  'Booking code': 'Buchungscode',
  '1 hour': '1 Stunde',
  '{count} hours': '{count} Stunden',
  '{count} minutes': '{count} Minuten',
  '{count} seconds': '{count} Sekunden',
} satisfies ProblemWords;
