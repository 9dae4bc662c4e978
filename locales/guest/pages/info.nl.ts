import type en from './info.en.ts';
import type { Translated } from '../../translated.ts';

export default {
  home: 'Home',
  breadcrumb: 'Kruimelpad',
  updated: (date: string) => `Laatst bijgewerkt: ${date}`,
  answering: 'We antwoorden dag en nacht.',
  company: 'Wie deze site beheert',
  dataController: 'Verantwoordelijk voor je persoonsgegevens',
  contents: 'Inhoud',
  notFound: 'Pagina niet gevonden',
  notFoundText: 'De gevraagde pagina is niet gevonden.',
  soon: 'Binnenkort',
  soonText: 'Deze pagina is er nu even niet. Kom snel nog eens kijken!',
  backHome: 'Terug naar de startpagina',
} satisfies Translated<typeof en>;
