import * as z from 'zod/mini';
import { MAX_FOCUS_PERCENT } from '#domain/boats/photo-focus.ts';
import { photoSubjects } from '#domain/boats/photo-subjects.ts';

const OUT_OF_RANGE = 'api.photoFocus';

const percent = z
  .int(OUT_OF_RANGE)
  .check(z.gte(0, OUT_OF_RANGE), z.lte(MAX_FOCUS_PERCENT, OUT_OF_RANGE));

/** What an operator can set for a photo besides its caption; missing fields keep their values. */
export const photoFields = {
  focus: z.optional(z.object({ x: percent, y: percent }, OUT_OF_RANGE)),
  /** Null: not set. */
  shows: z.optional(z.nullable(z.enum(photoSubjects, 'api.photoSubject'))),
};
