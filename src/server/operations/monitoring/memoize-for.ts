/** Caches a result for all callers for this long; failures are not cached. */
export function memoizeFor<T>(
  ms: number,
  now: () => number,
  ask: () => Promise<T>,
): () => Promise<T> {
  let last: { at: number; answer: Promise<T> } | null = null;
  return () => {
    if (last && now() - last.at < ms) return last.answer;
    const asked = { at: now(), answer: ask() };
    last = asked;
    asked.answer.catch(() => {
      if (last === asked) last = null;
    });
    return asked.answer;
  };
}
