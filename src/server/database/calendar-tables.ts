import type { FaultyEventView } from '#contract/calendar-api.ts';
import type { ColumnType, Generated } from 'kysely';

/** The tables of db/migrations/0009-calendars.sql, and what later ones add to them. */
export type CalendarTables = {
  calendar_connections: CalendarConnectionsTable;
  calendar_authorisations: CalendarAuthorisationsTable;
  calendar_sources: CalendarSourcesTable;
  source_boats: { source_id: string; boat_id: string };
  busy_spans: BusySpansTable;
  calendar_events: CalendarEventsTable;
  calendar_conflicts: CalendarConflictsTable;
  calendar_exports: CalendarExportsTable;
};

export type ListedCalendar = { id: string; name: string; isPrimary: boolean; isReadOnly: boolean };

type CalendarConnectionsTable = {
  operator_id: string;
  grant_id: string;
  provider: string;
  email: string;
  status: 'connected' | 'expired';
  calendars: ColumnType<ListedCalendar[], string | undefined, string>;
  selected_calendar_id: string | null;
  connected_at: Date;
};

type CalendarAuthorisationsTable = {
  state_hash: string;
  operator_id: string;
  verifier_sealed: string;
  created_at: Date;
  ends_at: Date;
};

type CalendarSourcesTable = {
  id: string;
  operator_id: string;
  kind: 'nylas' | 'feed';
  name: string;
  address_sealed: string | null;
  address_hash: string | null;
  all_boats: Generated<boolean>;
  read_at: Date | null;
  tried_at: Date | null;
  problem: string | null;
  etag: string | null;
  last_modified: string | null;
  content_hash: string | null;
  faults: ColumnType<FaultyEventView[], string | undefined, string>;
  fault_count: Generated<number>;
  created_at: Date;
};

type BusySpansTable = { source_id: string; key: string; starts_at: Date; ends_at: Date };

type CalendarEventsTable = {
  booking_id: string;
  grant_id: string;
  calendar_id: string;
  event_id: string | null;
  ical_uids: Generated<string[]>;
  fingerprint: string | null;
  removed_at: Date | null;
  account: string | null;
  event_ids: Generated<string[]>;
  leftover_ids: Generated<string[]>;
  left_at: Date | null;
};

type CalendarConflictsTable = {
  id: string;
  booking_id: string;
  source_id: string | null;
  busy_key: string;
  busy_from: Date;
  busy_until: Date;
  status: 'open' | 'kept' | 'moved' | 'cancelled' | 'gone';
  raised_at: Date;
  settled_at: Date | null;
};

type CalendarExportsTable = {
  id: string;
  operator_id: string;
  boat_id: string | null;
  token_hash: string;
  token_sealed: string;
  rotated_at: Date;
};
