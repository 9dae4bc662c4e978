import { endpoints } from '#contract/endpoints.ts';
import { portalLanguage } from '#i18n/languages/portal-languages.ts';
import { done, refused } from '#domain/problems.ts';
import { readAdminBooking } from './read-admin-booking.ts';
import { readPage } from '../../platform/http/paged-list.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { disputeEvidence } from '../../marketplace/disputes/dispute-evidence.ts';
import {
  presentDispute,
  findDisputeInList,
  listDisputes,
  type DisputeInList,
} from '../../marketplace/disputes/dispute-list.ts';

export function adminDisputeRoutes(deps: Deps) {
  return [
    serve(endpoints.adminDisputes, ({ query, language }) => {
      const ofPortal = portalLanguage(language, deps.site);
      const present = (row: DisputeInList) => presentDispute(row, ofPortal);
      return readPage(listDisputes(deps.database, query), query.after, present);
    }),

    serve(endpoints.adminDisputeEvidence, async ({ params }) => {
      const row = await findDisputeInList(deps.database, params.id);
      if (!row) return noSuchDispute;
      const booking =
        row.bookingId === null ? null : await readAdminBooking(deps, row.bookingId, 'en');
      const content = await disputeEvidence(
        presentDispute(row, 'en'),
        booking?.ok ? booking.value : null,
      );
      return done({ name: `evidence-${row.code ?? row.id}.txt`, content });
    }),
  ];
}

const noSuchDispute = refused('not-found', 'dispute.unknown');
