export const photoSubjects = ['boat', 'deck', 'people', 'place', 'other'] as const;
export type PhotoSubject = (typeof photoSubjects)[number];

/** Subjects of a good set of photos. */
export const wantedSubjects = ['boat', 'deck', 'people', 'place'] as const;
export type WantedSubject = (typeof wantedSubjects)[number];

type Described = { shows?: PhotoSubject | null | undefined };

/** `missing` is complete only if `undescribed`, the number of photos without a subject, is 0. */
export type PhotoSetAdvice = { undescribed: number; missing: WantedSubject[] };

/** Lists the wanted subjects that no photo of a set shows, according to the operator's description of each photo. */
export function advisePhotoSet(photos: readonly Described[]): PhotoSetAdvice {
  return {
    undescribed: photos.filter(({ shows }) => !shows).length,
    missing: wantedSubjects.filter((wanted) => photos.every(({ shows }) => shows !== wanted)),
  };
}
