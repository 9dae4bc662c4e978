import type { Translated } from '../../translated.ts';
import type en from './details.en.ts';

export default {
  tripLength: 'Durée de la sortie',
  meetingPoint: 'Point de rendez-vous',
  bring: 'À apporter',
  included: 'Compris dans le prix',
  papers: 'Papiers',
  visitedPlaces: {
    'other-side': 'de l’autre côté de l’île',
    anguilla: 'à Anguilla',
    'st-barths': 'à Saint-Barthélemy',
  },
  passportNeeded: (places: string) => `Cette sortie peut aller ${places}. Chaque passager, enfants compris, a besoin d’un passeport en cours de validité. Certaines nationalités ont aussi besoin d’un visa : vérifiez avant de réserver.`,
  cardNeeded: (places: string) => `Cette sortie peut aller ${places}. Prenez votre passeport ou votre carte d’identité.`,
  bookAhead: 'Réserver à l’avance',
  leastNotice: (hours: string) => `Au moins ${hours} avant le départ`,
  guestsNeeded: 'Nombre minimum',
  about: 'À propos de ce bateau',
  departsFrom: (port: string) => `Départ : ${port}`,
  operatedBy: (name: string) => `Proposé par ${name}`,
  checkedOn: (day: string) => `Permis et assurance vérifiés le <day>${day}</day>`,
  whatToKnow: 'À savoir',
  showMap: 'Voir sur la carte',
  hideMap: 'Masquer la carte',
  meetingMap: (port: string) => `Le point de rendez-vous sur la carte de l’île, près de ${port}`,
  pinAtPort: (port: string) => `Le repère est placé sur le port de ${port}.`,
  openMaps: 'Ouvrir dans vos cartes',
  photosOf: (name: string) => `Photos : ${name}`,
  previousPhoto: 'Photo précédente',
  nextPhoto: 'Photo suivante',
} satisfies Translated<typeof en>;
