import type { Like } from '../../like.ts';
import { plural } from '../../plural.ts';
import type en from './ships.en.ts';

export default {
  title: 'Bootsausflüge für Kreuzfahrtgäste',
  dayTitle: (day: string) => `Kreuzfahrtschiffe am ${day}`,
  shortTitle: 'Kreuzfahrtschiffe',
  loading: 'Schiffe werden geladen …',
  failed: 'Die Schiffe konnten nicht geladen werden',
  failedText: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  question: 'Kommen Sie mit einem Kreuzfahrtschiff?',
  explained:
    'Wählen Sie Ihren Tag und Ihr Schiff: Sie sehen die Ausflüge, die ablegen, wenn Sie an Land sind, und Sie mindestens 90 Minuten vor „Alle an Bord“ zum Pier zurückbringen. Kommt Ihr Schiff doch nicht, wählen Sie einen anderen Tag, ein anderes Boot oder Ihr ganzes Geld zurück.',
  anotherShip: 'Anderer Tag, anderes Schiff',
  noShips:
    'In unserem Kalender steht noch kein Schiff. Sagen Sie uns, wann Sie an Bord sein müssen, und wir zeigen, was passt.',
  nextShips: 'Die nächsten Schiffe',
  notComing: 'kommt nicht',
  notComingTag: 'Kommt nicht',
  allDays: 'Alle Tage',
  shipsOn: (day: string) => `Schiffe am ${day}`,
  dayExplained:
    'Ausflüge, die ablegen, wenn Sie an Land sind, und Sie mindestens 90 Minuten vor „Alle an Bord“ zum Pier zurückbringen. Alle Zeiten sind Inselzeit.',
  yourShip: 'Ihr Schiff',
  noneThatDay:
    'Für diesen Tag ist uns kein Schiff bekannt. Sagen Sie uns, wann Sie an Bord sein müssen, und wir zeigen, was passt.',
  allShips: 'Alle Schiffe dieses Tages',
  changeTimes: 'Zeiten Ihres Schiffs ändern',
  notHere: 'Ihr Schiff ist nicht dabei?',
  someTrips: 'Das sind einige der passenden Ausflüge. <all>Alle Boote dieses Tages</all>',
  day: 'Tag',
  arrival: 'Ankunft',
  allAboard: 'Alle an Bord',
  ashore: 'Sie kommen an Land',
  piers: {
    philipsburg: 'Kreuzfahrtpier Philipsburg',
    'philipsburg-tender': 'Mit dem Tenderboot nach Philipsburg',
    'marigot-tender': 'Mit dem Tenderboot nach Marigot',
  },
  clock: 'Die Schiffszeit',
  clockHint: 'Die Zeiten oben sind Schiffszeit.',
  sameClock: 'Dieselbe wie auf der Insel',
  ahead: (hours: string) => `${hours} vor der Inselzeit`,
  behind: (hours: string) => `${hours} hinter der Inselzeit`,
  halfHour: 'eine halbe Stunde',
  clockIs: (clock: string, hours: string) =>
    `Die Schiffszeit liegt ${clock}: An Bord ist es dann ${hours} Uhr.`,
  show: 'Zeigen, was passt',
  problems: {
    aboard: 'Geben Sie an, wann alle an Bord sein müssen, zum Beispiel 17:00',
    arrival: 'Geben Sie die Ankunftszeit an, zum Beispiel 08:00',
    order: '„Alle an Bord“ muss nach der Ankunft liegen',
    pier: 'Wählen Sie einen der Anleger, an denen Sie an Land kommen können',
    clock: 'Wählen Sie, wie weit die Schiffsuhr von der Inselzeit abweicht, in halben Stunden',
  },
  refused: (problem: string) => `${problem}. Danach zeigen wir Ihnen, welche Ausflüge passen.`,
  times: (from: string, to: string) => `${from} bis ${to}`,
  onFoot: (foot: number, taxi: number) => `${foot} Min. zu Fuß, ${taxi} mit dem Taxi`,
  byTaxi: (taxi: number) => `${taxi} Min. mit dem Taxi`,
  tenderFirst: (minutes: number, way: string) => `${minutes} Min. mit dem Tenderboot, dann ${way}`,
  perPerson: (price: string) => `${price} / Person`,
  perDay: (price: string) => `${price} / Tag, ganzes Boot`,
  upTo: (guests: string) => `bis zu ${guests}`,
  places: (count: number) =>
    plural('de', count, { one: `noch ${count} Platz`, other: `noch ${count} Plätze` }),
  backBefore: (time: string) => `${time} vor „Alle an Bord“ zurück`,
  wayBack: (back: string, way: string, allAboard: string) =>
    `Zurück am Steg ${back} Uhr · ${way} bis zu Ihrem Pier · alle an Bord ${allAboard} Uhr`,
  minutes: (count: number) => `${count} Min.`,
  hours: (count: number) => `${count} Std.`,
  skipped: 'Dieses Schiff kommt an diesem Tag nicht zur Insel.',
  noBoat: 'An diesem Tag hat kein Boot noch Platz.',
  tooLate: (count: number) =>
    plural('de', count, {
      one: `Ein Ausflug ist für Ihr Schiff zu spät zurück.`,
      other: `${count} Ausflüge sind für Ihr Schiff zu spät zurück.`,
    }),
  tooEarly: (count: number) =>
    plural('de', count, {
      one: `Ein Ausflug legt ab, bevor Sie da sein können`,
      other: `${count} Ausflüge legen ab, bevor Sie da sein können`,
    }),
  andTooLate: (count: number) =>
    plural('de', count, {
      one: `und ein Ausflug ist zu spät zurück.`,
      other: `und ${count} Ausflüge sind zu spät zurück.`,
    }),
  noLength: (count: number) =>
    plural('de', count, {
      one: `Für einen Ausflug hat der Kapitän keine Rückkehrzeit angegeben.`,
      other: `Für ${count} Ausflüge haben die Kapitäne keine Rückkehrzeit angegeben.`,
    }),
  needed: (arrival: string, minutes: number, until: string) =>
    `Sie kommen nach ${arrival} Uhr an Land und müssen ${minutes} Minuten vor „Alle an Bord“, um ${until} Uhr, wieder am Pier sein.`,
} satisfies Like<typeof en>;
