import type { Like } from '../../like.ts';
import { plural } from '../../plural.ts';
import type en from './ships.en.ts';

export default {
  title: 'Boottochten voor cruisegasten',
  dayTitle: (day: string) => `Cruiseschepen op ${day}`,
  shortTitle: 'Cruiseschepen',
  loading: 'Schepen laden…',
  failed: 'De schepen konden niet worden geladen',
  failedText: 'Controleer uw verbinding en probeer het opnieuw.',
  question: 'Komt u met een cruiseschip?',
  explained:
    'Kies uw dag en uw schip: u ziet de tochten die vertrekken als u aan wal bent en u minstens 90 minuten voor ‘Iedereen aan boord’ terugbrengen naar de pier. Komt uw schip toch niet, dan kiest u een andere dag, een andere boot of al uw geld terug.',
  anotherShip: 'Een andere dag, een ander schip',
  noShips:
    'Er staan nog geen schepen in onze agenda. Zeg ons wanneer u aan boord moet zijn, dan laten we zien wat past.',
  nextShips: 'De volgende schepen',
  notComing: 'komt niet',
  notComingTag: 'Komt niet',
  allDays: 'Alle dagen',
  shipsOn: (day: string) => `Schepen op ${day}`,
  dayExplained:
    'Tochten die vertrekken als u aan wal bent en u minstens 90 minuten voor ‘Iedereen aan boord’ terugbrengen naar de pier. Alle tijden zijn die van het eiland.',
  yourShip: 'Uw schip',
  noneThatDay:
    'Voor deze dag kennen we geen schip. Zeg ons wanneer u aan boord moet zijn, dan laten we zien wat past.',
  allShips: 'Alle schepen van deze dag',
  changeTimes: 'Tijden van uw schip wijzigen',
  notHere: 'Staat uw schip er niet bij?',
  someTrips: 'Dit zijn enkele van de tochten die passen. <all>Alle boten van deze dag</all>',
  day: 'Dag',
  arrival: 'Aankomst',
  allAboard: 'Iedereen aan boord',
  ashore: 'U komt aan wal',
  piers: {
    philipsburg: 'Cruisepier van Philipsburg',
    'philipsburg-tender': 'Met de tenderboot naar Philipsburg',
    'marigot-tender': 'Met de tenderboot naar Marigot',
  },
  clock: 'De scheepstijd',
  clockHint: 'De tijden hierboven zijn scheepstijd.',
  sameClock: 'Dezelfde als op het eiland',
  ahead: (hours: string) => `${hours} later dan op het eiland`,
  behind: (hours: string) => `${hours} vroeger dan op het eiland`,
  halfHour: 'een half uur',
  clockIs: (clock: string, hours: string) =>
    `De scheepstijd is ${clock}: aan boord is het dan ${hours}.`,
  show: 'Toon wat past',
  problems: {
    aboard: 'Vul in hoe laat iedereen aan boord moet zijn, zoals 17:00',
    arrival: 'Vul de tijd van aankomst in, zoals 08:00',
    order: '‘Iedereen aan boord’ moet later zijn dan de aankomst',
    pier: 'Kies een van de pieren waar u aan wal kunt komen',
    clock: 'Kies hoeveel de scheepsklok van de klok op het eiland verschilt, in halve uren',
  },
  refused: (problem: string) => `${problem}. Daarna laten we zien welke tochten passen.`,
  times: (from: string, to: string) => `${from} tot ${to}`,
  onFoot: (foot: number, taxi: number) => `${foot} min lopen, ${taxi} met de taxi`,
  byTaxi: (taxi: number) => `${taxi} min met de taxi`,
  tenderFirst: (minutes: number, way: string) => `${minutes} min met de tenderboot, dan ${way}`,
  perPerson: (price: string) => `${price} / persoon`,
  perDay: (price: string) => `${price} / dag, hele boot`,
  upTo: (guests: string) => `tot ${guests}`,
  places: (count: number) =>
    plural('nl', count, { one: `nog ${count} plaats`, other: `nog ${count} plaatsen` }),
  backBefore: (time: string) => `${time} voor ‘Iedereen aan boord’ terug`,
  wayBack: (back: string, way: string, allAboard: string) =>
    `Terug aan de steiger ${back} · ${way} naar uw pier · iedereen aan boord ${allAboard}`,
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => `${count} u`,
  skipped: 'Dit schip komt op deze dag niet naar het eiland.',
  noBoat: 'Op deze dag heeft geen boot nog plaats.',
  tooLate: (count: number) =>
    plural('nl', count, {
      one: `Eén tocht is te laat terug voor uw schip.`,
      other: `${count} tochten zijn te laat terug voor uw schip.`,
    }),
  tooEarly: (count: number) =>
    plural('nl', count, {
      one: `Eén tocht vertrekt voordat u er kunt zijn`,
      other: `${count} tochten vertrekken voordat u er kunt zijn`,
    }),
  andTooLate: (count: number) =>
    plural('nl', count, {
      one: `en één tocht is te laat terug.`,
      other: `en ${count} tochten zijn te laat terug.`,
    }),
  noLength: (count: number) =>
    plural('nl', count, {
      one: `Van één tocht heeft de kapitein geen terugkomsttijd opgegeven.`,
      other: `Van ${count} tochten hebben de kapiteins geen terugkomsttijd opgegeven.`,
    }),
  needed: (arrival: string, minutes: number, until: string) =>
    `U komt na ${arrival} aan wal en moet ${minutes} minuten voor ‘Iedereen aan boord’, om ${until}, weer bij de pier zijn.`,
} satisfies Like<typeof en>;
