/**
 * Whether a request prefers JSON to a page, by the weights of its Accept header (RFC 9110, 12.5.1). With equal weights
 * the type that is named more exactly wins, and of two named ones the page.
 */
export function prefersJson(accept: string): boolean {
  if (!/json|application\/\*/i.test(accept)) return false;
  const json = findRange(accept, 'application/json');
  const page = findRange(accept, 'text/html');
  if (json.weight !== page.weight) return json.weight > page.weight;
  return json.weight > 0 && json.exactness > page.exactness;
}

type MediaRange = { exactness: number; weight: number };

/** The most exact range that covers a type; weight 0 when none does. */
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

/** 1 where it is missing or unreadable. */
function readWeight(parameters: readonly string[]): number {
  const written = parameters.map((each) => /^q\s*=\s*([\d.]+)$/.exec(each)?.[1]).find(Boolean);
  const weight = Number(written ?? 1);
  return weight >= 0 && weight <= 1 ? weight : 1;
}
