import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { languages } from '#i18n/languages/languages.ts';
import { portalLanguages } from '#i18n/languages/portal-languages.ts';
import { mails } from './all-mails.ts';
import { listSamples, renderMail, type SampleMail } from './mail-renderer.ts';
import { sampleSite } from './parts/sample-trip.ts';

const samples = listSamples();
const named = samples.map((mail) => [describeSample(mail), mail] as const);
const warn = vi.spyOn(console, 'error');

afterEach(() => warn.mockClear());

test.each(named)('the mail %s renders from its sample values', (_, order) => {
  const { subject, text, html } = renderMail(order, sampleSite);
  expect(subject.trim()).not.toBe('');
  expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${order.language}">`));
  for (const part of [subject, text, html]) {
    expect(part).not.toMatch(/\bundefined\b|\bNaN\b|\[object|Invalid Date/);
  }
  // Both forms come from one tree: each line of the text must be in the HTML.
  const shown = readText(html);
  for (const line of text.split('\n').slice(0, -2)) {
    const [label = '', value] = line.replace(/^> /, '').split(/\u00a0?: {1,}(?=\S)/, 2);
    for (const part of value === undefined ? [label.replace(/\u00a0?:$/, '')] : [label]) {
      expect(shown).toContain(part.trim());
    }
  }
  // React warns of missing keys and unknown attributes.
  expect(warn).not.toHaveBeenCalled();
});

test('every mail has samples in each language of its recipient', () => {
  const languagesOf = (recipient: string) => {
    if (recipient === 'visitor') return languages;
    return recipient === 'operator' ? portalLanguages : ['en'];
  };
  const expected = Object.entries(mails).flatMap(([kind, byRecipient]) =>
    Object.keys(byRecipient).flatMap((recipient) =>
      languagesOf(recipient).map((language) => `${kind} ${recipient} ${language}`),
    ),
  );
  const found = samples.map(({ kind, recipient, language }) => `${kind} ${recipient} ${language}`);
  expect([...new Set(found)]).toEqual(expected);
});

test('a mail’s component is in a file named after its recipient and kind', () => {
  const prefixes: Record<string, string> = { visitor: 'guest' };
  const expected = Object.entries(mails).flatMap(([kind, byRecipient]) =>
    Object.keys(byRecipient).map((recipient) => `${prefixes[recipient] ?? recipient}-${kind}.tsx`),
  );
  const files = globSync('src/mails/{guest,operator,admin}/**/*.tsx').map((file) => basename(file));
  expect(files.toSorted()).toEqual(expected.toSorted());
});

test('rendering a mail for a recipient without a component throws', () => {
  const order = { kind: 'reminder', recipient: 'operator', language: 'en', data: {} } as const;
  expect(() => renderMail(order, sampleSite)).toThrow(
    'No "reminder" mail exists for recipient "operator".',
  );
});

function describeSample({ kind, recipient, language, sample }: SampleMail): string {
  return [kind, recipient, sample, language].filter((part) => part !== null).join(' ');
}

/** Text and addresses of the HTML. */
function readText(html: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);
  return [html.replaceAll(/<[^>]*>/g, '\n'), ...addresses]
    .join('\n')
    .replaceAll(/&(#?\w+);/g, (_, name: string) => entities[name] ?? '');
}
