import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPage, type ReadPage } from '../../support/assertions/page-head.ts';
import { createPayingWorld, type PayingWorld } from '../../support/worlds/guests/paying-world.ts';
import { picture } from '../../support/providers/public-site.ts';

let world: PayingWorld;
let home: ReadPage;

beforeAll(async () => {
  world = await createPayingWorld();
  home = await readPage(world.baseUrl);
});
afterAll(() => world.close());

describe('the web manifest', () => {
  test('the web manifest is linked and allowed by the content policy, and its icons have the stated sizes', async () => {
    const href = home.links.find(({ rel }) => rel === 'manifest')?.['href'] ?? '';
    expect(home.headers.get('content-security-policy')).toMatch(
      /default-src 'self'(?!.*manifest-src)/,
    );
    const answer = await fetch(world.baseUrl + href);
    expect(answer.headers.get('content-type')).toBe('application/manifest+json');
    const manifest = (await answer.json()) as Record<string, unknown> & { icons: Icon[] };
    expect(manifest).toMatchObject({
      name: 'SXM Boat Trips',
      start_url: '/',
      scope: '/',
      display: 'standalone',
    });
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes, type } of manifest.icons)
      expect(await sizeOf(src)).toEqual([type, sizes]);
  });

  test('maskable and Apple icons fill their corners, and other icons leave them transparent', async () => {
    const cornerOf = async (src: string) => {
      const { bytes } = await picture(world.baseUrl + src);
      const corner = sharp(bytes).ensureAlpha().extract({ left: 0, top: 0, width: 1, height: 1 });
      return (await corner.raw().toBuffer())[3];
    };
    expect(await cornerOf('/icons/icon-maskable-512.png')).toBe(255);
    expect(await cornerOf('/icons/apple-touch-icon.png')).toBe(255);
    expect(await cornerOf('/icons/icon-512.png')).toBe(0);
  });

  test('every icon that pages link to exists', async () => {
    const icons = home.links.filter(({ rel }) => /icon/.test(rel ?? ''));
    expect(icons.map(({ href }) => href)).toEqual([
      '/favicon.ico',
      '/icons/icon.svg',
      '/icons/apple-touch-icon.png',
    ]);
    expect(await sizeOf('/icons/apple-touch-icon.png')).toEqual(['image/png', '180x180']);
    expect((await picture(`${world.baseUrl}/icons/icon.svg`)).type).toBe('image/svg+xml');
    const { bytes, type } = await picture(`${world.baseUrl}/favicon.ico`);
    expect(type).toBe('image/x-icon');
    expect([...bytes.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    const { format, width } = await sharp(bytes.subarray(bytes.readUInt32LE(18))).metadata();
    expect([format, width]).toEqual(['png', 32]);
  });
});

async function sizeOf(path: string): Promise<[type: string | null, size: string]> {
  const { bytes, type } = await picture(world.baseUrl + path);
  const { width, height } = await sharp(bytes).metadata();
  return [type, `${width}x${height}`];
}

type Icon = { src: string; sizes: string; type: string; purpose: string };
