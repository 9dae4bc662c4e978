import { type Scene, litColour } from '../light/scene.ts';
import { mix } from '../pen/colours.ts';
import { type Point, group, lens, line, n, rectangle, shaded, shape } from '../pen/svg-shapes.ts';

/** A corked bottle with a letter in it, half afloat; about 240 long at size 1. */
export const messageBottle = (scene: Scene, [x, y]: Point, size: number): string => {
  const { light } = scene;
  const glass = litColour(light, '#a8d8b9', 0.8);
  const paper = litColour(light, '#fff1cf', 1);
  const body =
    'M-120 -34H34C62 -34 66 -15 92 -15H122V15H92C66 15 62 34 34 34H-120C-136 34 -136 -34 -120 -34Z';
  const bottle =
    shape(rectangle(116, -14, 30, 28), litColour(light, '#b98552', 0.8)) +
    shaded(
      body,
      [0, -36],
      [0, 36],
      [
        [0, mix(glass, '#ffffff', 0.55), 0.85],
        [0.45, glass, 0.6],
        [1, mix(glass, light.sea.near, 0.5), 0.9],
      ],
    ) +
    shape(rectangle(-96, -17, 116, 34), paper, 0.95) +
    shape(rectangle(-96, 3, 116, 14), litColour(light, '#d9bd8a', 0.6), 0.8) +
    shape(rectangle(-44, -18, 14, 36), litColour(light, '#d8343f', 0.8)) +
    line('M-112 -22H30C50 -22 58 -9 80 -8', '#ffffff', 5, 0.75);
  return group(
    shape(lens(0, 40, 170, 12, 16), light.sea.trough, 0.4) +
      group(bottle, 'transform="rotate(-16)"') +
      shape(lens(-14, 46, 150, 20, 14), light.sea.middle, 0.9) +
      shape(lens(-40, 34, 110, 7, 4), light.sea.foam, 0.85) +
      shape(lens(60, 44, 90, 5, 3), light.sea.foam, 0.7),
    `transform="translate(${n(x)} ${n(y)}) scale(${size.toFixed(2)})"`,
  );
};
