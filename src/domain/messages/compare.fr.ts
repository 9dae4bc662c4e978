import type { Like } from './like.ts';
import type en from './compare.en.ts';

export default {
  title: 'Comparer des bateaux',
  chooseTwo: 'Choisissez deux bateaux',
  pressCompare: 'Touchez « Comparer » sur un bateau, puis sur un autre',
  browse: 'Voir les bateaux',
  gone: 'L’un de ces bateaux n’existe pas ou a été retiré.',
  loading: 'Chargement des bateaux…',
  sideBySide: 'Deux bateaux côte à côte',
  notSaid: 'Non précisé',
  chooseDay: (name: string) => `Choisir un jour<on> : ${name}</on>`,
  type: 'Type',
  departsFrom: 'Départ',
  size: 'Capacité',
  pricePerPerson: 'Prix par personne',
  notBySeat: 'Pas vendu à la place',
  charterDay: 'Location privée, par jour',
  notOffered: 'Non proposée',
  inAllFor: (guests: string) => `Total pour ${guests}`,
  tooSmall: 'Trop petit',
  nextDeparture: 'Prochain départ',
  none: 'Aucun avec des places',
  cancellation: 'Annulation',
  freeUntil: (hours: number) => `Gratuite jusqu’à ${hours} h avant`,
  tooSoon: 'Départ trop proche pour être gratuite',
  rating: 'Note',
} satisfies Like<typeof en>;
