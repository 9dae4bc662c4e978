import type { Language } from '../../languages.ts';
import type { Like } from '../like.ts';
import bookingDe from './booking-mails.de.ts';
import bookingEn from './booking-mails.en.ts';
import bookingEs from './booking-mails.es.ts';
import bookingFr from './booking-mails.fr.ts';
import bookingNl from './booking-mails.nl.ts';
import bookingPt from './booking-mails.pt.ts';
import de from './mails.de.ts';
import en from './mails.en.ts';
import es from './mails.es.ts';
import fr from './mails.fr.ts';
import nl from './mails.nl.ts';
import pt from './mails.pt.ts';
import tripDe from './trip-mails.de.ts';
import tripEn from './trip-mails.en.ts';
import tripEs from './trip-mails.es.ts';
import tripFr from './trip-mails.fr.ts';
import tripNl from './trip-mails.nl.ts';
import tripPt from './trip-mails.pt.ts';

/** What mails to guests say. */
export type MailMessages = Like<typeof en & typeof bookingEn & typeof tripEn>;

/** All languages at once, for the server. */
export const mailMessages: Readonly<Record<Language, MailMessages>> = {
  en: { ...en, ...bookingEn, ...tripEn },
  fr: { ...fr, ...bookingFr, ...tripFr },
  nl: { ...nl, ...bookingNl, ...tripNl },
  es: { ...es, ...bookingEs, ...tripEs },
  pt: { ...pt, ...bookingPt, ...tripPt },
  de: { ...de, ...bookingDe, ...tripDe },
};
