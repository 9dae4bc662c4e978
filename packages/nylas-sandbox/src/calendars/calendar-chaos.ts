import * as z from 'zod/mini';
import { chaosSwitch } from 'sandbox-kit/chaos-switch';

export const calendarChaos = chaosSwitch({
  schema: 'sandbox_calendars',
  path: '/sandbox/nylas/chaos',
  kinds: z.strictObject({
    /** How many times more than once each notice is delivered. */
    duplicate: z.int().check(z.minimum(0), z.maximum(20)),
    /** Notices that wait together are delivered newest first. */
    reorder: z.boolean(),
    /** Notices are never delivered at all. */
    drop: z.boolean(),
    /** Every call to the API is answered 504. */
    apiDown: z.boolean(),
    /** Every call to the API is refused with 400, as no documentation says. */
    apiRefuses: z.boolean(),
  }),
  calm: { duplicate: 0, reorder: false, drop: false, apiDown: false, apiRefuses: false },
});
