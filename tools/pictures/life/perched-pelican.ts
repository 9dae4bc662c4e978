import { type Scene, lightColour } from '../light/scene.ts';
import { angular, curve, ellipse, group, line, rectangle, shape } from '../pen/svg-shapes.ts';

/** Draws a brown pelican on a mooring post in the left of the foreground, facing right. */
export const drawPelicanOnPost = (scene: Scene): string =>
  drawPosts(scene) + group(drawPerchedPelican(scene), 'transform="translate(330 605) scale(4.3)"');

const drawPosts = ({ light }: Scene): string => {
  const wood = (share: number) => lightColour(light, '#8a6a4c', share);
  return (
    shape(rectangle(270, 640, 130, 440), wood(0.15)) +
    shape(rectangle(270, 640, 62, 440), wood(0.9)) +
    shape(rectangle(258, 628, 154, 30), wood(1)) +
    shape(rectangle(560, 800, 90, 280), wood(0.1)) +
    shape(rectangle(560, 800, 42, 280), wood(0.75)) +
    line('M400 735Q490 850 560 850', lightColour(light, '#e7d6b0', 0.8), 11)
  );
};

/** Draws a pelican about 100 high, its feet at the origin. */
const drawPerchedPelican = ({ light }: Scene): string => {
  const paint = (colour: string, share: number) => lightColour(light, colour, share);
  return (
    shape(curve('-8,0 -34,8 -30,-14 -10,-42 14,-44 24,-24 12,-2'), paint('#8a7a68', 0.55)) +
    shape(curve('-34,8 -32,-10 -12,-38 8,-38 4,-16 -12,-2'), paint('#a39380', 1)) +
    shape(angular('-33,8 -48,20 -26,6 -6,-4'), paint('#4d463f', 0.4)) +
    shape(curve('-28,-2 -10,-26 2,-30 -6,-12 -20,2'), paint('#6b5e50', 0.7)) +
    shape(
      curve('8,-38 2,-62 10,-88 24,-94 32,-86 26,-74 18,-62 24,-42 18,-32'),
      paint('#f6eeda', 1),
    ) +
    shape(curve('2,-62 10,-88 14,-86 10,-62 14,-40 8,-38'), paint('#8a5f42', 0.5)) +
    shape(curve('26,-84 74,-46 70,-44 26,-74'), paint('#e0a458', 0.95)) +
    shape(curve('25,-76 70,-45 46,-48 27,-62'), paint('#9a7350', 0.6)) +
    shape(curve('12,-90 24,-96 31,-89 20,-86'), paint('#f3d27a', 1)) +
    shape(ellipse(25, -85, 2, 2), '#22201e') +
    shape(angular('-4,-4 -2,12 8,12 4,-4'), paint('#4b4540', 0.4))
  );
};
