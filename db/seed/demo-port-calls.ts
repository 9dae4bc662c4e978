import type { Pier } from '#domain/ships/ship-ways.ts';

type DemoPortCall = {
  /** Its first call, in days from the day on which the demo world is made. */
  ahead: number;
  ship: string;
  arrival: string;
  all_aboard: string;
  pier: Pier;
  clock_minutes: number;
};

/** Each ship calls every week for so many weeks, so that a demo that goes on has ships. */
export const DEMO_CRUISE_WEEKS = 26;

/** Ships of a pier, at anchor, and with a clock of their own. */
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
