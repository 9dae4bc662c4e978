import type { ColumnType, Generated } from 'kysely';
import type { AdminRole } from '#domain/admin-permissions.ts';

/** The tables of db/migrations/0006-admins.sql. */
export type AdminTables = {
  admins: AdminsTable;
  admin_sessions: AdminSessionsTable;
  admin_recovery_codes: { admin_id: string; code_hash: string; used_at: Date | null };
  admin_invitations: AdminInvitationsTable;
  admin_tries: { key: string; failed: number; last_at: Date; free_at: Date };
  audit_log: AuditLogTable;
};

type AdminsTable = {
  id: string;
  email: string;
  name: string;
  role: AdminRole;
  password_hash: string | null;
  totp_sealed: string | null;
  totp_since: Date | null;
  totp_last_step: number | null;
  created_at: Date;
  removed_at: Date | null;
};

type AdminSessionsTable = {
  token_hash: string;
  admin_id: string;
  created_at: Date;
  last_seen_at: Date;
  ends_at: Date;
  ended_at: Date | null;
  address: string;
  agent: string;
};

type AdminInvitationsTable = {
  id: string;
  admin_id: string;
  invited_by: string;
  created_at: Date;
  ends_at: Date;
  used_at: Date | null;
};

type AuditLogTable = {
  id: Generated<number>;
  at: Date;
  admin_id: string | null;
  admin_name: string;
  act: string;
  subject_kind: string;
  subject_id: string | null;
  subject_name: string;
  facts: ColumnType<Record<string, unknown>, string | undefined, never>;
  address: string;
};
