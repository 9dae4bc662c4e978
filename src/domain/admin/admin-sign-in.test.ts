import { expect, test } from 'vitest';
import { freeTries, listWaits, type TryKind } from './admin-sign-in.ts';

const kinds = Object.keys(freeTries) as TryKind[];

test.each(kinds)(
  'waits of a %s begin after its free tries, double, and end at 15 minutes',
  (kind) => {
    const waits = listWaits(kind);
    expect(waits.slice(0, freeTries[kind])).toEqual(
      Array.from({ length: freeTries[kind] }, () => 0),
    );
    const growing = waits.slice(freeTries[kind]);
    expect(growing).toEqual([15, 30, 60, 120, 240, 480, 900]);
  },
);
