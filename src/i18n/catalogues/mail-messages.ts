import type { Language } from '../languages/languages.ts';
import type { Translated } from '#locales/translated.ts';
import bookingDe from '#locales/mails/guest/booking-mails.de.ts';
import bookingEn from '#locales/mails/guest/booking-mails.en.ts';
import bookingEs from '#locales/mails/guest/booking-mails.es.ts';
import bookingFr from '#locales/mails/guest/booking-mails.fr.ts';
import bookingNl from '#locales/mails/guest/booking-mails.nl.ts';
import bookingPt from '#locales/mails/guest/booking-mails.pt.ts';
import de from '#locales/mails/guest/mails.de.ts';
import en from '#locales/mails/guest/mails.en.ts';
import es from '#locales/mails/guest/mails.es.ts';
import fr from '#locales/mails/guest/mails.fr.ts';
import nl from '#locales/mails/guest/mails.nl.ts';
import pt from '#locales/mails/guest/mails.pt.ts';
import tripDe from '#locales/mails/guest/trip-mails.de.ts';
import tripEn from '#locales/mails/guest/trip-mails.en.ts';
import tripEs from '#locales/mails/guest/trip-mails.es.ts';
import tripFr from '#locales/mails/guest/trip-mails.fr.ts';
import tripNl from '#locales/mails/guest/trip-mails.nl.ts';
import tripPt from '#locales/mails/guest/trip-mails.pt.ts';

/** Messages of mails to guests. */
export type MailMessages = Translated<typeof en & typeof bookingEn & typeof tripEn>;

/** Bundles all languages, for the server only. */
export const mailMessages: Readonly<Record<Language, MailMessages>> = {
  en: { ...en, ...bookingEn, ...tripEn },
  fr: { ...fr, ...bookingFr, ...tripFr },
  nl: { ...nl, ...bookingNl, ...tripNl },
  es: { ...es, ...bookingEs, ...tripEs },
  pt: { ...pt, ...bookingPt, ...tripPt },
  de: { ...de, ...bookingDe, ...tripDe },
};
