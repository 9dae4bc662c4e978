import { expect, test } from 'vitest';
import {
  formatFullDayIn,
  formatMoneyIn,
  formatRatingIn,
  formatTimeIn,
} from './language-formats.ts';
import { languages } from './languages.ts';

const NBSP = '\u00a0';

test.each([
  ['en', '$1,234.50', 'Friday, December 4, 2026', '2:00 PM', '4.8'],
  ['fr', `1${NBSP}234,50${NBSP}USD`, 'vendredi 4 décembre 2026', '14:00', '4,8'],
  ['nl', `USD${NBSP}1.234,50`, 'vrijdag 4 december 2026', '14:00', '4,8'],
  ['es', `1234,50${NBSP}USD`, 'viernes, 4 de diciembre de 2026', '14:00', '4,8'],
  ['pt', `USD${NBSP}1.234,50`, 'sexta-feira, 4 de dezembro de 2026', '14:00', '4,8'],
  ['de', `1.234,50${NBSP}USD`, 'Freitag, 4. Dezember 2026', '14:00', '4,8'],
] as const)('%s writes %s, %s, %s and %s', (language, money, day, time, rating) => {
  expect(formatMoneyIn(language, 123_450)).toBe(money);
  expect(formatFullDayIn(language, '2026-12-04')).toBe(day);
  expect(formatTimeIn(language, '14:00')).toBe(time);
  expect(formatRatingIn(language, '4.8')).toBe(rating);
});

test('no text has a space that browsers and the server write differently', () => {
  for (const language of languages) {
    const texts = formatMoneyIn(language, 123_456_789) + formatFullDayIn(language, '2026-12-04');
    expect(texts).not.toMatch(/[\u2009\u202f]/);
  }
});
