import type { PortalLanguage } from '../languages/portal-languages.ts';
import type { AdminProblems } from '#locales/errors/admin-problem-sentences.ts';
import adminEs from '#locales/errors/admin-problems.es.ts';
import adminFr from '#locales/errors/admin-problems.fr.ts';
import type { CaptainProblems } from '#locales/errors/captain-sentences.ts';
import captainEs from '#locales/errors/portal-problems.es.ts';
import captainFr from '#locales/errors/portal-problems.fr.ts';

type Translated<Problems> = Readonly<Record<Exclude<PortalLanguage, 'en'>, Problems>>;

/** Translates operators' error messages on the server, in addition to the guests' catalogue. */
export const captainProblemMessages: Translated<CaptainProblems> = { fr: captainFr, es: captainEs };

/** Translates admins' error messages on the server, in addition to the operators' and guests' catalogues. */
export const adminProblemMessages: Translated<AdminProblems> = { fr: adminFr, es: adminEs };
