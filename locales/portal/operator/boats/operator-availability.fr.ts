import { plural } from '../../../plural.ts';
import type { Translated } from '../../../translated.ts';
import type en from './operator-availability.en.ts';

export default {
  addDays: (count: number) => `Ouvrir les ${count} prochains jours`,
  daysOpen: (count: number) => `Les ${count} prochains jours sont ouverts.`,
  slots: 'Horaires',
  slotsText: 'Les départs de chaque jour que vous ouvrez dans le calendrier.',
  noSlots: (times: string) => `Horaires par défaut : ${times}.`,
  seasonsText: 'Des périodes pendant lesquelles le bateau sort les mêmes jours de la semaine.',
  blackoutsText: 'Les jours où le bateau ne sort jamais, quels que soient les autres réglages.',
  noBlackouts: 'Aucune date à venir.',
  blocked: 'Départs bloqués',
  blockedText: 'Des départs isolés que vous ne proposez pas. Le bateau n’est pas réservable pendant ce temps.',

  clashes: 'Départs qui se chevauchent',
  clash: (times: string, count: number) => (count === 2 ? `${times} se chevauchent. Une réservation sur l’un ferme l’autre.` : `${times} se chevauchent. Une réservation sur l’un ferme les autres.`),
  overnight: (time: string, times: string) => `Le départ de ${time} dure jusqu’au lendemain et chevauche ${times}. Une réservation sur l’un ferme l’autre.`,
  moreClashes: (count: number) => plural('fr', count, { one: `Et ${count} autre du même genre.`, other: `Et ${count} autres du même genre.` }),

  nothingDeparts: 'Aucun départ ce jour-là.',
  blockTimes: (day: string) => `Bloquer des départs le ${day}`,
  isBlocked: 'bloqué',
  dayTime: (day: string, time: string) => `${day}, ${time}`,
  closedWithIt: (times: string) => `Fermés aussi, car ils se chevauchent : ${times}.`,

  season: (number: number) => `Saison ${number}`,
  addSeason: 'Ajouter une saison',
  seasonName: 'Nom de la saison',
  seasonExample: 'Haute saison',
  firstDay: 'Premier jour',
  isBackwards: 'Une saison ne peut pas finir avant de commencer',
  weekdays: 'Jours de la semaine',
  tripLength: 'Durée des sorties de cette saison (minutes)',
  tripLengthHint: 'Laissez vide pour la durée habituelle du bateau.',
  timesOf: (season: string) => `Horaires : ${season}`,
  noTimes: 'Ajoutez un horaire, sinon cette saison n’a aucun départ.',

  addTo: {
    time: { label: 'Ajouter une heure', button: 'Ajouter l’heure' },
    date: { label: 'Ajouter une date', button: 'Ajouter la date' },
  },
  chooseTime: 'Choisissez d’abord une heure',
  timeIsThere: (time: string) => `${time} est déjà dans la liste`,
  chooseDate: 'Choisissez d’abord une date',
  dateIsThere: 'Cette date est déjà dans la liste',
  dayPassed: 'Ce jour est passé',

  paid: 'payé',
  unpaid: 'pas encore payé',
  bookedTitle: 'Des passagers ont réservé à ce moment-là',
  bookedText: 'Ces réservations restent valables, même si le départ n’est plus proposé :',
  bookedAdvice: 'Assurez ces sorties comme prévu, ou annulez-les pour que les passagers choisissent une autre sortie ou un remboursement.',
  removeAnyway: 'Retirer quand même',
  keep: 'Garder les départs',
} satisfies Translated<typeof en>;
