import { formatDollars } from '#domain/money.ts';

/** What was written down with an entry, one line a fact: "Before: role" is "admin". */
export function formatFacts(facts: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(facts).flatMap(([name, value]): [string, string][] =>
    isRecord(value)
      ? formatFacts(value).map(([inner, words]) => [
          `${nameInWords(name)}: ${inner.toLowerCase()}`,
          words,
        ])
      : [[nameInWords(name), valueInWords(name, value)]],
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** "refundCents" is "Refund". */
function nameInWords(name: string): string {
  const words = name
    .replace(/Cents$/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function valueInWords(name: string, value: unknown): string {
  if (typeof value === 'number' && /cents$/i.test(name)) return formatDollars(value);
  if (value === null || value === undefined || value === '') return 'None';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
