import type { Point3 } from '../pen/camera.ts';
import { loftHull } from './hull-loft.ts';
import { type Boat, deck, pole, tier, together } from './shipwright.ts';

/** A rowing dinghy with nobody in it. */
export const dinghy = (topsides: string, stripe: string): Boat => {
  const hull = loftHull(
    {
      length: 3.4,
      half: 0.72,
      stern: 0.42,
      bow: 0.66,
      hollow: 0.06,
      overhang: 0.4,
      transom: 0.75,
      flare: 0.35,
      full: 2,
    },
    { topsides, stripe, boot: '#f3ead6', bottom: '#3b4a52' },
  );
  const inside = hull.plan.map(([x, half]) => [x, Math.max(0.01, half - 0.08)] as const);
  const thwart = (x: number, half: number) =>
    tier({
      plan: [
        [x - 0.13, half],
        [x + 0.13, half],
      ],
      from: 0.3,
      to: 0.35,
      colour: '#a97c50',
      roof: '#d3a673',
      lift: 0.1,
    });
  return together(
    {
      faces: [
        ...hull.faces,
        ...deck(inside, 0.16, '#9c744c', { light: 0.6 }, 4),
        ...thwart(-0.9, 0.58),
        ...thwart(0.15, 0.62),
        ...thwart(0.95, 0.4),
      ],
    },
    { wires: oars() },
    { wires: [...pole([1.55, 0.62, 0], [2.2, 0.05, 0.25], '#d9c7a0', 0.03, 4)] },
  );
};

const oars = () =>
  ([-1, 1] as const).flatMap((side) => {
    const blade: Point3 = [-1.25, 0.1, 1.55 * side];
    return [
      ...pole([0.55, 0.62, 0.22 * side], blade, '#d8b684', 0.045, 6, 0.3),
      ...pole([-1, 0.18, 1.35 * side], blade, '#e4472e', 0.12, 1, 0.3),
    ];
  });
