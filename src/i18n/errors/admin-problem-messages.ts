import type { PortalLanguage } from '../languages/portal-languages.ts';
import type { AdminProblems } from '#locales/errors/admin-problem-sentences.ts';
import es from '#locales/errors/admin-problems.es.ts';
import fr from '#locales/errors/admin-problems.fr.ts';

/** For the server, beside those of captains and guests. */
export const adminProblemMessages: Readonly<Record<Exclude<PortalLanguage, 'en'>, AdminProblems>> =
  { fr, es };
