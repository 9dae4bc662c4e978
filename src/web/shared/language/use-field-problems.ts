import { useTranslateError } from './use-translate-error.ts';

export function useFieldProblems(fields: Readonly<Record<string, string>>): Record<string, string> {
  const say = useTranslateError();
  return Object.fromEntries(Object.entries(fields).map(([name, problem]) => [name, say(problem)]));
}
