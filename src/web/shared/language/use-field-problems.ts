import { useProblemWords } from './use-problem-words.ts';

export function useFieldProblems(fields: Readonly<Record<string, string>>): Record<string, string> {
  const say = useProblemWords();
  return Object.fromEntries(Object.entries(fields).map(([name, problem]) => [name, say(problem)]));
}
