import { expect, test } from 'vitest';
import { demoBoats } from '../../../db/seed/demo-boats.ts';
import { placed } from '../boats/afloat.ts';
import { type Point3, spot } from '../pen/camera.ts';
import { drawView } from '../views/draw-view.ts';
import { pictures } from './pictures.ts';

/**
 * What every crop keeps, in shares of the picture: pictures shared as links cut 24% off the top and 12% off the bottom
 * (`draw-share-picture.ts`); some air stays above the mast.
 */
const KEPT = { top: 0.26, bottom: 0.87 };

test('draws a cover for every demo boat on sale', () => {
  const expected = demoBoats.filter((boat) => !boat.isDraft).map((boat) => `${boat.key}-1`);
  expect(pictures.map(({ name }) => name)).toEqual(expect.arrayContaining(expected));
});

test('every boat lies with its whole rig within what all crops keep', () => {
  for (const { name, view } of pictures) {
    for (const { boat, pose } of view.boats) {
      const place = placed(pose);
      const isDry = ([, y]: Point3) => y >= 0;
      const heights = [...boat.faces, ...boat.wires]
        .flatMap(({ at }) => at.map(place).filter(isDry))
        .map((point) => spot(view.camera, point)[1] / view.camera.height);
      expect(Math.min(...heights), name).toBeGreaterThan(KEPT.top);
      expect(Math.max(...heights), name).toBeLessThan(KEPT.bottom);
    }
  }
});

test('a picture drawn twice is the same to the byte', () => {
  const [first] = pictures;
  expect(first && drawView(first.view)).toEqual(first && drawView(first.view));
});
