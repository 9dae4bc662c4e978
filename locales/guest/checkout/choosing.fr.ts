import type { Like } from '../../like.ts';
import { plural } from '../../plural.ts';
import type en from './choosing.en.ts';

export default {
  selectDate: 'Choisir la date',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  notAvailable: 'indisponible',
  times: (count: number) =>
    plural('fr', count, { one: `${count} horaire`, other: `${count} horaires` }),
  fromPrice: (price: string) => `à partir de ${price}`,
  soldOutDay: 'complet',
  onlySeats: (count: number) =>
    plural('fr', count, {
      one: `plus que ${count} place`,
      other: `plus que ${count} places`,
    }),
  noOpenDays: 'Aucun jour disponible ce mois-ci.',
  available: 'Disponible',
  soldOut: 'Complet',
  lastDay: 'Dernier jour',
  selectTime: 'Choisir l’heure',
  dateFirst: 'Choisissez une date pour voir les horaires disponibles',
  left: (count: number) => plural('fr', count, { one: `${count} place`, other: `${count} places` }),
  noTimesOn: (day: string) => `Aucun horaire disponible le ${day}`,
  fromGuests: (count: number) => `dès ${count} passagers`,
  onlyFromGuests: (count: number) =>
    `Si près du départ, seuls les groupes d’au moins ${count} passagers peuvent encore réserver ce jour-là.`,
  seatsThatDay: (count: number) =>
    plural('fr', count, {
      one: `Il reste ${count} place ce jour-là.`,
      other: `Il reste ${count} places ce jour-là.`,
    }),
  tryDates: 'Essayez plutôt l’une de ces dates :',
  sunriseLeaving: (sunrise: string, time: string) =>
    `Lever du soleil à ${sunrise} – vous partez à ${time}`,
  sunriseBackNextDay: (sunrise: string, time: string) =>
    `Lever du soleil à ${sunrise} – vous êtes de retour le lendemain à ${time}`,
  sunsetBack: (sunset: string, time: string) =>
    `Coucher du soleil à ${sunset} – vous êtes de retour à ${time}`,
  sunsetBackNextDay: (sunset: string, time: string) =>
    `Coucher du soleil à ${sunset} – vous êtes de retour le lendemain à ${time}`,
  tripType: 'Type de sortie',
  pricingMode: 'Formule',
  groupSize: 'Taille du groupe',
  priceSummary: 'Détail du prix',
  selected: (trip: string) => `Votre choix : ${trip}`,
  most: (guests: string) => `${guests} au maximum`,
  taxes: 'Taxes et frais : indiqués au moment du paiement',
  pickAll: 'Choisissez une date, une heure et la taille du groupe pour continuer.',
  charterRate: 'Privatisation (par jour)',
  totalToday: 'Total aujourd’hui',
  perPerson: '/ personne',
  perDay: '/ jour',
  groupTooSmall: 'Le groupe compte au moins 1 personne',
  groupTooLarge: (most: number) => `Ce bateau accueille ${most} personnes au maximum`,
  unpriced: {
    perSeat: 'Prix non disponible ; choisissez la privatisation ou contactez-nous',
    charter: 'Prix non disponible ; choisissez le prix par personne ou contactez-nous',
  },
  unpublished:
    'Ce bateau n’a pas encore publié ses disponibilités. <ask>Écrivez-nous sur WhatsApp</ask> pour réserver.',
} satisfies Like<typeof en>;
