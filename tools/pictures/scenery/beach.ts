import { type Scene, lightColour } from '../light/scene.ts';
import { mix } from '../pen/colours.ts';
import { type Point, ellipse, line, shaded, shape, smooth } from '../pen/svg-shapes.ts';

/** The water turning pale over the sand before a beach; it lies under the boats. */
export const drawShoal = (scene: Scene, edge: readonly Point[]): string => {
  const { camera, light } = scene;
  const points = edge.map(([x, y]): Point => [x * camera.width, y * camera.height - 200]);
  const top = Math.min(...points.map(([, y]) => y));
  const pale = mix(light.sea.shallow, light.sand, 0.4);
  return shaded(
    `${smooth(points, false)}L${camera.width + 40} ${camera.height}L-40 ${camera.height}Z`,
    [0, top],
    [0, top + 230],
    [
      [0, light.sea.shallow, 0],
      [0.6, light.sea.shallow, 0.75],
      [1, pale, 0.95],
    ],
  );
};

/** A beach in the foreground: `edge` is its waterline from left to right, in shares of the picture. */
export const drawBeach = (scene: Scene, edge: readonly Point[]): string => {
  const { camera, light, chance } = scene;
  const base = edge.map(([x, y]): Point => [x * camera.width, y * camera.height]);
  const moved = (down: number, rough: number): Point[] =>
    base.map(([x, y]) => [x, y + down + chance.between(-rough, rough)]);
  const below = (down: number, rough = 3) => {
    const points = moved(down, rough);
    return `${smooth(points, false)}L${camera.width + 40} ${camera.height + 40}L-40 ${camera.height + 40}Z`;
  };
  const top = Math.min(...base.map(([, y]) => y));
  const pale = mix(light.sea.shallow, light.sand, 0.4);
  return (
    line(smooth(moved(-84, 9), false), light.sea.foam, 3, 0.5) +
    line(smooth(moved(-48, 9), false), light.sea.foam, 6, 0.6) +
    shape(below(-16, 6), pale, 0.9) +
    line(smooth(moved(-18, 7), false), light.sea.foam, 13, 0.85) +
    shape(below(-8, 2), mix(light.sand, '#a8835c', 0.36)) +
    line(smooth(moved(-5, 5), false), light.sea.foam, 6, 0.7) +
    shaded(
      below(38, 7),
      [0, top],
      [0, camera.height],
      [
        [0, mix(light.sand, light.key, 0.2)],
        [1, mix(light.sand, light.shade, 0.22)],
      ],
    ) +
    drawGrains(scene, top + 60)
  );
};

const drawGrains = (scene: Scene, top: number): string => {
  const { chance, camera, light } = scene;
  let dark = '';
  let bright = '';
  let prints = '';
  for (let i = 0; i < 170; i += 1) {
    const x = chance.between(0, camera.width);
    const y = chance.between(top + 40, camera.height);
    const size = chance.between(1, 3.4);
    if (chance.yes(0.5)) dark += ellipse(x, y, size * 2.2, size * 0.7);
    else bright += ellipse(x, y, size * 2.6, size * 0.7);
  }
  for (let i = 0; i < 9; i += 1) {
    prints += ellipse(
      camera.width * 0.6 + i * 46 + (i % 2) * 14,
      camera.height * 0.985 - i * 11 + (i % 2) * 9,
      13,
      5,
    );
  }
  return (
    shape(dark, mix(light.sand, '#7d5d3f', 0.6), 0.35) +
    shape(bright, mix(light.sand, '#ffffff', 0.6), 0.5) +
    shape(prints, mix(light.sand, light.shade, 0.6), 0.4)
  );
};

/** Draws a beach umbrella and the round shade under it. */
export const drawUmbrella = (
  scene: Scene,
  x: number,
  y: number,
  size: number,
  colour: string,
): string => {
  const { light } = scene;
  const panel = (from: number, to: number, share: number) =>
    shape(
      smooth(
        [
          [x + from * size, y - size * 1.2 + Math.abs(from) * 10],
          [x, y - size * 1.62],
          [x + to * size, y - size * 1.2 + Math.abs(to) * 10],
        ],
        false,
      ) + 'Z',
      lightColour(light, share > 0.7 ? colour : '#fff8ea', share),
    );
  return (
    shape(
      ellipse(x + size * 0.35, y, size * 0.75, size * 0.11),
      mix(light.sand, light.shade, 0.7),
      0.55,
    ) +
    line(`M${x} ${y}V${y - size * 1.5}`, lightColour(light, '#e7d3ad', 0.7), size * 0.045) +
    panel(-0.85, -0.42, 0.55) +
    panel(-0.42, 0, 0.95) +
    panel(0, 0.42, 0.68) +
    panel(0.42, 0.85, 0.85)
  );
};
