import { endpoints } from '#contract/endpoints.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { recordAuditEvent, type AuditActor } from '../../identity/admins/record-audit-event.ts';
import { withSnapshot, inTransaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { serve } from '../../platform/http/serve.ts';
import { erasePerson, lookUpPerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';
import { findPerson, buildAuditSubject, type Wanted } from './find-person.ts';

/** Endpoints of data subject requests. The audit log records the act and its reason without identifying the person. */
export function adminPrivacyRoutes(deps: Deps) {
  return [
    serve(endpoints.adminFindPerson, async ({ payload }) => {
      const looked = await withSnapshot(deps.database, (reader) =>
        lookUpPerson(deps, reader, payload),
      );
      if (!looked.ok) return looked;
      const { found, reasonsToKeep, outside } = looked.value;
      return done({ found, reasonsToKeep, outside });
    }),

    serve(endpoints.adminExportPerson, async ({ payload: { reason, ...wanted }, ...by }) => {
      const named = await refuseNaming(deps, wanted, reason);
      if (!named.ok) return named;
      const exported = await exportPerson(deps, wanted);
      if (!exported.ok) return exported;
      await inTransaction(deps.database, (write) =>
        recordAuditEvent(write, {
          ...buildAuditEvent(deps, wanted, by),
          act: 'export-personal-data',
          facts: { reason },
        }),
      );
      return exported;
    }),

    serve(endpoints.adminErasePerson, async ({ payload: { reason, shown, ...wanted }, ...by }) => {
      const named = await refuseNaming(deps, wanted, reason);
      if (!named.ok) return named;
      return erasePerson(deps, {
        ...wanted,
        shown,
        record: async (write, entries) => {
          const event = {
            ...buildAuditEvent(deps, wanted, by),
            act: 'erase-personal-data',
          } as const;
          await recordAuditEvent(write, { ...event, facts: { reason, entries } });
        },
      });
    }),
  ];
}

function buildAuditEvent(deps: Deps, { kind }: Wanted, { admin, address }: AuditActor) {
  return { admin, address, subject: buildAuditSubject(kind), at: new Date(deps.now()) };
}

/** Refuses reasons that identify the person, because they stay in the log. */
async function refuseNaming(
  { database }: Pick<Deps, 'database'>,
  wanted: Wanted,
  reason: string,
): Promise<Outcome<null, 'not-found' | 'conflict' | 'invalid'>> {
  const found = await findPerson(database, wanted);
  if (!found.ok) return found;
  const written = reason.toLowerCase();
  const isNaming = found.value.quoted.texts.some((text) => written.includes(text.toLowerCase()));
  return isNaming
    ? refused('invalid', DO_NOT_NAME, { fields: { reason: DO_NOT_NAME } })
    : done(null);
}

const DO_NOT_NAME =
  'Please leave names and addresses out of the reason: it stays in the log after they are gone.';
