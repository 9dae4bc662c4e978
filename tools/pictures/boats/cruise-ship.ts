import { pairs } from '../pen/svg-shapes.ts';
import { loftHull } from './hull-loft.ts';
import { type Boat, type Face, type Plan, deck, pole, tier, assemble } from './shipwright.ts';

/** Builds a cruise ship of 290 metres: white, with nine decks of balconies and a funnel in this colour. */
export const buildCruiseShip = (accent: string): Boat => {
  const hull = loftHull(
    {
      length: 290,
      half: 17,
      stern: 13,
      bow: 17,
      hollow: 0.5,
      overhang: 14,
      transom: 0.86,
      flare: 0.5,
      full: 3,
    },
    { topsides: '#ffffff', stripe: accent, boot: '#b8473a', bottom: '#7c3a36' },
  );
  return assemble(
    { faces: hull.faces },
    { faces: deck(hull.plan, (x) => hull.sheer(x) + 0.2, '#dfe6ea') },
    {
      faces: [...stackDecks(), ...crown(accent)],
      wires: pole([92, 46, 0], [90, 60, 0], '#e8ecee', 1.2),
    },
  );
};

const blockPlan = (shift: number): Plan =>
  pairs(`-136,15 -120,16.6 -40,17 40,17 ${92 - shift},15 ${104 - shift},10 ${110 - shift},2`).map(
    ([x, half]) => [x, half] as const,
  );

/** Decks of balconies, shorter towards the bow the higher they are. */
const stackDecks = (): Face[] =>
  Array.from({ length: 9 }, (_, i) =>
    tier({
      plan: blockPlan(i * 2.6),
      from: 14 + i * 3.2,
      to: 17.2 + i * 3.2,
      colour: '#fdfdfb',
      glass: [0.3, 0.86],
      glassColour: '#8fb4c9',
      roof: '#eef2f3',
    }),
  ).flat();

const crown = (accent: string): Face[] => [
  ...tier({
    plan: pairs('-120,11 -96,12 30,12 60,8'),
    from: 43,
    to: 47,
    rake: 2,
    inset: 1,
    colour: '#ffffff',
    glass: [0.2, 0.8],
    glassColour: '#7fa9c0',
    roof: '#dfe8ec',
  }),
  ...tier({
    plan: pairs('-74,5 -58,6 -48,3'),
    from: 47,
    to: 63,
    rake: 8,
    inset: 1,
    colour: accent,
    roof: '#33424f',
  }),
];
