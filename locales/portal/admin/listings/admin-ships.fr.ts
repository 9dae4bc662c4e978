import { plural } from '../../../plural.ts';
import type { Like } from '../../../like.ts';
import type en from './admin-ships.en.ts';

export default {
  intro:
    'Les navires de croisière en escale sur l’île. Leurs passagers voient les sorties qu’ils peuvent faire. Les heures sont celles du navire, telles que ses passagers les connaissent.',
  addShip: 'Ajouter un navire',
  importFile: 'Importer un fichier CSV',
  filter: 'Filtrer les navires',
  ship: 'Navire',
  from: 'À partir du',
  one: 'navire',
  many: 'navires',
  none: 'Aucun navire ici',
  noneText: 'Ajoutez les navires attendus, un par un ou depuis un fichier.',
  table: 'Navires',
  doesNotCome: 'Ne vient pas',
  day: 'Jour',
  times: 'Horaires',
  fromTo: (from: string, to: string) => `${from} à ${to}`,
  clock: (clock: string) => `heure du bord : ${clock}`,
  pier: 'Quai',
  bookings: 'Réservations',
  change: 'Modifier',
  remove: 'Supprimer',
  shipOn: (ship: string, day: string) => `${ship}, le ${day}`,

  sameClock: 'comme sur l’île',
  ahead: (hours: string) => `${hours} d’avance sur l’île`,
  behind: (hours: string) => `${hours} de retard sur l’île`,
  halfHour: 'une demi-heure',
  hours: (count: number, written: string) =>
    plural('fr', count, { one: `${written} heure`, other: `${written} heures` }),

  added: 'Navire ajouté',
  clockText: 'Les heures sont celles du navire, telles que ses passagers les connaissent.',
  add: 'Ajouter',
  adding: 'Ajout…',
  changed: 'Navire modifié',
  changeShip: (ship: string) => `Modifier ${ship}`,
  bookedText:
    'Des passagers ont réservé d’après ces horaires, et ne sont pas prévenus automatiquement d’un changement.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  removeShip: (ship: string) => `Supprimer ${ship} ?`,
  keep: 'Le garder',
  removing: 'Suppression…',
  removed: 'Navire supprimé',
  removeText: (day: string) =>
    `Il quitte le calendrier du ${day}. Aucun passager n’a réservé pour lui.`,
  arrival: 'Arrivée',
  allAboard: 'Tous à bord',
  ashore: 'Les passagers débarquent',
  shipsClock: 'L’heure du navire',

  importTitle: 'Importer des navires',
  importText:
    'La première ligne nomme les colonnes, en anglais : day, ship, arrival, all aboard et, au choix, pier et clock. Si une ligne est fausse, rien n’est importé.',
  import: 'Importer',
  importing: 'Importation…',
  imported: 'Navires importés',
  importedText: (added: number, changed: number, kept: number) =>
    `Ajoutés : ${added}. Modifiés : ${changed}. Inchangés : ${kept}.`,
  file: 'Fichier CSV',
  lines: 'Lignes',

  skipped: (ship: string) => `${ship} ne vient pas`,
  beingTold: 'Les capitaines et les passagers sont prévenus.',
  skipQuestion: (ship: string, day: string) => `${ship} ne vient pas le ${day} ?`,
  itDoesNotCome: 'Il ne vient pas',
  keepTrips: 'Garder toutes les sorties',
  callingOff: 'Annulation…',
  looking: 'Recherche…',
  lookingWhom: 'Recherche des personnes concernées…',
  lookFailed: 'Impossible de savoir qui est concerné.',
} satisfies Like<typeof en>;
