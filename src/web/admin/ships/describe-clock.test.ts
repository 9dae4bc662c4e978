import { expect, test } from 'vitest';
import en from '#locales/portal/admin/listings/admin-ships.en.ts';
import fr from '#locales/portal/admin/listings/admin-ships.fr.ts';
import { describeClock } from './describe-clock.ts';

test.each([
  [0, 'same as Sint Maarten', 'comme à Saint-Martin'],
  [-60, '1 hour behind Sint Maarten', '1 heure de retard sur Saint-Martin'],
  [120, '2 hours ahead of Sint Maarten', '2 heures d’avance sur Saint-Martin'],
  [-30, 'half an hour behind Sint Maarten', 'une demi-heure de retard sur Saint-Martin'],
  [330, '5½ hours ahead of Sint Maarten', '5½ heures d’avance sur Saint-Martin'],
])(
  'a ship’s clock %s minutes ahead of the island’s is described as "%s"',
  (minutes, expected, inFrench) => {
    expect(describeClock(en, minutes)).toBe(expected);
    expect(describeClock(fr, minutes)).toBe(inFrench);
  },
);
