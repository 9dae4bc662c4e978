import { expect, test } from 'vitest';
import en from '#locales/portal/admin/access/admin-layout.en.ts';
import fr from '#locales/portal/admin/access/admin-layout.fr.ts';
import { createFormats } from '../../shared/language/use-formats.ts';
import { formatStep, formatTick } from './format-step.ts';

test.each([
  { from: '2026-12-04', to: '2026-12-04', step: 'day', words: 'Dec 4', inFrench: '4 déc.' },
  {
    from: '2026-11-29',
    to: '2026-12-05',
    step: 'week',
    words: 'Nov 29 to Dec 5',
    inFrench: '29 nov. – 5 déc.',
  },
  {
    from: '2026-12-04',
    to: '2026-12-31',
    step: 'month',
    words: 'December 2026',
    inFrench: 'décembre 2026',
  },
] as const)('a chart step reads as $words', ({ step, words, inFrench, ...span }) => {
  expect(formatStep(createFormats('en'), en, span, step)).toBe(words);
  expect(formatStep(createFormats('fr'), fr, span, step)).toBe(inFrench);
});

test.each([
  ['en', 'day', 'Sep 4'],
  ['en', 'month', 'Sep 2026'],
  ['fr', 'month', 'sept. 2026'],
] as const)('an axis label in %s by %s reads as "%s"', (language, step, words) => {
  expect(formatTick(createFormats(language), '2026-09-04', step)).toBe(words);
});
