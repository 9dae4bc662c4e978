/**
 * Returns whether a request prefers JSON to HTML, by the weights of its Accept header (RFC 9110, 12.5.1). Equal
 * weights: the more specific type wins, then HTML.
 */
export function prefersJson(accept: string): boolean {
  if (!/json|application\/\*/i.test(accept)) return false;
  const json = findRange(accept, 'application/json');
  const page = findRange(accept, 'text/html');
  if (json.weight !== page.weight) return json.weight > page.weight;
  return json.weight > 0 && json.exactness > page.exactness;
}

type MediaRange = { exactness: number; weight: number };

/** Returns the most specific range that covers a type; weight 0 if no range does. */
function findRange(accept: string, type: string): MediaRange {
  const patterns = ['*/*', type.replace(/\/.*/, '/*'), type];
  let found: MediaRange = { exactness: -1, weight: 0 };
  for (const range of accept.split(',')) {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const exactness = patterns.indexOf(name);
    if (exactness > found.exactness) found = { exactness, weight: readWeight(parameters) };
  }
  return found;
}

/** 1 if missing or malformed. */
function readWeight(parameters: readonly string[]): number {
  const written = parameters.map((each) => /^q\s*=\s*([\d.]+)$/.exec(each)?.[1]).find(Boolean);
  const weight = Number(written ?? 1);
  return weight >= 0 && weight <= 1 ? weight : 1;
}
