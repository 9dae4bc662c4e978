import { endpoints } from '#contract/endpoints.ts';
import type { AdminOptInView } from '#contract/opt-in-api.ts';
import type { SearchQuery } from '#contract/paging.ts';
import { done } from '#domain/problems.ts';
import { pageFrom, readCursor } from '../../http/page-cursor.ts';
import { timeKey } from '../../http/page-keys.ts';
import { serve } from '../../http/serve.ts';
import type { Deps } from '../../dependencies.ts';
import { findAdminOptIns, type AdminOptInRow } from './admin-opt-in-queries.ts';
import { deleteOptIn } from './delete-opt-in.ts';
import { optInsFile } from './opt-ins-file.ts';

/** Who asked for help with choosing: listed, taken along as a file, and forgotten on request. */
export function adminOptInRoutes(deps: Deps) {
  return [
    serve(endpoints.adminOptIns, ({ query }) => listOptIns(deps, query)),

    serve(endpoints.adminOptInFile, async ({ admin, address }) =>
      done({ name: 'help-me-choose.csv', content: await optInsFile(deps, { admin, address }) }),
    ),

    serve(endpoints.adminDeleteOptIn, async ({ params, admin, address }) => {
      const deleted = await deleteOptIn(deps, params.id, { admin, address });
      return deleted.ok ? done({ deleted: true }) : deleted;
    }),
  ];
}

async function listOptIns(deps: Deps, { search, after }: SearchQuery) {
  const place = readCursor(after, timeKey);
  if (!place.ok) return place;
  const rows = await findAdminOptIns(deps.database, search, place.value);
  return done(pageFrom(rows, presentOptIn, (row) => [row.agreed_at, row.id]));
}

function presentOptIn(row: AdminOptInRow): AdminOptInView {
  const { id, email, consent, consented_at: at } = row;
  return { id, email, consent, consentedAt: at.toISOString() };
}
