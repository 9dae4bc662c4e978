import type { SpokenLanguage } from '#domain/operators/captain-profile.ts';

type DemoProfile = {
  spokenLanguages: readonly SpokenLanguage[];
  sailingSince?: number;
  introduction?: string;
};

export const demoOperators = [
  { key: 'rosa', name: 'Rosa Leverock', email: 'rosa@demo.test' },
  { key: 'desmond', name: 'Desmond Hodge', email: 'desmond@demo.test' },
  { key: 'margaux', name: 'Margaux Arrindell', email: 'margaux@demo.test' },
  { key: 'teun', name: 'Teun Visser', email: 'teun@demo.test' },
  { key: 'joaquin', name: 'Joaquín Peterson', email: 'joaquin@demo.test' },
] as const;

export type OperatorKey = (typeof demoOperators)[number]['key'];

/** Introductions of the captains, in English. */
export const demoProfiles: Readonly<Record<OperatorKey, DemoProfile>> = {
  rosa: {
    spokenLanguages: ['en', 'nl', 'pap'],
    sailingSince: 2009,
    introduction:
      'I learned to sail in Simpson Bay before I could ride a bike. On my boats everyone takes the helm once, and lunch waits until the turtles have been seen.',
  },
  desmond: {
    spokenLanguages: ['en'],
    sailingSince: 1994,
    introduction:
      'Thirty years of reading this water. I fish the old banks my father showed me, and I clean what you catch. Early risers get the calmest sea.',
  },
  margaux: {
    spokenLanguages: ['fr', 'en', 'es'],
    sailingSince: 2015,
    introduction:
      'I cooked in Grand Case for ten years, then moved the kitchen on board. Tell me what you like to eat, and we will find the bay that goes with it.',
  },
  teun: {
    spokenLanguages: ['nl', 'en', 'de'],
    sailingSince: 2018,
    introduction:
      'I came for one winter and stayed. My trips are quiet: small groups, a long sail, and a swim in bays without other boats.',
  },
  joaquin: { spokenLanguages: ['es', 'en'] },
};
