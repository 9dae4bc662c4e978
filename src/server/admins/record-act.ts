import type { AdminAct } from '#domain/admin-acts.ts';
import type { Write } from '../database/database.ts';
import type { Admin } from './admin-session-queries.ts';

export type AdminDeed = {
  admin: Pick<Admin, 'id' | 'name'>;
  act: AdminAct;
  subject: { kind: string; id: string | null; name: string };
  facts?: Readonly<Record<string, unknown>>;
  at: Date;
  /** Of the admin's connection. */
  address: string;
};

/** Writes an act into the log, in the transaction that does it: neither is there without the other. */
export async function recordAct(write: Write, deed: AdminDeed): Promise<void> {
  await write
    .insertInto('audit_log')
    .values({
      at: deed.at,
      admin_id: deed.admin.id,
      admin_name: deed.admin.name,
      act: deed.act,
      subject_kind: deed.subject.kind,
      subject_id: deed.subject.id,
      subject_name: deed.subject.name,
      facts: JSON.stringify(deed.facts ?? {}),
      address: deed.address,
    })
    .execute();
}
