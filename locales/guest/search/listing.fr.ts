import type { Translated } from '../../translated.ts';
import type en from './listing.en.ts';
import { plural } from '../../plural.ts';

export default {
  title: 'Bateaux disponibles',
  subline: 'Choisissez la sortie d’une journée qui vous ressemble',
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
  nextDays: 'Prochains jours avec des places',
  toFirst: 'Retour aux premiers bateaux',
  showMore: 'Voir plus de bateaux',
  secondBoat: 'Choisissez un deuxième bateau à comparer.',
  compareNone: 'Ne rien comparer',

  perPerson: ' / personne',
  perCharter: ' / location',
  bookNow: 'Réserver',
  compare: 'Comparer',
  comparing: 'À comparer',
  nextDeparture: (when: string) => `Prochain départ : <b>${when}</b>`,
  inAll: (price: string, guests: string) => `${price} au total pour ${guests}`,
  freeUntil: (hours: number) => `Annulation gratuite jusqu’à ${hours} h avant`,
  tooSoon: 'Départ trop proche pour une annulation gratuite',
} satisfies Translated<typeof en>;
