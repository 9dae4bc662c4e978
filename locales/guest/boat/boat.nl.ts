import type { Translated } from '../../translated.ts';
import type en from './boat.en.ts';

export default {
  title: 'Boot',
  loading: 'Boot laden…',
  gone: 'De boot die je zoekt, bestaat niet of is verwijderd.',
  backHome: 'Terug naar de startpagina',
  openPhoto: (place: number, count: number, name: string) => `Foto ${place} van ${count} openen: ${name}`,
  book: 'Boek deze boot',
  backAt: (time: string) => `Terug om ${time}`,
  backNextDayAt: (time: string) => `Terug om ${time} de volgende dag`,
  soFar: (least: number, soFar: number) => `Minimaal ${least} gasten, tot nu toe ${soFar} geboekt`,
  toCheckout: 'Verder naar afrekenen',
  pickFirst: 'Kies een datum en een tijd om verder te gaan.',
  update: 'Bijwerken',
  goOn: 'Verder',
  chooseTime: 'Kies een tijd',
  chooseDate: 'Kies een datum',
  loadingReviews: 'Beoordelingen laden…',
  backToBoats: 'Terug naar de boten',
  boatNotFound: 'Boot niet gevonden',
} satisfies Translated<typeof en>;
