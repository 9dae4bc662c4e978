import type { PortalLanguage } from '../../translated-pages.ts';
import type { AdminProblems } from './admin-problem-sentences.ts';
import es from './admin-problems.es.ts';
import fr from './admin-problems.fr.ts';

/** For the server, beside those of captains and guests. */
export const adminProblemMessages: Readonly<Record<Exclude<PortalLanguage, 'en'>, AdminProblems>> =
  { fr, es };
