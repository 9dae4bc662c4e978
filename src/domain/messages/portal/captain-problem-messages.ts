import type { PortalLanguage } from '../../translated-pages.ts';
import type { CaptainProblems } from './captain-sentences.ts';
import es from './portal-problems.es.ts';
import fr from './portal-problems.fr.ts';

/** For the server, beside those of guests. */
export const captainProblemMessages: Readonly<
  Record<Exclude<PortalLanguage, 'en'>, CaptainProblems>
> = { fr, es };
