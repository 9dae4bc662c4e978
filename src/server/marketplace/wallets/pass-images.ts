import { readFile } from 'node:fs/promises';
import type { PassFiles } from '../../platform/gateways/wallets/wallet-services.ts';

/** Source drawing of the site's icons. */
const MARK = 'src/web/assets/icon.svg';

/** Edge length in points of each picture of an event ticket. Devices reject a pass without an icon. */
const pictures = { icon: 38, logo: 50 } as const;
const SCALES = [1, 2, 3] as const;

let drawn: Promise<PassFiles> | null = null;

/** Draws the site's mark for each display density, once per process. */
export function drawPassImages(): Promise<PassFiles> {
  drawn ??= draw();
  drawn.catch(() => (drawn = null));
  return drawn;
}

async function draw(): Promise<PassFiles> {
  const { default: sharp } = await import('sharp');
  const mark = await readFile(MARK);
  const files = Object.entries(pictures).flatMap(([name, points]) =>
    SCALES.map(async (scale): Promise<[string, Uint8Array]> => {
      const png = await sharp(mark, { density: 72 * 12 })
        .resize(points * scale)
        .png({ compressionLevel: 9 })
        .toBuffer();
      return [`${name}${scale === 1 ? '' : `@${scale}x`}.png`, png];
    }),
  );
  return Object.fromEntries(await Promise.all(files));
}
