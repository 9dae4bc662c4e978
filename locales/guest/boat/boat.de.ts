import type { Translated } from '../../translated.ts';
import type en from './boat.en.ts';

export default {
  title: 'Boot',
  loading: 'Boot wird geladen …',
  gone: 'Das gesuchte Boot gibt es nicht, oder es wurde entfernt.',
  backHome: 'Zurück zur Startseite',
  openPhoto: (place: number, count: number, name: string) => `Foto ${place} von ${count} öffnen: ${name}`,
  book: 'Dieses Boot buchen',
  backAt: (time: string) => `Rückkehr um ${time} Uhr`,
  backNextDayAt: (time: string) => `Rückkehr am nächsten Tag um ${time} Uhr`,
  soFar: (least: number, soFar: number) => `Mindestens ${least} Gäste, bisher ${soFar} gebucht`,
  toCheckout: 'Weiter zur Kasse',
  pickFirst: 'Wählen Sie Datum und Uhrzeit, um fortzufahren.',
  update: 'Aktualisieren',
  goOn: 'Weiter',
  chooseTime: 'Uhrzeit wählen',
  chooseDate: 'Datum wählen',
  loadingReviews: 'Bewertungen werden geladen …',
  backToBoats: 'Zurück zu den Booten',
  boatNotFound: 'Boot nicht gefunden',
} satisfies Translated<typeof en>;
