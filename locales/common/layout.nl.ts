import type { Translated } from '../translated.ts';
import type en from './layout.en.ts';

export default {
  skip: 'Naar de inhoud',
  homePage: 'startpagina',
  mainNav: 'Hoofdmenu',
  addBoat: 'Je boot aanmelden',
  bookBoat: 'Boek een boot',
  portsOnMap: 'Havens op de kaart van het eiland',
  noPhotos: 'Nog geen foto’s',
  illustration: 'Illustratie',
  rated: 'Waardering: ',
  loading: 'Laden…',
  tryAgain: 'Opnieuw proberen',
  failedTitle: 'We konden deze pagina niet laden',
  failedText: 'Er ging iets mis aan onze kant. Probeer het opnieuw.',
  close: 'Sluiten',
  notification: 'Melding',
  notifications: 'Meldingen',
} satisfies Translated<typeof en>;
