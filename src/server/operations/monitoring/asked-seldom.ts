/** The same answer for everybody who asks within so long; one that failed is asked for anew. */
export function askedSeldom<T>(
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
