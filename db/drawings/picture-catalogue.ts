import { catamaranPictures } from './catalogue-catamarans.ts';
import { largeCatamaranPictures } from './catalogue-large-catamarans.ts';
import { placePictures } from './catalogue-places.ts';
import { sloopPictures } from './catalogue-sloops.ts';
import { speedboatPictures } from './catalogue-speedboats.ts';
import { sportfisherPictures } from './catalogue-sportfishers.ts';
import { yachtPictures } from './catalogue-yachts.ts';
import { islandChart } from './island/island-chart.ts';
import type { Picture } from './picture.ts';

/** All pictures: three of each demo boat (the first is its cover), three stock ones, the hero and the lost page. */
export const pictures: readonly Picture[] = [
  ...catamaranPictures,
  ...largeCatamaranPictures,
  ...sportfisherPictures,
  ...yachtPictures,
  ...speedboatPictures,
  ...sloopPictures,
  ...placePictures,
];

/** Maps, served as they are drawn. */
export const charts: readonly Picture[] = [
  { name: 'island-day.svg', title: 'The island by day', draw: () => islandChart('day') },
  { name: 'island-night.svg', title: 'The island by night', draw: () => islandChart('night') },
];

/** The demo boats that have pictures. */
export const boatKeys = [
  'trade-wind',
  'salt-and-light',
  'blue-heron',
  'marlin-fever',
  'second-wind',
  'lady-margaux',
  'octavia',
  'ti-punch',
  'flying-fish',
  'mango-express',
  'windward-rose',
  'petite-anse',
  'dawn-treader-ii',
  'pelican',
] as const;
