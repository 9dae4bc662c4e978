import type { PortCode } from '../island/ports.ts';

/** Landing places of a ship's guests: the cruise pier, or a tender (a small boat) from a ship at anchor. */
export const piers = {
  philipsburg: 'Philipsburg cruise pier',
  'philipsburg-tender': 'By tender to Philipsburg',
  'marigot-tender': 'By tender to Marigot',
} as const;

export type Pier = keyof typeof piers;

export const pierCodes = Object.keys(piers) as [Pier, ...Pier[]];

/** Minutes each way by tender, including the wait. */
const TENDER_MINUTES = 30;

export function getTenderMinutes(pier: Pier): number {
  return pier === 'philipsburg' ? 0 : TENDER_MINUTES;
}

/** Minutes from a pier to a dock in the traffic of a ship day; `foot` is null if it cannot be walked. */
export type Way = { readonly foot: number | null; readonly taxi: number };

const buildTaxiWay = (taxi: number): Way => ({ foot: null, taxi });

const ways: Readonly<Record<Pier, Readonly<Record<PortCode, Way>>>> = {
  philipsburg: {
    'sxm-philipsburg': { foot: 20, taxi: 10 },
    'sxm-dawn-beach': buildTaxiWay(20),
    'sxm-oyster-pond': buildTaxiWay(25),
    'sxm-cole-bay': buildTaxiWay(25),
    'sxm-simpson-bay': buildTaxiWay(35),
    'sxm-mullet-bay': buildTaxiWay(40),
    'sxm-marigot': buildTaxiWay(40),
    'sxm-orient-bay': buildTaxiWay(40),
    'sxm-cupecoy': buildTaxiWay(45),
    'sxm-grand-case': buildTaxiWay(45),
  },
  'philipsburg-tender': {
    'sxm-philipsburg': { foot: 10, taxi: 5 },
    'sxm-dawn-beach': buildTaxiWay(20),
    'sxm-oyster-pond': buildTaxiWay(25),
    'sxm-cole-bay': buildTaxiWay(20),
    'sxm-simpson-bay': buildTaxiWay(30),
    'sxm-mullet-bay': buildTaxiWay(35),
    'sxm-marigot': buildTaxiWay(35),
    'sxm-orient-bay': buildTaxiWay(35),
    'sxm-cupecoy': buildTaxiWay(40),
    'sxm-grand-case': buildTaxiWay(40),
  },
  'marigot-tender': {
    'sxm-marigot': { foot: 10, taxi: 5 },
    'sxm-grand-case': buildTaxiWay(20),
    'sxm-mullet-bay': buildTaxiWay(20),
    'sxm-cupecoy': buildTaxiWay(20),
    'sxm-cole-bay': buildTaxiWay(20),
    'sxm-simpson-bay': buildTaxiWay(25),
    'sxm-orient-bay': buildTaxiWay(25),
    'sxm-philipsburg': buildTaxiWay(35),
    'sxm-oyster-pond': buildTaxiWay(35),
    'sxm-dawn-beach': buildTaxiWay(40),
  },
};

/** Returns the way to a dock. An unknown dock gets the longest taxi ride. */
export function findWay(pier: Pier, port: string): Way {
  const known = ways[pier];
  if (Object.hasOwn(known, port)) return known[port as PortCode];
  return buildTaxiWay(Math.max(...Object.values(known).map(({ taxi }) => taxi)));
}

/** Longest walk in minutes; beyond it, guests take a taxi. */
const MAX_ON_FOOT = 30;

export function getWayMinutes({ foot, taxi }: Way): number {
  return foot !== null && foot <= MAX_ON_FOOT ? foot : taxi;
}
