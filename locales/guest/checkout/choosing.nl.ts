import type { Like } from '../../like.ts';
import { plural } from '../../plural.ts';
import type en from './choosing.en.ts';

export default {
  selectDate: 'Kies een datum',
  previousMonth: 'Vorige maand',
  nextMonth: 'Volgende maand',
  notAvailable: 'niet beschikbaar',
  times: (count: number) => plural('nl', count, { one: `${count} tijd`, other: `${count} tijden` }),
  fromPrice: (price: string) => `vanaf ${price}`,
  soldOutDay: 'uitverkocht',
  onlySeats: (count: number) =>
    plural('nl', count, {
      one: `nog maar ${count} plaats vrij`,
      other: `nog maar ${count} plaatsen vrij`,
    }),
  noOpenDays: 'Geen vrije dagen in deze maand.',
  available: 'Beschikbaar',
  soldOut: 'Uitverkocht',
  lastDay: 'Laatste dag',
  selectTime: 'Kies een tijd',
  dateFirst: 'Kies een datum om de beschikbare tijden te zien',
  left: (count: number) => `nog ${count} vrij`,
  noTimesOn: (day: string) => `Geen tijden beschikbaar op ${day}`,
  fromGuests: (count: number) => `vanaf ${count} gasten`,
  onlyFromGuests: (count: number) =>
    `Zo kort voor vertrek kunnen op deze dag alleen nog groepen vanaf ${count} gasten boeken.`,
  seatsThatDay: (count: number) =>
    plural('nl', count, {
      one: `Die dag is er nog ${count} plaats vrij.`,
      other: `Die dag zijn er nog ${count} plaatsen vrij.`,
    }),
  tryDates: 'Op deze dagen is er wel plaats:',
  sunriseLeaving: (sunrise: string, time: string) =>
    `Zonsopkomst ${sunrise} – u vertrekt om ${time}`,
  sunriseBackNextDay: (sunrise: string, time: string) =>
    `Zonsopkomst ${sunrise} – u bent de volgende dag om ${time} terug`,
  sunsetBack: (sunset: string, time: string) => `Zonsondergang ${sunset} – u bent om ${time} terug`,
  sunsetBackNextDay: (sunset: string, time: string) =>
    `Zonsondergang ${sunset} – u bent de volgende dag om ${time} terug`,
  tripType: 'Soort tocht',
  pricingMode: 'Prijs',
  groupSize: 'Groepsgrootte',
  priceSummary: 'Prijsoverzicht',
  selected: (trip: string) => `Gekozen: ${trip}`,
  most: (guests: string) => `Maximaal ${guests}`,
  taxes: 'Belastingen en kosten: te zien bij het afrekenen',
  pickAll: 'Kies een datum, een tijd en de groepsgrootte om verder te gaan.',
  charterRate: 'Privécharter (per dag)',
  totalToday: 'Totaal vandaag',
  perPerson: '/ persoon',
  perDay: '/ dag',
  groupTooSmall: 'De groep bestaat uit minstens 1 persoon',
  groupTooLarge: (most: number) => `Er is plaats voor ${most} personen`,
  unpriced: {
    perSeat: 'Prijs niet beschikbaar; kies een privécharter of neem contact met ons op',
    charter: 'Prijs niet beschikbaar; kies een prijs per plaats of neem contact met ons op',
  },
  unpublished:
    'Van deze boot is nog niet bekend wanneer hij vaart. <ask>Vraag het ons via WhatsApp</ask>, dan helpen we u boeken.',
} satisfies Like<typeof en>;
