import type { Like } from './like.ts';
import { plural } from './plural.ts';
import type en from './board.en.ts';

export default {
  title: (place: string) => `Départs en bateau : ${place}, aujourd’hui et demain`,
  heading: (place: string) => `Départs : ${place}`,
  frameTitle: (place: string) => `Départs en bateau : ${place}`,
  noBoard: 'Il n’y a pas de tableau pour ce port.',
  loading: 'Chargement des départs…',
  failed: 'Impossible de charger les départs',
  failedText: 'Vérifiez votre connexion. Nous réessayons chaque minute.',
  more: 'Autres départs',
  thereAreMore: 'Voici les prochains ; il y en a d’autres',
  another: 'Vous cherchez une autre sortie ?',
  allPorts: 'Tous les ports',
  anotherDay: 'Choisir un autre jour',
  statuses: {
    'on-time': 'À l’heure',
    boarding: 'Embarquement',
    sailed: 'Parti',
    'called-off': 'Annulé',
  },
  charter: 'location privée',
  back: (time: string) => `retour ${time}`,
  closed: 'Réservation close',
  wholeBoat: (seats: number) => `Bateau entier, jusqu’à ${seats}`,
  taken: 'Réservé',
  full: 'Complet',
  places: (left: number, seats: number) =>
    plural('fr', left, {
      one: `${left} place libre sur ${seats}`,
      other: `${left} places libres sur ${seats}`,
    }),
  changed: (count: number) => `${count} départs ont changé.`,
  change: (boat: string, time: string, status: string) => `${boat}, ${time} : ${status}.`,
  islandTime: 'Heure de l’île : ',
  noneToday: 'Plus de départs aujourd’hui',
  noneTomorrow: 'Aucun départ à réserver demain',
  live: 'En direct',
  asOf: (time: string) => `État à ${time}`,
  embed: 'Affichez ce tableau sur votre écran ou votre site',
  embedText:
    'Il se met à jour tout seul, ne dépose pas de cookies et ne coûte rien. Pour un écran dans un hall, ouvrez le tableau seul ; pour votre site, copiez cette ligne dans votre page.',
  openAlone: 'Ouvrir le tableau seul',
  newTab: ' (s’ouvre dans un nouvel onglet)',
  forWebsite: 'Pour votre site',
  copy: 'Copier',
  copied: 'Copié',
  paste: 'Collez la ligne dans votre page.',
  notCopied: 'Non copié',
  selectIt: 'Sélectionnez la ligne et copiez-la.',
  bookAt: (host: string) => `Réservez une place sur <b>${host}</b>`,
} satisfies Like<typeof en>;
