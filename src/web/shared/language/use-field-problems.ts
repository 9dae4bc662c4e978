import { useProblemWords } from './use-problem-words.ts';

/** Says in the page's language what is wrong with each field of a form. */
export function useFieldProblems(fields: Readonly<Record<string, string>>): Record<string, string> {
  const say = useProblemWords();
  return Object.fromEntries(Object.entries(fields).map(([name, problem]) => [name, say(problem)]));
}
