import type { Translated } from '../../translated.ts';
import type en from './offline.en.ts';

export default {
  title: 'Vous êtes hors connexion',
  text: 'Cette page a besoin d’une connexion. Les bateaux, les horaires et les prix ne sont montrés que tels qu’ils sont à l’instant.',
  tryAgain: 'Réessayer',
  bookings: 'Vos réservations',
  kept: 'Gardées sur cet appareil, pour les lire sans connexion.',
  days: 'Vos journées au quai',
} satisfies Translated<typeof en>;
