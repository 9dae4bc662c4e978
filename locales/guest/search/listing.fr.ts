import type { Translated } from '../../translated.ts';
import type en from './listing.en.ts';
import { plural } from '../../plural.ts';

export default {
  title: 'Bateaux disponibles',
  subline: 'Choisissez la sortie qui vous ressemble',
  loading: 'Chargement des bateaux…',
  failed: 'Impossible de charger les bateaux',
  failedText: 'Vérifiez votre connexion et réessayez.',

  filter: 'Filtrer les bateaux',
  date: 'Date',
  port: 'Port d’embarquement',
  anyPort: 'Tous les ports',
  otherPort: 'Autre port',
  people: 'Personnes',
  anySize: 'Peu importe',
  exactly: 'Nombre exact',
  tripType: 'Type de sortie',
  anyTrip: 'Tous les types',
  boatType: 'Type de bateau',
  anyBoat: 'Tous les types',
  show: 'Afficher les bateaux',
  boats: 'Bateaux',
  found: (count: number) => plural('fr', count, { one: `${count} bateau`, other: `${count} bateaux` }),
  foundMore: (count: number) => `Plus de ${count} bateaux`,
  nextDays: 'Prochaines dates disponibles',
  toFirst: 'Retour aux premiers bateaux',
  showMore: 'Voir plus de bateaux',
  secondBoat: 'Choisissez encore un bateau à comparer.',
  compareNone: 'Effacer la comparaison',

  perPerson: ' / personne',
  perCharter: ' / privatisation',
  bookNow: 'Réserver',
  bookNowTotal: (price: string, guests: string) => `${price} au total pour ${guests}, frais de service compris`,
  compare: 'Comparer',
  comparing: 'Ajouté à la comparaison',
  nextDeparture: (when: string) => `Prochain départ : ${when}`,
  inAll: (price: string, guests: string) => `${price} au total pour ${guests}`,
  freeUntil: (hours: number) => `Annulation gratuite jusqu’à ${hours} heures avant`,
  tooSoon: 'Départ imminent : pas d’annulation gratuite',
} satisfies Translated<typeof en>;
