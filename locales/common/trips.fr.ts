import type { Translated } from '../translated.ts';
import { plural } from '../plural.ts';
import type en from './trips.en.ts';

export default {
  island: 'Saint-Martin',
  frenchSide: 'Saint-Martin',
  dutchSide: 'Sint Maarten',
  guests: (count: number) => plural('fr', count, { one: `${count} personne`, other: `${count} personnes` }),
  upTo: (guests: string) => `Jusqu’à ${guests}`,
  fromGuests: (guests: number) => `Seulement pour les groupes d’au moins ${guests} personnes`,
  boatTypes: {
    Catamaran: 'Catamaran',
    'Fishing Charter': 'Pêche sportive',
    'Luxury Yacht': 'Yacht de luxe',
    Speedboat: 'Bateau rapide',
    Sailboat: 'Voilier',
  },
  defaultBoatType: 'Location de bateau',
  fullDay: 'Journée complète',
  tripTypes: {
    private: 'Privatisation',
    tour: 'Excursion en bateau',
    both: 'Excursion ou privatisation',
  },
  pricingModes: { perSeat: 'Par personne', charter: 'Privatisation' },
  today: 'Aujourd’hui',
  tomorrow: 'Demain',
  minutes: (count: number) => `${count} minutes`,
  hours: (count: number, written: string) => plural('fr', count, { one: `${written} heure`, other: `${written} heures` }),
  hoursAndMinutes: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  days: (count: number) => plural('fr', count, { one: `${count} jour`, other: `${count} jours` }),
  dayAtTime: (day: string, time: string) => `${day} à ${time}`,
  fromTo: (start: string, end: string) => `${start} – ${end}`,
  freeCancellationUntil: (moment: string) => `Annulation gratuite jusqu’au ${moment}.`,
  noRefundFromNow: 'Cette sortie ne peut pas être annulée sans frais. Si votre capitaine annule, par exemple à cause de la météo, vous êtes entièrement remboursé.',
  share: 'Partager',
  linkCopied: 'Lien copié',
  copyAddress: 'Copiez le lien dans la barre d’adresse',
} satisfies Translated<typeof en>;
