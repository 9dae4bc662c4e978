import { islandNow } from '#domain/days.ts';
import { recordAuditEvent, type AuditEvent } from '../../admins/record-audit-event.ts';
import { inTransaction } from '../../database/database.ts';
import { csvStream } from '../../http/csv-file.ts';
import type { Deps } from '../../dependencies.ts';
import { findAdminOptIns, type AdminOptInRow } from './admin-opt-in-queries.ts';

const HEADINGS = ['Email', 'Island date', 'Island time', 'Agreed to'];

/** All who asked for help, for a spreadsheet, however many they are. */
export async function optInsFile(
  deps: Deps,
  by: Pick<AuditEvent, 'admin' | 'address'>,
): Promise<ReadableStream<Uint8Array>> {
  const subject = { kind: 'opt-ins', id: null, name: 'who asked for help' };
  await inTransaction(deps.database, (write) =>
    recordAuditEvent(write, { ...by, act: 'export-opt-ins', subject, at: new Date(deps.now()) }),
  );
  return csvStream({
    headings: HEADINGS,
    readAfter: (last: AdminOptInRow | null, most) =>
      findAdminOptIns(deps.database, undefined, last && [last.agreed_at, last.id], most),
    cellsOf: ({ email, consented_at: at, consent }) => {
      const { day, time } = islandNow(at.getTime());
      return [email, day, time, consent];
    },
  });
}
