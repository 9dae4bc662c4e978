import { readFileSync, readdirSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { boatKeys, pictures } from './picture-catalogue.ts';
import { seedOf, seededChance } from './pen/seeded-chance.ts';

const drawn = new Map(pictures.map(({ name, draw }) => [name, draw()]));

describe('the pictures of the marketplace', () => {
  it('have names of their own and titles that differ', () => {
    expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length);
    expect(new Set(pictures.map(({ title }) => title)).size).toBe(pictures.length);
  });

  it('show every demo boat three times', () => {
    expect(boatKeys).toHaveLength(14);
    for (const key of boatKeys) {
      expect(pictures.filter(({ name }) => new RegExp(`^${key}-[123]$`).test(name))).toHaveLength(
        3,
      );
    }
  });

  it('include the stock ones, the hero and the lost page', () => {
    const names = pictures.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['stock-1', 'stock-2', 'stock-3', 'hero', 'not-found']),
    );
  });

  it('come out the same, byte for byte, each time they are drawn', () => {
    for (const { name, draw } of pictures) expect(draw() === drawn.get(name), name).toBe(true);
  });

  it('are whole SVG documents of the agreed size', async () => {
    for (const [name, svg] of drawn) {
      const { format, width, height } = await sharp(Buffer.from(svg)).metadata();
      const size = name === 'hero' ? [2400, 1200] : [1600, 1067];
      expect([name, format, width, height]).toEqual([name, 'svg', ...size]);
    }
  });

  it('hold no number that is not one', () => {
    for (const [name, svg] of drawn)
      expect(/NaN|Infinity|undefined/.exec(svg)?.[0], name).toBeUndefined();
  });

  it('refer to nothing outside themselves', () => {
    for (const [name, svg] of drawn) {
      const addresses = svg
        .replace('xmlns="http://www.w3.org/2000/svg"', '')
        .match(/https?:|href=|@import|<image|<script|data:/g);
      expect(addresses, name).toBeNull();
      const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
      expect(
        used.filter((id) => !defined.has(id)),
        name,
      ).toEqual([]);
    }
  });
});

describe('chance', () => {
  it('is decided by its seed and nothing else', () => {
    const row = (seed: number) => Array.from({ length: 20 }, seededChance(seed).next);
    expect(row(7)).toEqual(row(7));
    expect(row(7)).not.toEqual(row(8));
    expect(seedOf('trade-wind-1')).not.toBe(seedOf('trade-wind-2'));
  });

  it('is never taken from the machine', () => {
    const here = new URL('.', import.meta.url);
    const sources = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /(?<!\.test)\.ts$/.test(name),
    );
    for (const name of sources) {
      expect(readFileSync(new URL(name, here), 'utf8'), name).not.toMatch(
        /Math\.random|Date\.now|new Date/,
      );
    }
  });
});
