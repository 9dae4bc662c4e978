import { type Scene, horizon } from '../light/scene.ts';
import { mix } from '../pen/colours.ts';
import { type Point, line, polygon, shaded } from '../pen/svg-shapes.ts';
import { drawCumulus } from './clouds.ts';

/** Draws a shower over the sea: a dark cloud and slanting rain; `x` and `width` in shares of the picture. */
export const drawShower = (scene: Scene, x: number, width: number): string => {
  const { camera, light, chance } = scene;
  const dark = mix(light.cloudShade, '#51688a', 0.6);
  const left = (x - width / 2) * camera.width;
  const right = (x + width / 2) * camera.width;
  const base = horizon(scene);
  const top = base * 0.42;
  const slant = -0.06 * camera.width;
  let streaks = '';
  let veils = '';
  for (let i = 0; i < 16; i += 1) {
    const from = chance.between(left, right);
    const half = width * camera.width * chance.between(0.05, 0.24);
    const lean = slant * chance.between(0.8, 1.3);
    const veil: Point[] = [
      [Math.max(left, from - half), top],
      [Math.min(right, from + half), top],
      [Math.min(right, from + half) + lean, base],
      [Math.max(left, from - half) + lean, base],
    ];
    veils += shaded(
      polygon(veil),
      [0, top],
      [0, base],
      [
        [0, dark, 0.17],
        [1, dark, 0.05],
      ],
    );
    const long = chance.between(0.2, 0.45) * base;
    streaks += `M${Math.round(from + lean * 0.3)} ${Math.round(top + (base - top) * 0.3)}l${Math.round((lean * long) / (base - top))} ${Math.round(long)}`;
  }
  const tone: Scene = {
    ...scene,
    light: {
      ...light,
      cloudLit: light.cloudMiddle,
      cloudMiddle: light.cloudShade,
      cloudShade: dark,
    },
  };
  return (
    veils +
    line(streaks, '#ffffff', 2.4, 0.12) +
    drawCumulus(tone, x * camera.width, top + 30, width * camera.width * 1.25, base * 0.34) +
    drawCumulus(
      tone,
      (x + width * 0.35) * camera.width,
      top + 24,
      width * camera.width * 0.9,
      base * 0.26,
    )
  );
};

const bands = ['#e2574f', '#f2994a', '#f6d860', '#6fcf7f', '#4fa3e0', '#8b6fd0'] as const;

/** Draws a rainbow whose foot is at the horizon; centre and radius in shares of the picture's width. */
export const drawRainbow = (scene: Scene, centre: number, radius: number): string => {
  const { camera } = scene;
  const base = horizon(scene);
  const x = centre * camera.width;
  return bands
    .map((colour, i) => {
      const r = radius * camera.width - i * 11;
      return line(
        `M${Math.round(x - r)} ${Math.round(base)}A${r} ${r} 0 0 1 ${Math.round(x + r)} ${Math.round(base)}`,
        colour,
        13,
        0.2,
      );
    })
    .join('');
};
