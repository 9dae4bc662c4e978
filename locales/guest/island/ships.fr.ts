import type { Like } from '../../like.ts';
import { plural } from '../../plural.ts';
import type en from './ships.en.ts';

export default {
  title: 'Sorties en bateau pour les croisiéristes',
  dayTitle: (day: string) => `Navires de croisière, ${day}`,
  shortTitle: 'Navires de croisière',
  loading: 'Chargement des navires…',
  failed: 'Impossible de charger les navires',
  failedText: 'Vérifiez votre connexion et réessayez.',
  question: 'Vous arrivez en bateau de croisière ?',
  explained:
    'Choisissez votre jour et votre navire : vous voyez les sorties qui partent une fois que vous êtes à terre et qui vous ramènent au quai au moins 90 minutes avant l’heure limite de retour à bord. Si votre navire ne vient finalement pas, vous choisissez un autre jour, un autre bateau ou un remboursement complet.',
  anotherShip: 'Un autre jour, un autre navire',
  noShips:
    'Aucun navire n’est encore dans notre calendrier. Dites-nous à quelle heure vous devez être à bord, et nous vous montrons ce qui convient.',
  nextShips: 'Les prochains navires',
  notComing: 'ne vient pas',
  notComingTag: 'Ne vient pas',
  allDays: 'Tous les jours',
  shipsOn: (day: string) => `Navires, ${day}`,
  dayExplained:
    'Des sorties qui partent une fois que vous êtes à terre et qui vous ramènent au quai au moins 90 minutes avant l’heure limite de retour à bord. Toutes les heures sont celles de l’île.',
  yourShip: 'Votre navire',
  noneThatDay:
    'Nous ne connaissons aucun navire ce jour-là. Dites-nous à quelle heure vous devez être à bord, et nous vous montrons ce qui convient.',
  allShips: 'Tous les navires de ce jour',
  changeTimes: 'Modifier les horaires de votre navire',
  notHere: 'Votre navire n’est pas là ?',
  someTrips:
    'Voici quelques-unes des sorties qui conviennent. <all>Tous les bateaux de ce jour</all>',
  day: 'Jour',
  arrival: 'Arrivée',
  allAboard: 'Tous à bord',
  ashore: 'Vous débarquez',
  piers: {
    philipsburg: 'Terminal de croisière de Philipsburg',
    'philipsburg-tender': 'En navette jusqu’à Philipsburg',
    'marigot-tender': 'En navette jusqu’à Marigot',
  },
  clock: 'L’heure du navire',
  clockHint: 'Les heures ci-dessus sont celles du navire.',
  sameClock: 'La même que sur l’île',
  ahead: (hours: string) => `${hours} d’avance sur l’île`,
  behind: (hours: string) => `${hours} de retard sur l’île`,
  halfHour: 'une demi-heure',
  clockIs: (clock: string, hours: string) =>
    `L’heure du navire a ${clock} : à bord, c’est ${hours}.`,
  show: 'Voir ce qui convient',
  problems: {
    aboard: 'Indiquez l’heure limite de retour à bord, par exemple 17:00',
    arrival: 'Indiquez l’heure d’arrivée, par exemple 08:00',
    order: 'L’heure limite de retour à bord doit être plus tard que l’arrivée',
    pier: 'Choisissez l’un des quais où vous pouvez débarquer',
    clock: 'Choisissez le décalage entre l’heure du navire et celle de l’île, en demi-heures',
  },
  refused: (problem: string) =>
    `${problem}. Ensuite, nous vous montrons les sorties qui conviennent.`,
  times: (from: string, to: string) => `${from} à ${to}`,
  onFoot: (foot: number, taxi: number) => `${foot} min à pied, ${taxi} en taxi`,
  byTaxi: (taxi: number) => `${taxi} min en taxi`,
  tenderFirst: (minutes: number, way: string) => `${minutes} min en navette, puis ${way}`,
  perPerson: (price: string) => `${price} / personne`,
  perDay: (price: string) => `${price} / jour, bateau entier`,
  upTo: (guests: string) => `jusqu’à ${guests}`,
  places: (count: number) =>
    plural('fr', count, { one: `${count} place libre`, other: `${count} places libres` }),
  backBefore: (time: string) => `De retour ${time} avant l’heure limite`,
  wayBack: (back: string, way: string, allAboard: string) =>
    `Retour au ponton ${back} · ${way} jusqu’à votre quai · à bord au plus tard ${allAboard}`,
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => `${count} h`,
  skipped: 'Ce navire ne vient pas sur l’île ce jour-là.',
  noBoat: 'Il ne reste de place sur aucun bateau ce jour-là.',
  tooLate: (count: number) =>
    plural('fr', count, {
      one: `Une sortie revient trop tard pour votre navire.`,
      other: `${count} sorties reviennent trop tard pour votre navire.`,
    }),
  tooEarly: (count: number) =>
    plural('fr', count, {
      one: `Une sortie part avant que vous puissiez y être`,
      other: `${count} sorties partent avant que vous puissiez y être`,
    }),
  andTooLate: (count: number) =>
    plural('fr', count, {
      one: `et une sortie revient trop tard.`,
      other: `et ${count} sorties reviennent trop tard.`,
    }),
  noLength: (count: number) =>
    plural('fr', count, {
      one: `Pour une sortie, le capitaine n’a pas indiqué d’heure de retour.`,
      other: `Pour ${count} sorties, les capitaines n’ont pas indiqué d’heure de retour.`,
    }),
  needed: (arrival: string, minutes: number, until: string) =>
    `Vous débarquez après ${arrival} et devez être de retour au quai ${minutes} minutes avant l’heure limite de retour à bord, à ${until}.`,
} satisfies Like<typeof en>;
