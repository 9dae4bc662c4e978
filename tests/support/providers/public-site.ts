import { expect } from 'vitest';
import type { BoatView } from '#contract/public/boat-views.ts';
import { createOperatorWorld, type OperatorWorld } from '../worlds/operators/operators.ts';
import { readPage, unescaped, type ReadPage } from '../assertions/page-head.ts';
import { plain } from '../worlds/operators/generated-photos.ts';
import {
  operatorWithBoat,
  colourAt,
  upload,
  type Operator,
} from '../worlds/operators/photo-world.ts';

/** The demo world as search engines see it, plus a boat with an awkward name and a draft. */
export type PublicSite = {
  world: OperatorWorld;
  baseUrl: string;
  awkward: Operator;
  draft: Operator;
  /** All published boats. */
  boats: BoatView[];
  /** URLs in the sitemap; `pages` has the parsed page of each. */
  addresses: string[];
  pages: ReadonlyMap<string, ReadPage>;
  page(path: string): ReadPage;
  robots(): Promise<{ allowed: (path: string) => boolean; sitemap: string | undefined }>;
  /** Loads a picture that must exist. */
  picture(address: string): Promise<{ bytes: Buffer; type: string | null }>;
  change(operator: Operator, columns: Readonly<Record<string, string>>): Promise<void>;
};

export async function createPublicSite(inputs: {
  awkwardName: string;
  coverColour: string;
}): Promise<PublicSite> {
  const world = await createOperatorWorld();
  const { baseUrl } = world;
  const change = createChange(world);
  const awkward = await operatorWithBoat(world);
  const draft = await operatorWithBoat(world);
  const cover = await plain(900, 600, inputs.coverColour).png().toBuffer();
  await upload(world, awkward, cover);
  await change(awkward, { name: inputs.awkwardName, slug: 'salt-and-sun', status: 'published' });
  await change(draft, { name: 'Ghost of the Lagoon', slug: 'ghost-of-the-lagoon' });
  await world.database.query(
    "update operators set status = 'suspended' where name = 'Teun Visser'",
  );
  const boats = (await (await fetch(`${baseUrl}/api/boats`)).json()) as BoatView[];
  const addresses = await sitemapAddresses(baseUrl);
  const pages = new Map<string, ReadPage>();
  for (const address of addresses) pages.set(address, await readPage(address));
  return {
    world,
    baseUrl,
    awkward,
    draft,
    boats,
    addresses,
    pages,
    change,
    picture,
    page(path) {
      const read = pages.get(baseUrl + path);
      if (!read) throw new Error(`${path} is not in the sitemap.`);
      return read;
    },
    robots: () => readRobots(baseUrl),
  };
}

function createChange({ database }: OperatorWorld): PublicSite['change'] {
  return async ({ boat }, columns) => {
    for (const [column, value] of Object.entries(columns)) {
      await database.query(`update boats set ${column} = $2 where id = $1`, [boat.id, value]);
    }
  };
}

async function sitemapAddresses(baseUrl: string): Promise<string[]> {
  const answer = await fetch(`${baseUrl}/sitemap.xml`);
  const type = answer.headers.get('content-type');
  if (type !== 'application/xml; charset=utf-8')
    throw new Error(`The content type of the sitemap is ${type}.`);
  const listed = (await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g);
  return [...listed].map(([, address = '']) => unescaped(address));
}

async function readRobots(baseUrl: string) {
  const text = await (await fetch(`${baseUrl}/robots.txt`)).text();
  const closed = [...text.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = '']) => path);
  return {
    allowed: (path: string) => !closed.some((start) => path.startsWith(start)),
    sitemap: /^Sitemap: (\S+)$/m.exec(text)?.[1],
  };
}

export async function picture(address: string): Promise<{ bytes: Buffer; type: string | null }> {
  const answer = await fetch(address, { redirect: 'manual' });
  if (answer.status !== 200) throw new Error(`${address} was answered ${answer.status}.`);
  return {
    bytes: Buffer.from(await answer.arrayBuffer()),
    type: answer.headers.get('content-type'),
  };
}

/** Asserts that a pixel has about this colour: picture compression is lossy. */
export async function expectColour(bytes: Buffer, [left = 0, top = 0]: number[], wanted: number[]) {
  const colour = await colourAt(bytes, left, top);
  colour.forEach((part, place) => expect(Math.abs(part - (wanted[place] ?? 0))).toBeLessThan(12));
}
