import { lightColour, type Scene } from '../light/scene.ts';
import { type Point, curve, angular, group, shape } from '../pen/svg-shapes.ts';

/** Draws an airliner on approach, nose to the right unless mirrored; `size` scales a plane of 200 pixels. */
export const drawAirliner = (scene: Scene, [x, y]: Point, size: number, mirror = false): string => {
  const { light } = scene;
  const white = lightColour(light, '#ffffff', 0.95);
  const grey = lightColour(light, '#aeb9c6', 0.4);
  const tail = lightColour(light, '#1d6fa8', 0.8);
  const body =
    shape(angular('-62,-6 -96,-42 -82,-42 -46,-8'), tail) +
    shape(curve('-100,-6 -60,-11 60,-11 84,-8 98,0 84,6 50,9 -50,8 -80,2'), white) +
    shape(curve('-90,-2 -50,3 60,4 92,2 84,6 50,9 -50,8 -80,2'), grey, 0.8) +
    shape(angular('-92,-4 -112,-8 -106,-3 -80,0'), grey) +
    shape(angular('10,3 -40,26 -54,26 -22,3'), grey) +
    shape(curve('-14,10 10,9 14,13 10,17 -12,16'), lightColour(light, '#7f8da0', 0.5)) +
    shape('M-56 -5h118v3h-118z', lightColour(light, '#33475a', 0.5), 0.55) +
    shape('M-18 8l3 0l0 16l-3 0zM70 6l2 0l0 12l-2 0z', lightColour(light, '#4b5663', 0.4));
  return group(
    body,
    `transform="translate(${x} ${y}) rotate(${mirror ? 3 : -3}) scale(${mirror ? -size : size} ${size})"`,
  );
};
