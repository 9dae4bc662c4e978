import * as z from 'zod/mini';
import { chaosSwitch } from 'sandbox-kit/chaos-switch';

export const calendarChaos = chaosSwitch({
  schema: 'sandbox_calendars',
  path: '/sandbox/nylas/chaos',
  kinds: z.strictObject({
    /** Number of extra deliveries of each notice. */
    duplicate: z.int().check(z.minimum(0), z.maximum(20)),
    /** Delivers waiting notices newest first. */
    reorder: z.boolean(),
    /** Drops all notices. */
    drop: z.boolean(),
    /** Answers every API call with 504. */
    apiDown: z.boolean(),
    /** Answers every API call with an undocumented 400. */
    apiRefuses: z.boolean(),
  }),
  calm: { duplicate: 0, reorder: false, drop: false, apiDown: false, apiRefuses: false },
});
