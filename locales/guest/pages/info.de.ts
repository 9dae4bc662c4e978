import type en from './info.en.ts';
import type { Translated } from '../../translated.ts';

export default {
  home: 'Startseite',
  breadcrumb: 'Navigationspfad',
  updated: (date: string) => `Zuletzt geändert: ${date}`,
  answering: 'Wir antworten Tag und Nacht.',
  company: 'Wer diese Website betreibt',
  dataController: 'Verantwortlich für Ihre personenbezogenen Daten',
  contents: 'Inhalt',
  notFound: 'Seite nicht gefunden',
  notFoundText: 'Die gewünschte Seite wurde nicht gefunden.',
  soon: 'Demnächst',
  soonText: 'Diese Seite ist gerade nicht verfügbar. Schauen Sie bald wieder vorbei!',
  backHome: 'Zurück zur Startseite',
} satisfies Translated<typeof en>;
