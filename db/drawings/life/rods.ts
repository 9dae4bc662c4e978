import { type Scene, litColour } from '../light/scene.ts';
import { type Point, line, n, polyline, smooth } from '../pen/svg-shapes.ts';

/** The curve of the rod: stiff at the butt, doubled over at the tip. */
const bow =
  (butt: Point, tip: Point) =>
  (t: number): Point => {
    const bend = t ** 2.6;
    const straight: Point = [
      butt[0] + (tip[0] - butt[0]) * t * 0.86,
      butt[1] - Math.abs(butt[1] - tip[1]) * 1.28 * t,
    ];
    return [
      straight[0] + (tip[0] - straight[0]) * bend,
      straight[1] + (tip[1] - straight[1]) * bend,
    ];
  };

/** A rod bent by a fish: butt and tip of the rod, and where the line enters the water. */
export const bentRod = (
  scene: Scene,
  butt: Point,
  tip: Point,
  water: Point,
  size: number,
): string => {
  const { light } = scene;
  const paint = (colour: string, share: number) => litColour(light, colour, share);
  const along = bow(butt, tip);
  const rod = (from: number, to: number) =>
    smooth(
      Array.from({ length: 10 }, (_, i) => along(from + ((to - from) * i) / 9)),
      false,
    );
  const rings = [0.3, 0.44, 0.57, 0.69, 0.8, 0.9, 1].map(along);
  return (
    line(rod(0, 0.16), paint('#2a2622', 0.4), size * 15) +
    line(rod(0.14, 0.5), paint('#24506e', 0.8), size * 9) +
    line(rod(0.48, 0.8), paint('#2f6b8e', 0.9), size * 6) +
    line(rod(0.78, 1), paint('#58a0bd', 1), size * 3.4) +
    rings
      .map(([x, y]) =>
        line(`M${n(x - size * 4)} ${n(y)}h${n(size * 8)}`, paint('#f2d27a', 1), size * 3),
      )
      .join('') +
    reelOf(scene, along(0.17), size) +
    line(polyline([tip, water]), '#ffffff', 1.4, 0.7)
  );
};

const reelOf = (scene: Scene, reel: Point, size: number): string => {
  const paint = (colour: string, share: number) => litColour(scene.light, colour, share);
  return (
    line(
      `M${n(reel[0])} ${n(reel[1] + size * 12)}v${n(-size * 24)}`,
      paint('#b8862f', 0.6),
      size * 40,
    ) +
    line(
      `M${n(reel[0] - size * 8)} ${n(reel[1] + size * 6)}v${n(-size * 14)}`,
      paint('#f4cf72', 1),
      size * 16,
    ) +
    line(
      `M${n(reel[0] + size * 18)} ${n(reel[1])}l${n(size * 26)} ${n(size * 10)}`,
      paint('#3a3a40', 0.6),
      size * 7,
    )
  );
};
