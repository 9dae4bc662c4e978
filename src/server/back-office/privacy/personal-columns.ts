import type { DataSubject } from '#domain/privacy/erasure.ts';
import { ERASED_GUEST, ERASED_OPERATOR, ERASED_WORDS } from '#domain/privacy/erasure.ts';
import type { Tables } from '../../../../db/tables.ts';
import {
  all,
  becomes,
  type Becomes,
  facts,
  type Mark,
  type MarksOf,
  ofNobody,
  rowOfGuest,
  rowOfOperator,
  sealedRow,
  words,
} from './personal-marks.ts';

/**
 * Tables whose rows never concern a single person: daily and monthly totals, departures on offer, ships and forecasts.
 */
export const tablesOfNobody = [
  ...(['offered_departures', 'offer_horizon', 'metric_changes', 'metric_days'] as const),
  ...(['boat_months', 'boat_totals', 'operator_months', 'account_changes'] as const),
  ...(['account_days', 'owed_changes', 'owed_months', 'port_calls', 'forecast_days'] as const),
] satisfies (keyof Tables)[];

/**
 * Classification of every column of all other tables for exports, erasures and retention. A new column does not compile
 * until it is classified.
 */
export const personalColumns = {
  operators: {
    ...ofNobody('id', 'status', 'sessions_valid_from', 'created_at', 'takes_rebookings'),
    ...ofNobody('language', 'unlisted_at', 'documents_asked_on', 'erased_at'),
    name: becomes(ERASED_OPERATOR, 'operator'),
    email: becomes('', 'operator'),
    ...all(words('operator'), 'phone', 'auth_user_id'),
  },
  boats: {
    ...ofNobody('id', 'operator_id', 'type', 'trip_type', 'pricing_mode', 'port', 'capacity'),
    ...ofNobody('price_per_seat_cents', 'charter_price_cents', 'availability', 'trip_minutes'),
    ...ofNobody('turnaround_minutes', 'status', 'featured_from', 'featured_until', 'version'),
    ...ofNobody('created_at', 'updated_at', 'deleted_at', 'notice_hours', 'smallest_number'),
    ...ofNobody('decision_hours', 'listing_rank', 'visits', 'text_language'),
    ...all('of the books', 'name', 'slug', 'featured_payment_id', 'custom_port'),
    ...all(becomes('', 'operator'), 'description', 'meeting_point', 'bring', 'included'),
    translations: becomes('{}', 'operator'),
    ...all(words('operator'), 'pin_latitude', 'pin_longitude', 'crew_phone', 'idempotency_key'),
  },
  former_slugs: { slug: rowOfOperator, boat_id: 'of nobody' },
  boat_photos: {
    ...ofNobody('id', 'boat_id', 'position'),
    ...all(rowOfOperator, 'caption', 'path'),
  },
  operator_documents: {
    ...ofNobody('id', 'operator_id'),
    ...all(rowOfOperator, 'kind', 'state', 'expires_on', 'sent_at', 'checked_at', 'checked_on'),
    ...all(rowOfOperator, 'reason', 'replaced_at'),
    file: 'a secret',
    checked_by: 'of the staff',
  },
  platform_notices: {
    ...ofNobody('id', 'operator_id', 'boat_id'),
    ...all(rowOfOperator, 'kind', 'reason', 'made_at', 'answered_at'),
  },
  bookings: {
    ...ofNobody('id', 'boat_id', 'operator_id', 'flow', 'status', 'pricing_mode', 'start_date'),
    ...ofNobody(
      'end_date',
      'time',
      'trip_minutes',
      'turnaround_minutes',
      'group_size',
      'stated_minutes',
    ),
    ...ofNobody('trip_cents', 'fee_cents', 'amount_cents', 'refunded_cents', 'disputed_cents'),
    ...ofNobody('hold_ends_at', 'needs_approval', 'approval_due_at', 'approval_answer', 'language'),
    ...ofNobody('created_at', 'paid_at', 'free_cancellation_hours', 'free_until', 'erased_at'),
    ...ofNobody('handed_over_at', 'smallest_number', 'decision_hours', 'source', 'paid_by'),
    ...ofNobody('calendar_uid'),
    code: 'of the books',
    customer_name: becomes(ERASED_GUEST, 'guest'),
    ...all(words('guest'), 'customer_email', 'customer_phone', 'special_requests'),
    ...all(words('guest'), 'idempotency_key', 'unpaid_mailbox', 'unpaid_network'),
  },
  boat_days: ofNobody('boat_id', 'day', 'seats_taken', 'seats_overnight', 'charter_booking'),
  departures: {
    ...ofNobody('boat_id', 'day', 'time', 'capacity', 'seats_taken', 'trip_minutes'),
    ...ofNobody('turnaround_minutes', 'sold_span'),
  },
  booking_events: {
    ...ofNobody('id', 'booking_id', 'at', 'event'),
    actor: 'of the staff',
    facts,
    idempotency_key: words('guest'),
  },
  trip_links: {
    booking_id: 'of nobody',
    token_hash: 'a secret',
    ...all(rowOfGuest, 'made_at', 'revoked_at'),
  },
  crew_links: {
    ...ofNobody('id', 'operator_id', 'boat_id'),
    token_hash: 'a secret',
    ...all(rowOfOperator, 'day', 'made_at', 'revoked_at'),
  },
  boarding_acts: {
    ...ofNobody('id', 'booking_id', 'boat_id'),
    ...all(rowOfGuest, 'day', 'time', 'kind', 'guests', 'acted_at', 'received_at'),
    crew_link_id: { of: { guest: 'gone with its row', operator: { value: null } } },
  },
  admins: {
    ...ofNobody('id', 'role', 'totp_since', 'totp_last_step', 'created_at', 'removed_at'),
    ...all('of the staff', 'email', 'name'),
    ...all('a secret', 'password_hash', 'totp_secret_encrypted'),
  },
  admin_sessions: {
    ...ofNobody('admin_id', 'created_at', 'last_seen_at', 'ends_at', 'ended_at'),
    token_hash: 'a secret',
    ...all('of the staff', 'address', 'agent'),
  },
  admin_recovery_codes: { ...ofNobody('admin_id', 'used_at'), code_hash: 'a secret' },
  admin_invitations: ofNobody('id', 'admin_id', 'invited_by', 'created_at', 'ends_at', 'used_at'),
  admin_sign_in_attempts: {
    ...ofNobody('failed_count', 'last_failed_at', 'blocked_until'),
    key: 'a secret',
  },
  audit_events: {
    ...ofNobody('id', 'at', 'admin_id', 'action', 'subject_kind', 'subject_id'),
    ...all('of the staff', 'admin_name', 'address'),
    // Replaced only after a check of whether the name is this person's.
    subject_name: facts,
    facts,
  },
  payment_sessions: {
    ...ofNobody('booking_id', 'amount_cents', 'status', 'expires_at', 'created_at', 'settled_at'),
    ...all('of the books', 'id', 'payment_intent'),
    traceparent: 'of nobody',
    url: becomes('', 'guest'),
  },
  booking_refunds: {
    ...ofNobody('id', 'booking_id', 'session_id', 'cents', 'beyond_cents', 'state', 'failure'),
    ...ofNobody('is_made_at_provider', 'decided_by', 'decided_at', 'sent_at', 'checked_at'),
    ...ofNobody('claimed_at', 'settled_at', 'settled_by'),
    ...all('of the books', 'provider_refund', 'settled_reference'),
    reason: becomes(ERASED_WORDS, 'guest'),
  },
  boat_features: {
    ...ofNobody('id', 'boat_id', 'operator_id', 'idempotency_key', 'amount_cents', 'status'),
    ...ofNobody('refunded_cents', 'from_day', 'until_day', 'claimed_at', 'challenged_at'),
    ...ofNobody('created_at', 'settled_at'),
    payment_intent: 'of the books',
  },
  disputes: {
    ...ofNobody('booking_id', 'boat_feature_id', 'cents', 'taken_cents', 'beyond_cents'),
    ...ofNobody('reason', 'status', 'due_by', 'opened_at'),
    ...all('of the books', 'id', 'payment_intent', 'session_id'),
  },
  provider_lines: {
    ...ofNobody('id', 'type', 'cents', 'fee_cents', 'at'),
    ...all('of the books', 'provider_line', 'payment_intent', 'description'),
  },
  payout_details: {
    operator_id: 'of nobody',
    details_encrypted: sealedRow,
    updated_at: rowOfOperator,
  },
  payouts: {
    ...ofNobody('id', 'operator_id', 'month', 'cents', 'paid_on', 'method', 'idempotency_key'),
    ...ofNobody('reverses_payout_id', 'recorded_by', 'recorded_at'),
    reference: 'of the books',
    note: becomes('', 'operator'),
  },
  ledger_entries: {
    ...ofNobody('id', 'key', 'kind', 'at', 'booking_id', 'refund_id', 'boat_feature_id'),
    ...ofNobody('payout_id', 'dispute_id', 'provider_line_id'),
  },
  ledger_lines: ofNobody('entry_id', 'account', 'operator_id', 'cents'),
  calendar_connections: {
    operator_id: 'of nobody',
    grant_id: 'a secret',
    ...all(rowOfOperator, 'provider', 'email', 'status', 'calendars', 'selected_calendar_id'),
    connected_at: rowOfOperator,
  },
  calendar_authorisations: {
    operator_id: 'of nobody',
    ...all('a secret', 'state_hash', 'verifier_encrypted'),
    ...all(rowOfOperator, 'created_at', 'ends_at'),
  },
  calendar_sources: {
    ...ofNobody('id', 'operator_id'),
    ...all(rowOfOperator, 'kind', 'name', 'all_boats', 'read_at', 'tried_at', 'problem', 'etag'),
    ...all(rowOfOperator, 'last_modified', 'content_hash', 'faults', 'fault_count', 'created_at'),
    address_encrypted: sealedRow,
    address_hash: 'a secret',
  },
  calendar_source_boats: all(rowOfOperator, 'source_id', 'boat_id'),
  busy_spans: all(rowOfOperator, 'source_id', 'key', 'starts_at', 'ends_at'),
  calendar_events: {
    ...all(rowOfOperator, 'booking_id', 'calendar_id', 'account', 'event_id', 'event_ids'),
    ...all(rowOfOperator, 'duplicate_event_ids', 'ical_uids', 'removed_at', 'access_lost_at'),
    grant_id: 'a secret',
    fingerprint: { of: { guest: { value: null }, operator: 'gone with its row' } },
  },
  calendar_conflicts: {
    ...ofNobody('id', 'booking_id', 'source_id'),
    ...all(rowOfOperator, 'busy_key', 'busy_from', 'busy_until', 'status'),
    ...all(rowOfOperator, 'raised_at', 'settled_at'),
  },
  calendar_exports: {
    ...ofNobody('id', 'operator_id', 'boat_id'),
    token_hash: 'a secret',
    token_encrypted: sealedRow,
    rotated_at: rowOfOperator,
  },
  opt_ins: { id: 'of nobody', ...all(rowOfGuest, 'email', 'consent', 'consented_at', 'language') },
  mails: {
    ...ofNobody('key', 'kind', 'recipient', 'subject_id', 'matter', 'queued_at', 'claimed_at'),
    ...ofNobody('sent_at', 'failed_at', 'attempts'),
    // Mail servers quote the recipient in their errors.
    last_error: words('guest', 'operator'),
  },
  deployment_facts: ofNobody('name', 'value', 'written_at'),
  // Contains only a hash of the network, for minutes.
  rate_limits: { ...ofNobody('points', 'expire'), key: 'a secret' },
  change_requests: {
    ...ofNobody('id', 'booking_id'),
    ...all(rowOfGuest, 'kind', 'group_size', 'start_date', 'time', 'made_at', 'due_at'),
    ...all(rowOfGuest, 'answer', 'answered_at'),
  },
  reviews: {
    ...ofNobody('id', 'booking_id', 'boat_id', 'stars', 'made_at', 'hidden_at'),
    words: words('guest'),
    ...all(words('guest', 'operator'), 'answer', 'answered_at'),
    hidden_reason: becomes(ERASED_WORDS, 'guest'),
  },
  call_offs: {
    ...ofNobody('id', 'operator_id', 'admin_id', 'reason', 'what', 'idempotency_key'),
    ...ofNobody('made_at', 'due_at', 'trips', 'finished_at'),
    note: becomes('', 'operator'),
  },
  call_off_boats: {
    ...ofNobody('call_off_id', 'boat_id', 'day', 'time', 'starts_at', 'ends_at'),
    ...ofNobody('carried_out_at'),
  },
  called_off_departures: {
    ...ofNobody(
      'boat_id',
      'day',
      'time',
      'is_charter',
      'trip_minutes',
      'stated_minutes',
      'call_off_id',
    ),
  },
  ship_guests: { booking_id: 'of nobody', port_call_id: rowOfGuest },
  rebooking_offers: ofNobody('id', 'call_off_id', 'booking_id', 'outcome', 'chosen_at'),
  rebookings: {
    ...ofNobody('id', 'offer_id', 'booking_id', 'from_operator_id', 'to_operator_id'),
    ...ofNobody('from_boat_id', 'to_boat_id', 'start_date', 'cents', 'at'),
  },
  service_health: {
    ...ofNobody('service', 'worked_at', 'failed_at', 'failing_since', 'failures', 'reason'),
  },
  doctor_visits: ofNobody('id', 'at', 'took_ms', 'findings'),
  backups_made: ofNobody('made_at', 'by'),
  alerts: {
    ...ofNobody('cause', 'title', 'says', 'began_at', 'ended_at', 'mailed_at', 'mail_id'),
    over_mail_id: 'of nobody',
  },
} as const satisfies {
  [Table in Exclude<keyof Tables, (typeof tablesOfNobody)[number]>]: MarksOf<Tables[Table]>;
};

export type TableName = keyof typeof personalColumns;
export const tableNames = Object.keys(personalColumns) as TableName[];

export type PersonalColumn = { column: string; becomes: Becomes };

/** Lists a table's personal columns and their replacement upon erasure. */
export function listPersonalColumns(table: TableName, person: DataSubject): PersonalColumn[] {
  return listMarks(table).flatMap(([column, mark]) => {
    const whatBecomes = typeof mark === 'string' ? undefined : mark.of[person];
    return whatBecomes === undefined ? [] : [{ column, becomes: whatBecomes }];
  });
}

/** Lists the columns that a person may read: all but secrets and staff data. */
export function exportedColumns(table: TableName): { column: string; isSealed: boolean }[] {
  return listMarks(table).flatMap(([column, mark]) => {
    if (mark === 'a secret' || mark === 'of the staff') return [];
    return [{ column, isSealed: typeof mark !== 'string' && mark.isSealed === true }];
  });
}

function listMarks(table: TableName): [string, Mark][] {
  return Object.entries<Mark>(personalColumns[table]);
}
