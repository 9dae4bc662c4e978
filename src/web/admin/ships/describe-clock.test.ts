import { expect, test } from 'vitest';
import en from '#locales/portal/admin/listings/admin-ships.en.ts';
import fr from '#locales/portal/admin/listings/admin-ships.fr.ts';
import { describeClock } from './describe-clock.ts';

test.each([
  [0, 'as on the island', 'comme sur l’île'],
  [-60, '1 hour behind the island', '1 heure de retard sur l’île'],
  [120, '2 hours ahead of the island', '2 heures d’avance sur l’île'],
  [-30, 'half an hour behind the island', 'une demi-heure de retard sur l’île'],
  [330, '5½ hours ahead of the island', '5½ heures d’avance sur l’île'],
])('a clock %s minutes from the island’s', (minutes, words, inFrench) => {
  expect(describeClock(en, minutes)).toBe(words);
  expect(describeClock(fr, minutes)).toBe(inFrench);
});
