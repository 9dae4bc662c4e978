import type { PortalLanguage } from '../languages/portal-languages.ts';
import type { AdminErrors } from '#locales/errors/admin-error-messages.ts';
import adminEs from '#locales/errors/admin-problems.es.ts';
import adminFr from '#locales/errors/admin-problems.fr.ts';
import type { OperatorErrors } from '#locales/errors/operator-error-messages.ts';
import captainEs from '#locales/errors/portal-problems.es.ts';
import captainFr from '#locales/errors/portal-problems.fr.ts';

type ByLanguage<Problems> = Readonly<Record<Exclude<PortalLanguage, 'en'>, Problems>>;

/** Translates operators' error messages on the server, in addition to the guests' catalogue. */
export const captainProblemMessages: ByLanguage<OperatorErrors> = { fr: captainFr, es: captainEs };

/** Translates admins' error messages on the server, in addition to the operators' and guests' catalogues. */
export const adminProblemMessages: ByLanguage<AdminErrors> = { fr: adminFr, es: adminEs };
