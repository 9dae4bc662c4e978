import type { Language } from '../languages.ts';
import type { ProblemWords } from './problem-sentences.ts';
import de from './problems.de.ts';
import es from './problems.es.ts';
import fr from './problems.fr.ts';
import nl from './problems.nl.ts';
import pt from './problems.pt.ts';

/** All languages at once, for the server. In English the sentences stay as they are. */
export const problemMessages: Readonly<Record<Exclude<Language, 'en'>, ProblemWords>> = {
  fr,
  nl,
  es,
  pt,
  de,
};
