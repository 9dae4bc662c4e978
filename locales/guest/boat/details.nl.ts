import type { Translated } from '../../translated.ts';
import type en from './details.en.ts';

export default {
  tripLength: 'Duur van de tocht',
  meetingPoint: 'Trefpunt',
  bring: 'Neem mee',
  included: 'Inbegrepen',
  papers: 'Papieren',
  visitedPlaces: {
    'other-side': 'de andere kant van het eiland',
    anguilla: 'Anguilla',
    'st-barths': 'Saint-Barthélemy',
  },
  passportNeeded: (places: string) => `Deze tocht kan naar ${places} gaan. Iedere gast, ook een kind, heeft een geldig paspoort nodig. Sommige nationaliteiten hebben ook een visum nodig: ga dat na voordat u boekt.`,
  cardNeeded: (places: string) => `Deze tocht kan naar ${places} gaan. Neem uw paspoort of identiteitskaart mee.`,
  bookAhead: 'Op tijd boeken',
  leastNotice: (hours: string) => `Minstens ${hours} voor vertrek`,
  guestsNeeded: 'Minimumaantal',
  about: 'Over deze boot',
  departsFrom: (port: string) => `Vertrekt uit ${port}`,
  operatedBy: (name: string) => `Aangeboden door ${name}`,
  checkedOn: (day: string) => `Vergunning en verzekering gecontroleerd op <day>${day}</day>`,
  whatToKnow: 'Goed om te weten',
  showMap: 'Op de kaart tonen',
  hideMap: 'Kaart verbergen',
  meetingMap: (port: string) => `Het trefpunt op de kaart van het eiland, bij ${port}`,
  pinAtPort: (port: string) => `De markering toont de haven van ${port}.`,
  openMaps: 'Openen in uw kaarten-app',
  photosOf: (name: string) => `Foto’s van ${name}`,
  previousPhoto: 'Vorige foto',
  nextPhoto: 'Volgende foto',
} satisfies Translated<typeof en>;
