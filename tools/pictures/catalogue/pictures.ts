import { anchoredCatamarans } from './anchored-catamarans.ts';
import { anchoredSloops } from './anchored-sloops.ts';
import { catamaranPictures } from './catamaran-pictures.ts';
import { motorPictures } from './motor-pictures.ts';
import type { Picture } from './picture.ts';
import { sloopPictures } from './sloop-pictures.ts';
import { speedboatPictures } from './speedboat-pictures.ts';

/** The pictures that this tool draws, the covers of all demo boats first. */
export const pictures: readonly Picture[] = [
  ...catamaranPictures,
  ...motorPictures,
  ...speedboatPictures,
  ...sloopPictures,
  ...anchoredCatamarans,
  ...anchoredSloops,
];
