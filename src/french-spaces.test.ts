import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';
import { paymentPageMessages } from '#i18n/formats/payment-page-messages.ts';

/**
 * French has a no-break space (U+00A0) before `: ; ! ? %` and `»`, and after `«`. Ignores these characters where they
 * are not punctuation: in times, URLs and tags.
 */
const WRONG =
  /(?<!\u00a0)»|«(?!\u00a0)|(?<![\u00a0!?])[;!?](?=[\s)»<*]|$)|(?<!\u00a0):(?=[\s<*]|$)|(?<!\u00a0)%|[\u2009\u202f]/gmu;

const wrongIn = (text: string) =>
  [...text.matchAll(WRONG)].map(({ index }) => text.slice(Math.max(0, index - 30), index + 8));

test.each([
  ['Prêt ?', 1],
  ['Prêt?', 1],
  ['Prêt\u202f?', 2],
  ['Prêt\u00a0?!', 0],
  ['«Prêt\u00a0»', 1],
  ['«\u00a0Prêt »', 1],
  ['Prêt <b>oui</b> :', 1],
  ['Risque\u00a0: 20 %', 1],
  ['à 09:00, sur https://sxm.example/a?b=c', 0],
])('the number of wrong spaces in %j is %i', (text, count) => {
  expect(wrongIn(text)).toHaveLength(count);
});

const catalogues = readdirSync('locales', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.fr.ts'),
);

describe('punctuation stays with its word', () => {
  test.each(catalogues)('punctuation stays with its word in %s', (name) => {
    const texts = textsIn(readFileSync(join('locales', name), 'utf8'));
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.flatMap(wrongIn)).toEqual([]);
  });

  test.each(readdirSync('content').filter((name) => name.endsWith('.fr.txt')))(
    'punctuation stays with its word in %s',
    (name) => {
      // The code parses the English label of the date.
      const text = readFileSync(join('content', name), 'utf8').replace(/^Effective Date:/m, '');
      expect(wrongIn(text)).toEqual([]);
    },
  );

  test('punctuation stays with its word on the payment page', () => {
    const { serviceFee, from, notYetCharged } = paymentPageMessages.fr;
    expect([serviceFee, from('Marigot'), notYetCharged].flatMap(wrongIn)).toEqual([]);
  });
});

type Node = { type?: string; [part: string]: unknown };

/** Texts of a catalogue: strings and template parts, without keys. */
function textsIn(source: string): string[] {
  return textsOf(parseAst(source, { lang: 'ts' }) as unknown as Node);
}

function textsOf(node: Node): string[] {
  if (node.type === 'ImportDeclaration') return [];
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? [node['value']] : [];
  if (node.type === 'TemplateElement') return [(node['value'] as { cooked: string }).cooked];
  const parts = Object.entries(node).filter(([name]) => node.type !== 'Property' || name !== 'key');
  return parts
    .flatMap(([, part]) => part)
    .filter((part): part is Node => typeof part === 'object' && part !== null)
    .flatMap(textsOf);
}
