import { plural } from '../../plural.ts';
import type { Translated } from '../../translated.ts';
import type en from './portal-sailing.en.ts';

export default {
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  openByHand: 'ouvert',
  openBySeason: 'ouvert dans une saison',
  closedDay: 'fermé',
  blackoutDay: 'jour bloqué',
  past: 'passé',
  pastLocked: 'passé, ne peut plus être modifié',
  full: 'complet',
  chartered: 'privatisé',
  seatsSold: (count: number) => plural('fr', count, { one: `${count} place réservée`, other: `${count} places réservées` }),
  open: 'Ouvert',
  season: 'En saison',
  blackout: 'Jour bloqué',
  seats: 'Places réservées',
  nextDays: (count: number) => `Les ${count} prochains jours`,
  closed: 'Fermé',

  calendar: 'Calendrier',
  seasons: 'Saisons',
  blackoutDates: 'Jours bloqués',
} satisfies Translated<typeof en>;
