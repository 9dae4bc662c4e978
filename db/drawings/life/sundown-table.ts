import { cushion, flute, fruitPlate, iceBucket, teakTable } from './table-setting.ts';
import { litColour, type Scene } from '../light/scene.ts';
import { type Point, line, rectangle, shape } from '../pen/svg-shapes.ts';

/** A table laid on deck, with the sea behind the rail. */
export const sundownTable = (scene: Scene, colour: string, fromRight = false): string => {
  const at = (x: number, y: number): Point => [fromRight ? scene.camera.width - x : x, y];
  return (
    rail(scene) +
    cushion(scene, [-120, 640], [470, 830], colour) +
    cushion(scene, [1180, 655], [1760, 840], colour) +
    teakTable(scene, 800) +
    iceBucket(scene, at(410, 975), 1.35) +
    fruitPlate(scene, at(1190, 935), 1.25) +
    flute(scene, at(690, 960), 1.75) +
    flute(scene, at(845, 1000), 1.9)
  );
};

const rail = (scene: Scene): string => {
  const steel = litColour(scene.light, '#eef0f0', 0.9);
  return (
    line('M-10 610H1610', steel, 12) +
    line('M-10 690H1610', steel, 5, 0.8) +
    shape([180, 640, 1100, 1500].map((x) => rectangle(x, 610, 9, 220)).join(''), steel)
  );
};
