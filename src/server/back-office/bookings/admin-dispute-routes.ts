import * as z from 'zod/mini';
import { endpoints } from '#contract/endpoints.ts';
import { done, refused } from '#domain/problems.ts';
import { readAdminBooking } from './read-admin-booking.ts';
import { pageFrom, readCursor, writtenTime } from '../../platform/http/page-cursor.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { disputeEvidence } from '../../marketplace/disputes/dispute-evidence.ts';
import {
  presentDispute,
  findDisputeInList,
  findDisputes,
} from '../../marketplace/disputes/dispute-list.ts';

export function adminDisputeRoutes(deps: Deps) {
  return [
    serve(endpoints.adminDisputes, async ({ query }) => {
      const after = readCursor(query.after, disputeKey);
      if (!after.ok) return after;
      const rows = await findDisputes(deps.database, query, after.value);
      return done(pageFrom(rows, presentDispute, (row) => [row.opened_text, row.id]));
    }),

    serve(endpoints.adminDisputeEvidence, async ({ params }) => {
      const row = await findDisputeInList(deps.database, params.id);
      if (!row) return noSuchDispute;
      const booking = row.booking_id === null ? null : await readAdminBooking(deps, row.booking_id);
      const content = await disputeEvidence(
        presentDispute(row),
        booking?.ok ? booking.value : null,
      );
      return done({ name: `evidence-${row.code ?? row.id}.txt`, content });
    }),
  ];
}

const noSuchDispute = refused('not-found', 'There is no such dispute.');
const disputeKey = z.tuple([writtenTime, z.string().check(z.regex(/^\w{1,100}$/))]);
