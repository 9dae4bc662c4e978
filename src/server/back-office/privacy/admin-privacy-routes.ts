import type { Language } from '#i18n/languages/languages.ts';
import type { ErrorMessage } from '#domain/errors/error-message.ts';
import { writeError } from '#i18n/errors/error-texts.ts';
import { endpoints } from '#contract/endpoints.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { recordAuditEvent, type AuditActor } from '../../identity/admins/record-audit-event.ts';
import { withSnapshot, inTransaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { serve } from '../../platform/http/serve.ts';
import { erasePerson, lookUpPerson, type FoundPerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';
import { findPerson, buildAuditSubject, type SubjectQuery } from './find-person.ts';

/**
 * Endpoints for data subject requests. The audit log records the action and its reason without identifying the person.
 */
export function adminPrivacyRoutes(deps: Deps) {
  return [
    serve(endpoints.adminFindPerson, async ({ payload, language }) => {
      const looked = await withSnapshot(deps.database, (reader) =>
        lookUpPerson(deps, reader, payload),
      );
      if (!looked.ok) return looked;
      return done(presentPerson(looked.value, language));
    }),

    serve(endpoints.adminExportPerson, async ({ payload: { reason, ...subject }, ...by }) => {
      const named = await refuseNaming(deps, subject, reason);
      if (!named.ok) return named;
      const exported = await exportPerson(deps, subject);
      if (!exported.ok) return exported;
      await inTransaction(deps.database, (write) =>
        recordAuditEvent(write, {
          ...buildAuditEvent(deps, subject, by),
          act: 'export-personal-data',
          facts: { reason },
        }),
      );
      return exported;
    }),

    serve(endpoints.adminErasePerson, async ({ payload, language, ...by }) => {
      const { reason, shown, ...subject } = payload;
      const named = await refuseNaming(deps, subject, reason);
      if (!named.ok) return named;
      const erased = await erasePerson(deps, {
        ...subject,
        shown,
        record: async (write, entries) => {
          const event = {
            ...buildAuditEvent(deps, subject, by),
            act: 'erase-personal-data',
          } as const;
          await recordAuditEvent(write, { ...event, facts: { reason, entries } });
        },
      });
      return erased.ok ? done(presentPerson(erased.value, language)) : erased;
    }),
  ];
}

function presentPerson({ found, reasonsToKeep, outside }: FoundPerson, language: Language) {
  const write = (message: ErrorMessage) => writeError(language, message);
  return { found, reasonsToKeep: reasonsToKeep.map(write), outside: outside.map(write) };
}

function buildAuditEvent(deps: Deps, { kind }: SubjectQuery, { admin, address }: AuditActor) {
  return { admin, address, subject: buildAuditSubject(kind), at: new Date(deps.now()) };
}

/** Refuses a reason that identifies the person, because the reason stays in the audit log. */
async function refuseNaming(
  { database }: Pick<Deps, 'database'>,
  subject: SubjectQuery,
  reason: string,
): Promise<Outcome<null, 'not-found' | 'conflict' | 'invalid'>> {
  const found = await findPerson(database, subject);
  if (!found.ok) return found;
  const written = reason.toLowerCase();
  const isNaming = found.value.quoted.texts.some((text) => written.includes(text.toLowerCase()));
  return isNaming
    ? refused('invalid', DO_NOT_NAME, { fields: { reason: DO_NOT_NAME } })
    : done(null);
}

const DO_NOT_NAME = 'erasure.namedInReason';
