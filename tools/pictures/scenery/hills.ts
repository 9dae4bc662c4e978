import { type Scene, horizon } from '../light/scene.ts';
import { mix } from '../pen/colours.ts';
import { type Point, polygon, rectangle, shaded, shape, smooth } from '../pen/svg-shapes.ts';

export type Ridge = {
  /** Left and right ends and the height, as shares of the picture's width. */
  readonly from: number;
  readonly to: number;
  readonly rise: number;
  /** 0 is close by, 1 is almost sky. */
  readonly far: number;
  readonly houses?: number;
};

/** One ridge of the island, with its lit slopes and, close by, the houses on it. */
export const drawRidge = (scene: Scene, { from, to, rise, far, houses = 0 }: Ridge): string => {
  const { camera, light } = scene;
  const base = horizon(scene) + 1;
  const crest = computeCrest(
    scene,
    from * camera.width,
    to * camera.width,
    base,
    rise * camera.width,
  );
  const colour = mix(
    mix(light.hillNear, light.hillFar, Math.min(1, far * 1.5)),
    light.haze,
    far * 0.55,
  );
  const body = polygon([[from * camera.width, base], ...crest, [to * camera.width, base]]);
  const top = base - rise * camera.width;
  return (
    shaded(
      body,
      [0, top],
      [0, base],
      [
        [0, colour],
        [0.55, mix(colour, light.haze, 0.08 + far * 0.2)],
        [1, mix(colour, light.haze, 0.35 + far * 0.3)],
      ],
    ) +
    drawSlopes(scene, crest, base, far) +
    (far < 0.5 ? drawShore(scene, from, to, base) : '') +
    drawSettlement(scene, crest, base, houses)
  );
};

const computeCrest = (
  scene: Scene,
  left: number,
  right: number,
  base: number,
  rise: number,
): Point[] => {
  const { chance } = scene;
  const waves = Array.from({ length: 5 }, (_, i) => ({
    cycles: (i + 1) * chance.between(0.8, 1.4),
    phase: chance.between(0, 6.3),
    height: 0.5 / (i + 1),
  }));
  const points: Point[] = [];
  const steps = 110;
  for (let i = 0; i <= steps; i += 1) {
    const t = i / steps;
    const swell = waves.reduce(
      (sum, wave) => sum + Math.sin(t * wave.cycles * 6.3 + wave.phase) * wave.height,
      0,
    );
    const ends = Math.sin(Math.PI * t) ** 0.75;
    const y =
      ends * rise * Math.max(0.06, 0.62 + swell * 0.36) + ends * rise * chance.between(0, 0.025);
    points.push([left + (right - left) * t, base - y]);
  }
  return points;
};

/** Spurs running down to the shore: one side takes the sun, the other keeps the shade. */
const drawSlopes = (scene: Scene, crest: readonly Point[], base: number, far: number): string => {
  const { chance, light } = scene;
  const lean = scene.sunlight[0] < 0 ? 1 : -1;
  let lit = '';
  let shady = '';
  for (let i = 4; i < crest.length - 6; i += 3 + Math.floor(chance.next() * 9)) {
    const [x, summit] = crest[i] ?? [0, 0];
    const top: Point = [x, summit + (base - summit) * chance.between(0.02, 0.3)];
    const drop = (base - top[1]) * chance.between(0.35, 0.95);
    if (drop < 8) continue;
    const wide = drop * chance.between(0.4, 1.3);
    const low = top[1] + drop;
    const knee: Point = [top[0] + lean * wide * 0.2, top[1] + drop * 0.4];
    lit += smooth([
      top,
      [top[0] - lean * wide * 0.35, top[1] + drop * 0.35],
      [top[0] - lean * wide * 0.9, low],
      [top[0] - lean * wide * 0.1, low],
      knee,
    ]);
    shady += smooth([
      top,
      knee,
      [top[0] - lean * wide * 0.05, low],
      [top[0] + lean * wide * 0.8, low],
      [top[0] + lean * wide * 0.5, top[1] + drop * 0.4],
    ]);
  }
  const fade = 1 - far * 0.75;
  return (
    shape(lit, mix(light.hillLit, light.haze, far * 0.7), 0.3 * fade) +
    shape(shady, mix(light.hillNear, light.shade, 0.3), 0.22 * fade)
  );
};

const drawShore = (scene: Scene, from: number, to: number, base: number): string => {
  const { camera, light } = scene;
  const left = (from + (to - from) * 0.08) * camera.width;
  const right = (to - (to - from) * 0.1) * camera.width;
  return shape(
    rectangle(left, base - 3, right - left, 3.4),
    mix(light.sand, light.haze, 0.2),
    0.85,
  );
};

const drawSettlement = (
  scene: Scene,
  crest: readonly Point[],
  base: number,
  houses: number,
): string => {
  const { chance, light } = scene;
  let walls = '';
  let roofs = '';
  for (let i = 0; i < houses; i += 1) {
    const spot = crest[Math.floor(chance.between(0.12, 0.88) * crest.length)] ?? [0, base];
    const drop = base - spot[1];
    if (drop < 14) continue;
    const y = base - 4 - chance.next() ** 2.2 * drop * 0.6;
    const size = chance.between(2.4, 5);
    walls += rectangle(spot[0], y - size, size * 1.7, size);
    roofs += `M${Math.round(spot[0] - 1)} ${(y - size).toFixed(1)}l${(size * 0.6).toFixed(1)} ${(-size * 0.8).toFixed(1)}h${(size * 0.9).toFixed(1)}l${(size * 0.5).toFixed(1)} ${(size * 0.8).toFixed(1)}z`;
  }
  const lamp = light.lamps ? mix('#ffd98a', light.haze, 0.1) : mix('#ffffff', light.haze, 0.25);
  return shape(walls, lamp, 0.9) + shape(roofs, mix('#c4553c', light.haze, 0.35), 0.9);
};
