import type { PortalLanguage } from '../languages/portal-languages.ts';
import type { AdminProblems } from '#locales/errors/admin-problem-sentences.ts';
import adminEs from '#locales/errors/admin-problems.es.ts';
import adminFr from '#locales/errors/admin-problems.fr.ts';
import type { CaptainProblems } from '#locales/errors/captain-sentences.ts';
import captainEs from '#locales/errors/portal-problems.es.ts';
import captainFr from '#locales/errors/portal-problems.fr.ts';

type Translated<Problems> = Readonly<Record<Exclude<PortalLanguage, 'en'>, Problems>>;

/** Translates refusals to captains on the server, beside the catalogue of guests. */
export const captainProblemMessages: Translated<CaptainProblems> = { fr: captainFr, es: captainEs };

/** Translates refusals to admins on the server, beside the catalogues of captains and guests. */
export const adminProblemMessages: Translated<AdminProblems> = { fr: adminFr, es: adminEs };
