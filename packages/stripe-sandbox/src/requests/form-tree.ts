/** A form with nested brackets, as Stripe's SDKs send it: `line_items[0][price_data][currency]=usd`. */
export type FormTree = Map<string, string | FormTree>;

const deepest = 8;
const maxFields = 2000;

/** Parses an `application/x-www-form-urlencoded` body or query; drops fields with malformed names. */
export function parseForm(encoded: string): FormTree {
  const tree: FormTree = new Map();
  let fields = 0;
  for (const [name, value] of new URLSearchParams(encoded)) {
    fields += 1;
    if (fields > maxFields) break;
    const segments = splitName(name);
    // PostgreSQL cannot store NUL.
    if (segments) plant(tree, segments, value.replaceAll('\0', ''));
  }
  return tree;
}

function splitName(name: string): string[] | null {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match) return null;
  const inner = [...(match[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map((each) => each[1] ?? '');
  return inner.length < deepest ? [match[1] ?? '', ...inner] : null;
}

function plant(tree: FormTree, segments: string[], value: string): void {
  let branch = tree;
  segments.forEach((segment, index) => {
    const key = segment === '' ? String(branch.size) : segment;
    if (index === segments.length - 1) {
      branch.set(key, value);
      return;
    }
    const below = branch.get(key);
    const next: FormTree = below instanceof Map ? below : new Map();
    branch.set(key, next);
    branch = next;
  });
}

const cardSecrets = new Set(['number', 'cvc']);

/** Serialises parameters independently of their order. Excludes card numbers and codes. */
export function canonicalForm(tree: FormTree): string {
  const entries = [...tree.entries()].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const parts = entries.map(([name, value]) => {
    if (value instanceof Map) return `${JSON.stringify(name)}:${canonicalForm(value)}`;
    const shown = cardSecrets.has(name) ? '*'.repeat(value.length) : value;
    return `${JSON.stringify(name)}:${JSON.stringify(shown)}`;
  });
  return `{${parts.join(',')}}`;
}
