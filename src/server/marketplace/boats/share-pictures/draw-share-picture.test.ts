import sharp from 'sharp';
import { expect, it } from 'vitest';
import { canDrawText, drawSharePicture, drawText } from './draw-share-picture.ts';

const line = { x: 20, y: 80, size: 60, smallest: 40, maxWidth: 400 };

/** Measures the width of the drawn text, in pixels. */
async function drawnWidth(text: string): Promise<number> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="120">${drawText(text, line)}</svg>`;
  const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true });
  return info.width;
}

it.each(['Trade Wind', 'Öl & Salt', "Ti' Punch", 'L’Été', 'Dawn Treader II', 'Œuvre 2.0 (new)'])(
  'the share picture’s font has the letters of %s',
  (text) => expect(canDrawText(text)).toBe(true),
);

it.each(['海の風', 'Ψάρι', 'Sea 🌊'])('the share picture’s font lacks letters of %s', (text) => {
  expect(canDrawText(text)).toBe(false);
});

it('an accented letter is drawn the same in either Unicode normalization form', () => {
  expect(drawText('L’Été'.normalize('NFD'), line)).toBe(drawText('L’Été', line));
});

it('kerning pairs are drawn closer together', async () => {
  const together = await drawnWidth('AVAVAV');
  const apart = await drawnWidth('AAAVVV');
  expect(together).toBeLessThan(apart);
});

it('text that is too wide is drawn smaller, and cut if it is still too wide', async () => {
  expect(await drawnWidth('Salt')).toBeLessThan(200);
  for (const text of ['The Windward Rose', 'Dawn Treader II of the very long and winding name']) {
    const width = await drawnWidth(text);
    expect(width).toBeGreaterThan(340);
    expect(width).toBeLessThanOrEqual(line.maxWidth);
  }
});

it('an empty text draws nothing', () => {
  expect(drawText('', line)).toContain('d=""');
});

it.each([
  ['the top', { x: 50, y: 0 }, 'red'],
  ['the bottom', { x: 50, y: 100 }, 'blue'],
])('the share picture of a tall photo keeps a focal point at %s', async (_, focus, kept) => {
  const mark = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
  const texts = { title: 'Pelican', line: 'Marigot', cover: { path: '/photos/x', focus } };
  const drawn = await drawSharePicture(texts, await drawTallPhoto(), mark);
  const { dominant } = await sharp(
    await sharp(drawn).extract({ left: 0, top: 0, width: 1200, height: 400 }).toBuffer(),
  ).stats();
  expect(dominant.r > dominant.b ? 'red' : 'blue').toBe(kept);
});

/** Red above, blue below. */
function drawTallPhoto(): Promise<Buffer> {
  const lowerHalf = { width: 600, height: 600, channels: 3, background: '#0000ff' } as const;
  return sharp({ create: lowerHalf }).extend({ top: 600, background: '#ff0000' }).png().toBuffer();
}
