import type { PortalLanguage } from '../languages/portal-languages.ts';
import type { Translated } from '#locales/translated.ts';
import listsEn from '#locales/mails/operator/captain-lists.en.ts';
import listsEs from '#locales/mails/operator/captain-lists.es.ts';
import listsFr from '#locales/mails/operator/captain-lists.fr.ts';
import disputesEn from '#locales/mails/operator/captain-disputes.en.ts';
import disputesEs from '#locales/mails/operator/captain-disputes.es.ts';
import disputesFr from '#locales/mails/operator/captain-disputes.fr.ts';
import mailsEn from '#locales/mails/operator/captain-mails.en.ts';
import mailsEs from '#locales/mails/operator/captain-mails.es.ts';
import mailsFr from '#locales/mails/operator/captain-mails.fr.ts';
import noticesEn from '#locales/mails/operator/captain-notices.en.ts';
import noticesEs from '#locales/mails/operator/captain-notices.es.ts';
import noticesFr from '#locales/mails/operator/captain-notices.fr.ts';
import signInEn from '#locales/mails/operator/captain-sign-in.en.ts';
import signInEs from '#locales/mails/operator/captain-sign-in.es.ts';
import signInFr from '#locales/mails/operator/captain-sign-in.fr.ts';

export type CaptainMails = Translated<typeof mailsEn>;
export type CaptainLists = Translated<typeof listsEn>;
export type CaptainDisputes = Translated<typeof disputesEn>;
export type CaptainNotices = Translated<typeof noticesEn>;
export type CaptainSignIn = Translated<typeof signInEn>;

/** Server-side catalogues for operators' booking mails, in each portal language. */
export const captainMailMessages: Readonly<Record<PortalLanguage, CaptainMails>> = {
  en: mailsEn,
  fr: mailsFr,
  es: mailsEs,
};

/** Mails about several trips. */
export const captainListMessages: Readonly<Record<PortalLanguage, CaptainLists>> = {
  en: listsEn,
  fr: listsFr,
  es: listsEs,
};

/** Mails about disputed payments. */
export const captainDisputeMessages: Readonly<Record<PortalLanguage, CaptainDisputes>> = {
  en: disputesEn,
  fr: disputesFr,
  es: disputesEs,
};

/** Mails about boats, accounts, documents and money. */
export const captainNoticeMessages: Readonly<Record<PortalLanguage, CaptainNotices>> = {
  en: noticesEn,
  fr: noticesFr,
  es: noticesEs,
};

/** Mails from the embedded sign-in service. */
export const captainSignInMessages: Readonly<Record<PortalLanguage, CaptainSignIn>> = {
  en: signInEn,
  fr: signInFr,
  es: signInEs,
};
