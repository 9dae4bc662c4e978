import type { Translated } from '../../translated.ts';
import type en from './offline.en.ts';

export default {
  title: 'Vous êtes hors connexion',
  text: 'Cette page a besoin d’une connexion : les bateaux, les horaires et les prix changent sans cesse.',
  tryAgain: 'Réessayer',
  bookings: 'Vos réservations',
  kept: 'Enregistrées sur cet appareil pour une lecture hors connexion.',
  days: 'Vos journées enregistrées',
} satisfies Translated<typeof en>;
