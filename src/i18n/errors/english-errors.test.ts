import { expect, test } from 'vitest';
import { englishErrors } from './error-texts.ts';

test('the English sentence of each error matches the snapshot that API callers rely on', async () => {
  const lines = Object.entries(englishErrors).map(([code, text]) => `${code}: ${text}`);
  await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('english-errors.txt');
});
