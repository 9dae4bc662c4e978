import { expect, test } from 'vitest';
import { readTextFile } from './read-text-file.ts';

test.each([
  ['UTF-8', new TextEncoder().encode('Le Ponant, Célébrité')],
  ['UTF-8 with a byte order mark', new TextEncoder().encode('\uFEFFLe Ponant, Célébrité')],
  ['Windows-1252', Uint8Array.from('Le Ponant, Célébrité', (letter) => letter.charCodeAt(0))],
])('a file in %s is read with its accents', async (_, bytes) => {
  expect(await readTextFile(new Blob([bytes]))).toBe('Le Ponant, Célébrité');
});
