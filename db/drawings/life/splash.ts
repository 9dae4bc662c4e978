import type { Scene } from '../light/scene.ts';
import { mix } from '../pen/colours.ts';
import { type Point, ellipse, lens, shape, smooth } from '../pen/svg-shapes.ts';

/** Water thrown up where something left it. */
export const splash = (scene: Scene, [x, y]: Point, size: number): string => {
  const { chance, light } = scene;
  const crown = Array.from({ length: 15 }, (_, i): Point => {
    const t = i / 14 - 0.5;
    const tall = (i % 2 === 0 ? 0.5 : 1) * Math.cos(t * 2.6) * chance.between(0.5, 1);
    return [x + t * size * 1.5, y - tall * size * 0.6];
  });
  let drops = '';
  for (let i = 0; i < 60; i += 1) {
    const r = size * chance.between(0.008, 0.026);
    drops += ellipse(
      x + (chance.next() + chance.next() - 1) * size * 0.95,
      y - chance.next() ** 1.5 * size * 0.85,
      r,
      r * 1.2,
    );
  }
  return (
    shape(
      lens(x, y, size * 1.15, size * 0.1, size * 0.12),
      mix(light.sea.foam, light.sea.shallow, 0.4),
      0.8,
    ) +
    shape(
      smooth([[x - size * 0.8, y + 4], ...crown, [x + size * 0.8, y + 4]]),
      light.sea.foam,
      0.88,
    ) +
    shape(lens(x, y + size * 0.03, size * 0.85, size * 0.05, size * 0.09), light.sea.foam, 0.9) +
    shape(drops, light.sea.foam, 0.9)
  );
};
