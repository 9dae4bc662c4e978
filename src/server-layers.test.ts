import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  findCircle,
  buildGraph,
  readImports,
  type Import,
} from '../tests/support/assertions/import-graph.ts';

const ROOM = 'src/server';
const MAX_DEPTH = 8;

/** Public files of the marketplace's slices; all of them may import the core. */
const PUBLIC_FILES: Record<string, string[]> = {
  calendars: ['refresh-calendars.ts'],
  cancellations: [
    'call-off-queries.ts',
    'call-off.ts',
    'captain-lists.ts',
    'carry-out-call-off.ts',
    'close-boats.ts',
  ],
  checkout: ['hold-trip.ts', 'idempotency.ts'],
  disputes: ['sync-dispute.ts'],
  featuring: ['feature-queries.ts', 'sync-feature-refund.ts'],
  forecasts: ['forecast-queries.ts'],
  'operator-bookings': ['day-ticks.ts'],
  payments: ['close-payment-pages.ts', 'end-hold.ts', 'open-payment-page.ts', 'settle-payment.ts'],
  refunds: ['cancel-booking.ts', 'refund-booking.ts', 'send-refund.ts'],
};

/** Lowest first; layers in a nested list have the same rank. The linter uses the same order. */
const order = readOrder();
const layers = order.flat();
const imports = readServerImports();

test('every file of the server is in a layer or is an entry point', () => {
  const files = globSync(`${ROOM}/**/*.ts`).map((file) => file.slice(ROOM.length + 1));
  const outside = files.filter((file) => file.includes('/') && layerOf(file) === undefined);
  expect(outside).toEqual([]);
});

test('server imports point only to lower layers', () => {
  expect(findUpwardImports(imports)).toEqual([]);
});

test('folders of the server have no circular imports', () => {
  expect(findCircle(imports, dirname)).toEqual([]);
});

test('layers and slices of the server have no circular imports', () => {
  expect(findCircle(imports, partOf)).toEqual([]);
});

test(`a chain of imports between layers and slices has at most ${MAX_DEPTH} members`, () => {
  const chain = findLongestChain(imports);
  expect(chain.length, chain.join(' > ')).toBeLessThanOrEqual(MAX_DEPTH);
});

test('a slice of the marketplace imports only public files of another', () => {
  expect(findPrivateImports(imports)).toEqual([]);
});

test('each public file of a slice is imported by another slice', () => {
  const used = new Set(imports.filter(isBetweenSlices).map(({ to }) => to));
  const listed = Object.entries(PUBLIC_FILES).flatMap(([slice, files]) =>
    files.map((file) => `marketplace/${slice}/${file}`),
  );
  expect(listed.filter((file) => !used.has(file))).toEqual([]);
});

describe('the laws of the server’s layers', () => {
  const planted = (from: string, to: string) => [...imports, { from, to }];

  test.each([
    ['platform/mail/queue-mail.ts', 'identity/admins/admin-queries.ts'],
    ['identity/admins/admin-queries.ts', 'marketplace/core/boats/boat-queries.ts'],
    ['marketplace/core/boats/boat-queries.ts', 'marketplace/search/find-boats.ts'],
    ['marketplace/search/find-boats.ts', 'back-office/analytics/read-metrics.ts'],
    ['back-office/analytics/read-metrics.ts', 'operations/doctor/money-checks.ts'],
    ['pages/page-routes.ts', 'process/application.ts'],
    ['process/application.ts', 'commands/doctor.ts'],
  ])('an import from a higher or equal layer is found: %s imports %s', (from, to) => {
    expect(findUpwardImports(planted(from, to))).toContain(`${from} -> ${to}`);
  });

  test('a circular import between folders of one layer is found', () => {
    const withCircle = planted('platform/database/database.ts', 'platform/jobs/jobs.ts');
    expect(findCircle(withCircle, dirname)).toContain('platform/jobs');
  });

  test('a circular import between two slices is found', () => {
    const withCircle = planted(
      'marketplace/payments/settle-payment.ts',
      'marketplace/checkout/hold-trip.ts',
    );
    expect(findCircle(withCircle, partOf)).toContain('marketplace/payments');
  });

  test('an import that makes a chain of layers and slices too long is found', () => {
    const longer = planted('marketplace/refunds/send-refund.ts', 'marketplace/boats/edit-boat.ts');
    const longest = [...longer, { from: 'marketplace/boats/x.ts', to: 'marketplace/core/y.ts' }];
    expect(findLongestChain(longest).length).toBeGreaterThan(MAX_DEPTH);
  });

  test('an import of a private file of another slice is found', () => {
    const wrong = ['marketplace/checkout/hold-trip.ts', 'marketplace/ships/skip-port.ts'] as const;
    expect(findPrivateImports(planted(...wrong))).toContain(wrong.join(' -> '));
  });
});

function readOrder(): (string | string[])[] {
  type Override = { rules: Record<string, unknown> };
  const { overrides } = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as {
    overrides: Override[];
  };
  const rules = overrides.map(({ rules: each }) => each['local/layer-order']);
  type Rule = [string, { room: string; order: (string | string[])[] }];
  const found = rules.find((rule) => Array.isArray(rule) && (rule as Rule)[1].room === ROOM);
  return (found as Rule)[1].order;
}

/**
 * Reads imports between server files, relative to the server folder. Skips tests and entry points, which may import
 * anything.
 */
function readServerImports(): Import[] {
  const files = globSync(`${ROOM}/*/**/*.ts`).filter((file) => !file.endsWith('.test.ts'));
  return readImports(files)
    .filter(({ to }) => to.startsWith(`${ROOM}/`))
    .map(({ from, to }) => ({ from: from.slice(ROOM.length + 1), to: to.slice(ROOM.length + 1) }));
}

/** Longest layer name that a file's path begins with. */
function layerOf(file: string): string | undefined {
  const named = layers.filter((layer) => file.startsWith(`${layer}/`));
  return named.toSorted((a, b) => b.length - a.length)[0];
}

function rankOf(file: string): number {
  return order.findIndex((step) => [step].flat().includes(layerOf(file) ?? ''));
}

/** Node of the graph: a layer, or a slice of the marketplace. */
function partOf(file: string): string {
  const layer = layerOf(file) ?? '';
  return layer === 'marketplace' ? file.split('/', 2).join('/') : layer;
}

function findUpwardImports(all: readonly Import[]): string[] {
  const upward = all.filter(({ from, to }) => {
    const isSame = layerOf(from) === layerOf(to);
    return !isSame && rankOf(to) >= rankOf(from);
  });
  return upward.map(inWords);
}

function isBetweenSlices({ from, to }: Import): boolean {
  const areSlices = layerOf(from) === 'marketplace' && layerOf(to) === 'marketplace';
  return areSlices && partOf(from) !== partOf(to);
}

function findPrivateImports(all: readonly Import[]): string[] {
  const ofPrivate = all.filter(isBetweenSlices).filter(({ to }) => {
    const slice = to.split('/')[1] ?? '';
    return !PUBLIC_FILES[slice]?.includes(basename(to));
  });
  return ofPrivate.map(inWords);
}

function inWords({ from, to }: Import): string {
  return `${from} -> ${to}`;
}

/** Returns the chain from the top down. The caller must rule out circular imports. */
function findLongestChain(all: readonly Import[]): string[] {
  const graph = buildGraph(all, partOf);
  const known = new Map<string, string[]>();
  const chainFrom = (node: string): string[] => {
    const below = [...(graph.get(node) ?? [])].map((next) => known.get(next) ?? chainFrom(next));
    const longest = below.toSorted((a, b) => b.length - a.length)[0] ?? [];
    known.set(node, [node, ...longest]);
    return [node, ...longest];
  };
  const chains = [...graph.keys()].map(chainFrom);
  return chains.toSorted((a, b) => b.length - a.length)[0] ?? [];
}
