import { plural } from '../../../plural.ts';
import type { Translated } from '../../../translated.ts';
import type en from './operator-availability.en.ts';

export default {
  addDays: (count: number) => `Ouvrir les ${count} prochains jours`,
  daysOpen: (count: number) => `Les ${count} prochains jours sont ouverts.`,
  slots: 'Horaires',
  slotsText: 'Les départs de chaque jour que vous ouvrez dans le calendrier.',
  noSlots: (times: string) => `Vous n’en avez pas défini : ${times} sont proposés.`,
  seasonsText: 'Des semaines pendant lesquelles le bateau sort les mêmes jours.',
  blackoutsText: 'Les jours où le bateau reste au port, quels que soient les autres réglages.',
  noBlackouts: 'Aucun à venir.',
  blocked: 'Départs bloqués',
  blockedText: 'Des départs isolés qui n’ont pas lieu. Rien d’autre n’est vendu sur ce bateau pendant ce temps.',

  clashes: 'Départs qui se chevauchent',
  clash: (times: string, count: number) => (count === 2 ? `${times} se chevauchent : vendre l’un ferme l’autre.` : `${times} se chevauchent : vendre l’un ferme les autres.`),
  overnight: (time: string, times: string) => `Le départ de ${time} dure jusqu’au lendemain et chevauche ${times} : vendre l’un ferme l’autre.`,
  moreClashes: (count: number) => plural('fr', count, { one: `Et ${count} autre du même genre.`, other: `Et ${count} autres du même genre.` }),

  nothingDeparts: 'Aucun départ ce jour-là.',
  blockTimes: (day: string) => `Bloquer des départs le ${day}`,
  isBlocked: 'bloqué',
  dayTime: (day: string, time: string) => `${day}, ${time}`,
  closedWithIt: (times: string) => `Fermés avec lui, car ils se chevauchent : ${times}.`,

  season: (number: number) => `Saison ${number}`,
  addSeason: 'Ajouter une saison',
  seasonName: 'Nom de la saison',
  seasonExample: 'Haute saison',
  firstDay: 'Premier jour',
  isBackwards: 'Une saison ne peut pas finir avant de commencer',
  weekdays: 'Jours de la semaine',
  tripLength: 'Durée des sorties de cette saison (minutes)',
  tripLengthHint: 'Sans indication, la même que pour les autres sorties du bateau.',
  timesOf: (season: string) => `Horaires : ${season}`,
  noTimes: 'Pas encore d’horaire : cette saison ne propose rien.',

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
  bookedTitle: 'Des sorties sont réservées à ce moment-là',
  bookedText: 'Ces réservations restent vendues, même si le départ n’est plus proposé :',
  bookedAdvice: 'Assurez ces sorties, ou prévenez les passagers et contactez-nous au sujet d’un remboursement.',
  removeAnyway: 'Retirer quand même',
  keep: 'Ne rien changer',
} satisfies Translated<typeof en>;
