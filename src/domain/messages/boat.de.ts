import type { Like } from './like.ts';
import type en from './boat.en.ts';

export default {
  title: 'Boot',
  loading: 'Boot wird geladen …',
  gone: 'Das gesuchte Boot gibt es nicht, oder es wurde entfernt.',
  backHome: 'Zurück zur Startseite',
  openPhoto: (place: number, count: number, name: string) =>
    `Foto ${place} von ${count} öffnen: ${name}`,
  about: 'Über dieses Boot',
  departsFrom: (port: string) => `Abfahrt in ${port}`,
  operatedBy: (name: string) => `Betrieben von ${name}`,
  checkedOn: (day: string) => `Lizenz und Versicherung geprüft am <day>${day}</day>`,
  whatToKnow: 'Gut zu wissen',
  showMap: 'Auf der Karte zeigen',
  hideMap: 'Karte ausblenden',
  meetingMap: (port: string) => `Der Treffpunkt auf der Inselkarte, bei ${port}`,
  pinAtPort: (port: string) => `Die Nadel steckt am Hafen von ${port}.`,
  openMaps: 'In Ihrer Karten-App öffnen',
  book: 'Dieses Boot buchen',
  soFar: (least: number, soFar: number) => `Findet ab ${least} Gästen statt, bisher ${soFar}`,
  toCheckout: 'Weiter zur Kasse',
  pickFirst: 'Wählen Sie Datum und Uhrzeit, um fortzufahren.',
  update: 'Aktualisieren',
  goOn: 'Weiter',
  chooseTime: 'Uhrzeit wählen',
  chooseDate: 'Datum wählen',
  photosOf: (name: string) => `Fotos von ${name}`,
  previousPhoto: 'Vorheriges Foto',
  nextPhoto: 'Nächstes Foto',
} satisfies Like<typeof en>;
