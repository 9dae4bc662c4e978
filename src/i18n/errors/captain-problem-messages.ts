import type { PortalLanguage } from '../languages/portal-languages.ts';
import type { CaptainProblems } from '#locales/errors/captain-sentences.ts';
import es from '#locales/errors/portal-problems.es.ts';
import fr from '#locales/errors/portal-problems.fr.ts';

/** For the server, beside those of guests. */
export const captainProblemMessages: Readonly<
  Record<Exclude<PortalLanguage, 'en'>, CaptainProblems>
> = { fr, es };
