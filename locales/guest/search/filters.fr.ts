import type { Like } from '../../like.ts';
import type en from './filters.en.ts';

export default {
  moreFilters: 'Plus de filtres et tri',
  price: 'Prix',
  anyPrice: 'Tous les prix',
  upToPrice: (price: string) => `Jusqu’à ${price}`,
  between: 'Entre',
  prices: (least: string, most: string) => `${least} à ${most}`,
  priceOrMore: (least: string) => `${least} et plus`,
  timeOfDay: 'Moment de la journée',
  anyTime: 'À toute heure',
  timesOfDay: { morning: 'Matin', afternoon: 'Après-midi', evening: 'Soir' },
  length: 'Durée',
  anyLength: 'Peu importe',
  lengths: { short: 'Jusqu’à 3 heures', half: '3 à 5 heures', full: 'Journée complète' },
  sort: 'Trier par',
  featured: 'À la une',
  orders: { soonest: 'Prochain départ', price: 'Prix le plus bas', length: 'Durée la plus courte' },
  ship: 'J’arrive en bateau de croisière',
  noShip: 'Non',
  shipHint:
    'Seulement les sorties qui vous ramènent 90 minutes avant l’heure limite de retour à bord.',
  dateFirst: 'Choisissez d’abord une date.',
  noShips: 'Aucun bateau de croisière ne fait escale ce jour-là.',
  shipsFailed: 'Les navires n’ont pas pu être chargés.',
  notComing: 'ne vient pas',

  onMap: 'Choisir sur la carte',
  mapHint:
    'Le chiffre indique combien de bateaux de ce port correspondent à vos autres filtres. Choisissez de nouveau un port pour voir tous les ports.',
  noBoats: 'aucun bateau',
  noMatch: 'Aucun bateau ne correspond à vos filtres',
  tryAnother: 'Essayez une autre date, un autre port ou une autre taille de groupe',
  clear: 'Effacer les filtres',
} satisfies Like<typeof en>;
