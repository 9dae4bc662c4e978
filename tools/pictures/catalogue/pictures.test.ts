import { expect, test } from 'vitest';
import { demoBoats } from '../../../db/seed/demo-boats.ts';
import { placed } from '../boats/afloat.ts';
import { type Camera, type Point3, spot } from '../pen/camera.ts';
import { type Afloat, drawView } from '../views/draw-view.ts';
import { isCover } from './picture.ts';
import { pictures } from './pictures.ts';

type Frame = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** Leaves sky above every mast. Edges are fractions of the picture's size. */
const wholePicture: Frame = { left: 0.02, right: 0.98, top: 0.06, bottom: 0.95 };
/** Pictures shared as links cut 24% off the top and 12% off the bottom (`draw-share-picture.ts`). */
const sharedCover: Frame = { left: 0.02, right: 0.98, top: 0.26, bottom: 0.87 };

test('draws a cover for every demo boat on sale', () => {
  const expected = demoBoats.filter((boat) => !boat.isDraft).map((boat) => `${boat.key}-1`);
  expect(pictures.map(({ name }) => name)).toEqual(expect.arrayContaining(expected));
});

test('draws the photos of sailing boats at anchor', () => {
  expect(pictures.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'blue-heron-2',
      'dawn-treader-ii-2',
      'pelican-2',
      'pelican-3',
      'petite-anse-2',
      'salt-and-light-2',
      'trade-wind-2',
      'windward-rose-2',
    ]),
  );
});

test('every boat’s whole rig is inside the picture, and on a cover also inside the part that shared links show', () => {
  for (const picture of pictures) {
    const frame = isCover(picture) ? sharedCover : wholePicture;
    for (const afloat of picture.view.boats) {
      const { left, right, top, bottom } = measureBoat(picture.view.camera, afloat);
      expect(top, picture.name).toBeGreaterThan(frame.top);
      expect(bottom, picture.name).toBeLessThan(frame.bottom);
      expect(left, picture.name).toBeGreaterThan(frame.left);
      expect(right, picture.name).toBeLessThan(frame.right);
    }
  }
});

test('drawing a picture twice gives identical bytes', () => {
  const [first] = pictures;
  expect(first && drawView(first.view)).toEqual(first && drawView(first.view));
});

/** Returns the part of the picture that hull, mast and rigging take, above the water. */
function measureBoat(camera: Camera, { boat, pose }: Afloat): Frame {
  const isDry = ([, y]: Point3) => y >= 0;
  const points = [...boat.faces, ...boat.wires]
    .flatMap(({ at }) => at.map(placed(pose)).filter(isDry))
    .map((point) => spot(camera, point));
  const across = points.map(([x]) => x / camera.width);
  const down = points.map(([, y]) => y / camera.height);
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  };
}
