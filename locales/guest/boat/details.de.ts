import type { Translated } from '../../translated.ts';
import type en from './details.en.ts';

export default {
  tripLength: 'Dauer',
  meetingPoint: 'Treffpunkt',
  bring: 'Bitte mitbringen',
  included: 'Inbegriffen',
  papers: 'Papiere',
  visitedPlaces: {
    'other-side': 'auf die andere Seite der Insel',
    anguilla: 'nach Anguilla',
    'st-barths': 'nach Saint-Barthélemy',
  },
  passportNeeded: (places: string) => `Dieser Ausflug kann ${places} führen. Jeder Gast, auch jedes Kind, braucht einen gültigen Reisepass. Manche Staatsangehörige brauchen außerdem ein Visum: Bitte prüfen Sie das vor der Buchung.`,
  cardNeeded: (places: string) => `Dieser Ausflug kann ${places} führen. Bitte nehmen Sie Ihren Reisepass oder Personalausweis mit.`,
  bookAhead: 'Rechtzeitig buchen',
  leastNotice: (hours: string) => `Mindestens ${hours} vor der Abfahrt`,
  guestsNeeded: 'Mindestzahl',
  about: 'Über dieses Boot',
  departsFrom: (port: string) => `Abfahrt in ${port}`,
  operatedBy: (name: string) => `Betrieben von ${name}`,
  checkedOn: (day: string) => `Lizenz und Versicherung geprüft am <day>${day}</day>`,
  whatToKnow: 'Gut zu wissen',
  showMap: 'Auf der Karte zeigen',
  hideMap: 'Karte ausblenden',
  meetingMap: (port: string) => `Der Treffpunkt auf der Inselkarte, bei ${port}`,
  pinAtPort: (port: string) => `Die Markierung zeigt den Hafen von ${port}.`,
  openMaps: 'In Ihrer Karten-App öffnen',
  photosOf: (name: string) => `Fotos von ${name}`,
  previousPhoto: 'Vorheriges Foto',
  nextPhoto: 'Nächstes Foto',
} satisfies Translated<typeof en>;
