import * as z from 'zod/mini';

/** A sold trip that awaits a decision by its operator. */
export const soldTripFields = {
  bookingId: z.string(),
  code: z.string(),
  customerName: z.string(),
  boatName: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  time: z.nullable(z.string()),
  groupSize: z.number(),
};
