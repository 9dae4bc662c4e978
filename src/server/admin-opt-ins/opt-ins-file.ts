import { islandNow } from '#domain/days.ts';
import { recordAct, type AdminDeed } from '../admins/record-act.ts';
import { CSV_MARK, csvLine } from '../http/csv-file.ts';
import type { Deps } from '../product-deps.ts';
import { findAdminOptIns, type OptInKey } from './admin-opt-in-queries.ts';

const HEADINGS = ['Email', 'Island date', 'Island time', 'Agreed to'];
const ROWS_AT_ONCE = 1000;

/** All who asked for help, for a spreadsheet: read and sent a part at a time, however many they are. */
export async function optInsFile(
  deps: Deps,
  by: Pick<AdminDeed, 'admin' | 'address'>,
): Promise<ReadableStream<Uint8Array>> {
  const subject = { kind: 'opt-ins', id: null, name: 'who asked for help' };
  await deps.database
    .transaction()
    .execute((write) =>
      recordAct(write, { ...by, act: 'export-opt-ins', subject, at: new Date(deps.now()) }),
    );
  return ReadableStream.from(partsOf(deps));
}

async function* partsOf({ database }: Deps): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder();
  yield bytes.encode(CSV_MARK + csvLine(HEADINGS));
  let after: OptInKey | null = null;
  do {
    const rows = await findAdminOptIns(database, undefined, after, ROWS_AT_ONCE);
    const part = rows.slice(0, ROWS_AT_ONCE);
    const lines = part.map(({ email, consented_at: at, consent }) => {
      const { day, time } = islandNow(at.getTime());
      return csvLine([email, day, time, consent]);
    });
    if (lines.length > 0) yield bytes.encode(lines.join(''));
    const last = part.at(-1);
    after = rows.length > ROWS_AT_ONCE && last ? [last.agreed_at, last.id] : null;
  } while (after !== null);
}
