import { useProblemWords } from './use-problem-words.ts';

/** Translates the error of each field of a form. */
export function useFieldProblems(fields: Readonly<Record<string, string>>): Record<string, string> {
  const say = useProblemWords();
  return Object.fromEntries(Object.entries(fields).map(([name, problem]) => [name, say(problem)]));
}
