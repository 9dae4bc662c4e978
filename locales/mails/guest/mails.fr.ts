import type { Like } from '../../like.ts';
import { plural } from '../../plural.ts';
import type en from './mails.en.ts';

export default {
  hello: (name: string) => `Bonjour ${name},`,
  boatTrips: 'Sorties en bateau autour de Saint-Martin',
  serviceOf: 'SXM Boat Trips est un service de',
  help: 'Aide',
  contact: 'Contact',
  support: (address: string, code: string) =>
    `Des questions ? Répondez à cet e-mail : votre capitaine et nous le recevons tous les deux. Ou écrivez-nous à ${address} (en indiquant ${code}).`,
  seeTrip: 'Voir ou modifier votre sortie',
  findAnother: 'Trouver une autre sortie',
  bookAgain: 'Réserver à nouveau',
  pay: (price: string) => `Payer ${price}`,
  calendarIsNew: 'Le fichier d’agenda met à jour votre propre agenda.',
  dayAndTime: (day: string, time: string) => `${day} à ${time}`,
  timeOnDay: (time: string, day: string) => `${day} à ${time}`,
  fromTo: (first: string, last: string) => `du ${first} au ${last}`,
  booking: 'Réservation',
  boat: 'Bateau',
  date: 'Date',
  time: 'Heure',
  from: 'Départ de',
  party: 'Passagers',
  trip: 'Sortie',
  fee: 'Frais de service',
  total: 'Total',
  refunds: 'Remboursé',
  remains: 'Reste',
  paid: 'Payé',
  inCash: 'en espèces au capitaine',
  elsewhere: 'ailleurs, pas par nous',
  sun: 'Soleil',
  meetingPoint: 'Point de rendez-vous',
  bring: 'À apporter',
  included: 'Compris',
  cancellation: 'Annulation',
  captain: 'Capitaine',
  captainPhone: 'Téléphone du capitaine',
  message: 'Message',
  perSeat: 'par personne',
  charter: 'privatisation',
  guests: (count: number) =>
    plural('fr', count, { one: `${count} passager`, other: `${count} passagers` }),
  hours: (count: number) =>
    plural('fr', count, { one: `${count} heure`, other: `${count} heures` }),
  sailsWith: (guests: number, hours: string) =>
    `Départ garanti dès ${guests} passagers. S’ils sont moins nombreux ${hours} avant le départ, elle peut être annulée, et vous êtes entièrement remboursé.`,
  sunriseLeave: (sunrise: string, start: string) =>
    `Lever du soleil à ${sunrise} – vous partez à ${start}`,
  sunsetBack: (sunset: string, end: string) =>
    `Coucher du soleil à ${sunset} – vous êtes de retour à ${end}`,
  sunsetBackNextDay: (sunset: string, end: string) =>
    `Coucher du soleil à ${sunset} – vous êtes de retour à ${end} le lendemain`,
  sunriseBackNextDay: (sunrise: string, end: string) =>
    `Lever du soleil à ${sunrise} – vous êtes de retour à ${end} le lendemain`,
  bankShows: (least: number, most: number) =>
    `Votre banque affiche le remboursement en général en ${least} à ${most} jours.`,
  nothingBack: (paid: string) => `Sur les ${paid} que vous avez payés, rien ne vous est remboursé.`,
  nothingToPayer: (paid: string) =>
    `Sur les ${paid} qui ont été payés, rien n’est remboursé sur la carte qui a servi au paiement.`,
  partToPayer: (back: string, paid: string) =>
    `${back} des ${paid} qui ont été payés sont remboursés sur la carte qui a servi au paiement.`,
  calendarTitle: (boat: string) => `Sortie en bateau : ${boat}`,
  calendarText: (code: string, guests: string, captain: string) =>
    `Réservation ${code}, ${guests}, avec ${captain}.`,
  returnUnknown: 'Heure de retour : demandez à votre capitaine.',
} satisfies Like<typeof en>;
