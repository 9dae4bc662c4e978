import type { Like } from './like.ts';
import { plural } from './plural.ts';
import type en from './trips.en.ts';

export default {
  island: 'Saint-Martin',
  guests: (count: number) =>
    plural('fr', count, { one: `${count} personne`, other: `${count} personnes` }),
  upTo: (guests: string) => `Jusqu’à ${guests}`,
  boatTypes: {
    Catamaran: 'Catamaran',
    'Fishing Charter': 'Bateau de pêche',
    'Luxury Yacht': 'Yacht de luxe',
    Speedboat: 'Bateau rapide',
    Sailboat: 'Voilier',
  },
  defaultBoatType: 'Location de bateau',
  fullDay: 'Journée complète',
  tripTypes: {
    private: 'Location privée',
    tour: 'Excursion en bateau',
    both: 'Excursion ou location privée',
  },
  pricingModes: { perSeat: 'À la place', charter: 'Location privée' },
  today: 'Aujourd’hui',
  tomorrow: 'Demain',
  minutes: (count: number) => `${count} minutes`,
  hours: (count: number, written: string) =>
    plural('fr', count, { one: `${written} heure`, other: `${written} heures` }),
  hoursAndMinutes: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  days: (count: number) => plural('fr', count, { one: `${count} jour`, other: `${count} jours` }),
  dayAtTime: (day: string, time: string) => `${day} à ${time}`,
  fromTo: (start: string, end: string) => `${start} – ${end}`,

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
  seatsThatDay: (count: number) =>
    plural('fr', count, {
      one: `Il reste ${count} place ce jour-là.`,
      other: `Il reste ${count} places ce jour-là.`,
    }),
  tryDates: 'Essayez plutôt l’une de ces dates :',
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
  selected: (trip: string) => `Votre choix : ${trip}`,
  most: (guests: string) => `${guests} au maximum`,
  taxes: 'Taxes et frais : indiqués au moment du paiement',
  pickAll: 'Choisissez une date, une heure et la taille du groupe pour continuer.',
  charterRate: 'Location privée (par jour)',
  totalToday: 'Total à payer aujourd’hui',
  perPerson: '/ personne',
  perDay: '/ jour',
  groupTooSmall: 'Le groupe compte au moins 1 personne',
  groupTooLarge: (most: number) => `Ce bateau prend ${most} personnes au maximum`,
  unpriced: {
    perSeat: 'Prix non disponible ; choisissez la location privée ou contactez-nous',
    charter: 'Prix non disponible ; choisissez la formule à la place ou contactez-nous',
  },
  unpublished:
    'Ce bateau n’a pas encore publié ses disponibilités. <ask>Écrivez-nous sur WhatsApp</ask> pour réserver.',

  tripLength: 'Durée de la sortie',
  meetingPoint: 'Point de rendez-vous',
  bring: 'À apporter',
  included: 'Compris dans le prix',
  papers: 'Papiers',
  visitedPlaces: {
    'other-side': 'de l’autre côté de l’île',
    anguilla: 'à Anguilla',
    'st-barths': 'à Saint-Barthélemy',
  },
  passportNeeded: (places: string) =>
    `Cette sortie peut aller ${places}. Chaque passager, enfants compris, a besoin d’un passeport en cours de validité. Certaines nationalités ont aussi besoin d’un visa : vérifiez avant de réserver.`,
  cardNeeded: (places: string) =>
    `Cette sortie peut aller ${places}. Prenez votre passeport ou votre carte d’identité.`,
  bookAhead: 'Réserver à l’avance',
  leastNotice: (hours: string) => `Au moins ${hours} avant le départ`,
  guestsNeeded: 'Nombre minimum',
  sailsWith: (guests: number, hours: string) =>
    `Cette sortie part à partir de ${guests} personnes. S’il y en a moins ${hours} avant le départ, elle peut être annulée et vous êtes entièrement remboursé.`,

  forecast: 'Météo',
  noForecast: 'Il n’y a pas encore de prévisions pour ce jour.',
  windFrom: (knots: number, from: string, gusts: number) =>
    `Vent de ${knots} nœuds, secteur ${from}, rafales à ${gusts}`,
  compass: {
    n: 'nord',
    ne: 'nord-est',
    e: 'est',
    se: 'sud-est',
    s: 'sud',
    sw: 'sud-ouest',
    w: 'ouest',
    nw: 'nord-ouest',
  },
  wavesUpTo: (height: string) => `Vagues jusqu’à ${height}`,
  chanceOfRain: (percent: number) => `Risque de pluie : ${percent} %`,
  forecastNote:
    'D’après <source>Open-Meteo</source>, pour la mer autour de l’île. Cela peut changer, et c’est votre capitaine qui décide.',

  reviews: 'Avis',
  loadingReviews: 'Chargement des avis…',
  reviewsFailed: 'Impossible de charger les avis.',
  moreReviews: 'Plus d’avis',
  fromReviews: (count: number) => `sur ${count} avis`,
  onlyWhoSailed: 'Uniquement de la part de passagers qui ont navigué.',
  noReviews:
    'Pas encore d’avis. Seuls les passagers qui ont payé une sortie ici et qui ont navigué peuvent en laisser.',
  fewReviews: (least: number) =>
    `Uniquement de la part de passagers qui ont payé une sortie ici et qui ont navigué. Le bateau a sa propre note à partir de ${least} avis.`,
  groupKinds: {
    solo: 'En solo',
    two: 'À deux',
    small: 'Petit groupe',
    large: 'Grand groupe',
    charter: 'Location privée',
  },
  stars: (stars: number, most: number) => `${stars} étoiles sur ${most}`,
  answerFrom: (name: string) => `Réponse : ${name}`,
  theCaptain: 'le capitaine',

  share: 'Partager',
  linkCopied: 'Lien copié',
  copyAddress: 'Copiez le lien dans la barre d’adresse',
  backToBoats: 'Retour aux bateaux',
  boatNotFound: 'Bateau introuvable',
} satisfies Like<typeof en>;
