import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { portCodes } from '../island/ports.ts';
import { buildBoatSlug, chooseFreeSlug, isNumberedSlug } from './slugs.ts';

describe('a boat’s slug', () => {
  test.each([
    ['Sea Breeze', 'sxm-philipsburg', null, 'sea-breeze-philipsburg'],
    ['Sea Breeze', 'sxm-simpson-bay', null, 'sea-breeze-simpson-bay'],
    ['Éléonore', 'sxm-grand-case', null, 'eleonore-grand-case'],
    ['  Señor   Niño!! ', 'sxm-cupecoy', null, 'senor-nino-cupecoy'],
    ['Captain’s No. 1', 'sxm-marigot', null, 'captain-s-no-1-marigot'],
    ['TEMPÊTE', 'other', 'Anse Marcel', 'tempete-anse-marcel'],
    ['Cafe\u0301', 'other', 'Baie à l’Eau', 'cafe-baie-a-l-eau'],
    ['Cœur d’Ægir', 'sxm-marigot', null, 'coeur-d-aegir-marigot'],
    ['--- Blue ---', 'other', ' Pelican Key ', 'blue-pelican-key'],
    ['İstanbul ﬁsh', 'sxm-marigot', null, 'istanbul-fish-marigot'],
    ['⛵', 'sxm-marigot', null, 'marigot'],
    ['', 'sxm-marigot', null, 'marigot'],
    ['海风', 'other', '海', 'boat'],
    ['', 'other', '', 'other'],
    ['Sea Breeze', 'sxm-philipsburg', 'Ignored', 'sea-breeze-philipsburg'],
  ])('the slug of %j at %s (%j) is %s', (name, port, customPort, slug) => {
    expect(buildBoatSlug({ name, port, customPort })).toBe(slug);
  });

  test('any boat name gets a slug of lower-case letters, digits and single hyphens', () => {
    const port = fc.constantFrom('other', ...portCodes);
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(text, port, text, (name, code, customPort) => {
        const slug = buildBoatSlug({ name, port: code, customPort });
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        // Slugs are idempotent.
        expect(buildBoatSlug({ name: '', port: 'other', customPort: slug })).toBe(slug);
      }),
      { numRuns: 300 },
    );
  });

  test('a slug does not depend on the Unicode normalization of accents', () => {
    const typed = fc.array(fc.constantFrom('é', 'à', 'ñ', 'ö', 'Ç', 'a', 'B', ' '), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(typed, (letters) => {
        const name = letters.join('');
        const buildSlug = (form: string) =>
          buildBoatSlug({ name: name.normalize(form), port: 'sxm-marigot' });
        expect(buildSlug('NFD')).toBe(buildSlug('NFC'));
      }),
    );
  });
});

describe('a free slug', () => {
  test.each([
    [[], 'tern'],
    [['tern'], 'tern-2'],
    [['tern', 'tern-2'], 'tern-3'],
    [['tern', 'tern-3'], 'tern-2'],
    [['tern-2'], 'tern'],
  ])('when %j are taken, the free slug of tern is %s', (taken, expected) => {
    expect(chooseFreeSlug('tern', (slug) => taken.includes(slug))).toBe(expected);
  });

  test('a free slug is never a taken one, so boats of the same name get different slugs', () => {
    const names = fc.array(fc.constantFrom('Tern', 'Tern 2', 'tern', 'Térn', 'Tern-2-2'), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(names, (fleet) => {
        const taken = new Set<string>();
        for (const name of fleet) {
          taken.add(
            chooseFreeSlug(buildBoatSlug({ name, port: 'sxm-marigot' }), (slug) => taken.has(slug)),
          );
        }
        expect(taken.size).toBe(fleet.length);
      }),
    );
  });
});

test.each([
  ['tern', true],
  ['tern-2', true],
  ['tern-12', true],
  ['tern-', false],
  ['tern-two', false],
  ['tern2', false],
  ['ternary', false],
  ['heron', false],
])('%s is a numbered form of the slug “tern”: %s', (candidate, expected) => {
  expect(isNumberedSlug(candidate, 'tern')).toBe(expected);
});

test('the free slug is always a numbered form of the wanted slug', () => {
  fc.assert(
    fc.property(fc.nat(30), (count) => {
      const taken = ['tern', ...Array.from({ length: count }, (_, nth) => `tern-${nth + 2}`)];
      expect(
        isNumberedSlug(
          chooseFreeSlug('tern', (slug) => taken.includes(slug)),
          'tern',
        ),
      ).toBe(true);
    }),
  );
});
