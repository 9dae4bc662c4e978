import type { Pier } from '#domain/ships/ship-ways.ts';

type DemoPortCall = {
  /** Days from the creation of the demo world to the first call. */
  ahead: number;
  ship: string;
  arrival: string;
  all_aboard: string;
  pier: Pier;
  clock_minutes: number;
};

/** Weekly calls of each ship, so that a long-running demo still has ships. */
export const DEMO_CRUISE_WEEKS = 26;

/** Ships at a pier, at anchor, and with their own clock. */
export const demoPortCalls: readonly DemoPortCall[] = [
  {
    ahead: 1,
    ship: 'Coral Meridian',
    arrival: '08:00',
    all_aboard: '17:00',
    pier: 'philipsburg',
    clock_minutes: 0,
  },
  {
    ahead: 1,
    ship: 'Northern Lyric',
    arrival: '09:00',
    all_aboard: '18:30',
    pier: 'philipsburg-tender',
    clock_minutes: 60,
  },
  {
    ahead: 2,
    ship: 'Island Sonata',
    arrival: '07:00',
    all_aboard: '16:30',
    pier: 'philipsburg',
    clock_minutes: 0,
  },
  {
    ahead: 2,
    ship: 'Étoile du Large',
    arrival: '08:30',
    all_aboard: '20:00',
    pier: 'marigot-tender',
    clock_minutes: 0,
  },
];
