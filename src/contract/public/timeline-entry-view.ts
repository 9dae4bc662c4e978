import * as z from 'zod/mini';
import { requestKinds, plainSteps } from '#domain/trip-changes/guest-timeline.ts';

const guest = z.enum(['you', 'former']);
const stepActor = z.enum(['you', 'former', 'captain']);
const stepTime = z.nullable(z.object({ start: z.string(), time: z.nullable(z.string()) }));
const stepMoney = z.nullable(
  z.object({ cents: z.number(), way: z.enum(['due', 'card', 'captain']) }),
);
const cents = z.nullable(z.number());
const at = z.string();

/** An entry of a booking's history that guests may read, rendered in their language. */
export const timelineEntryView = z.discriminatedUnion('kind', [
  z.object({ at, kind: z.literal('reserved'), by: stepActor }),
  z.object({
    at,
    kind: z.literal('paid'),
    by: guest,
    cents,
    way: z.enum(['card', 'cash', 'elsewhere']),
  }),
  z.object({ at, kind: z.literal('moved'), by: stepActor, before: stepTime, after: stepTime }),
  z.object({
    at,
    kind: z.literal('fewer'),
    before: z.number(),
    after: z.number(),
    money: stepMoney,
  }),
  z.object({ at, kind: z.literal('cancelled'), money: stepMoney }),
  z.object({ at, kind: z.enum(['refund-decided', 'refund-sent']), cents }),
  z.object({ at, kind: z.literal('rebooked'), by: guest, after: stepTime }),
  z.object({ at, kind: z.enum(['corrected', 'wrote', 'withdrawn']), by: guest }),
  z.object({ at, kind: z.literal('captain-wrote'), message: z.nullable(z.string()) }),
  z.object({ at, kind: z.literal('asked'), by: guest, what: z.enum(requestKinds) }),
  z.object({ at, kind: z.enum(plainSteps) }),
]);
