import type { DataSubject } from '#domain/privacy/erasure.ts';
import { ERASED_GUEST, ERASED_OPERATOR, ERASED_TEXT } from '#domain/privacy/erasure.ts';
import type { StoredTables } from '../../platform/database/database-handles.ts';
import {
  markAll,
  markPersonal,
  type ErasureResult,
  eventPayload,
  type DataClass,
  type ClassifiedColumns,
  nonPersonal,
  guestRow,
  operatorRow,
  sealedRow,
  personalText,
} from './data-classification.ts';

/**
 * Tables whose rows never concern a single person: daily and monthly totals, departures on offer, ships and forecasts.
 */
export const nonPersonalTables = [
  ...(['offered_departures', 'offer_horizon', 'metric_changes', 'metric_days'] as const),
  ...(['boat_months', 'boat_totals', 'operator_months', 'account_changes'] as const),
  ...(['account_days', 'owed_changes', 'owed_months', 'port_calls', 'forecast_days'] as const),
] satisfies (keyof StoredTables)[];

/**
 * Classifies every column of all other tables for exports, erasures and retention. A new column does not compile until
 * it is classified.
 */
export const personalColumns = {
  operators: {
    ...nonPersonal('id', 'status', 'sessions_valid_from', 'created_at', 'takes_rebookings'),
    ...nonPersonal('language', 'unlisted_at', 'documents_asked_on', 'erased_at'),
    name: markPersonal(ERASED_OPERATOR, 'operator'),
    email: markPersonal('', 'operator'),
    spoken_languages: markPersonal('{}', 'operator'),
    introduction_language: 'non-personal',
    ...markAll(personalText('operator'), 'picture_path', 'sailing_since', 'introduction'),
    ...markAll(personalText('operator'), 'phone', 'auth_user_id'),
  },
  boats: {
    ...nonPersonal('id', 'operator_id', 'type', 'trip_type', 'pricing_mode', 'port', 'capacity'),
    ...nonPersonal('price_per_seat_cents', 'charter_price_cents', 'availability', 'trip_minutes'),
    ...nonPersonal('turnaround_minutes', 'status', 'featured_from', 'featured_until', 'version'),
    ...nonPersonal('created_at', 'updated_at', 'deleted_at', 'notice_hours', 'smallest_number'),
    ...nonPersonal('decision_hours', 'listing_rank', 'visits', 'text_language', 'suits'),
    ...markAll('accounting', 'name', 'slug', 'featured_payment_id', 'custom_port'),
    ...markAll(markPersonal('', 'operator'), 'description', 'meeting_point', 'bring', 'included'),
    ...markAll(markPersonal('', 'operator'), 'not_included', 'meeting_photo_caption'),
    translations: markPersonal('{}', 'operator'),
    itinerary: markPersonal('[]', 'operator'),
    ...markAll(
      personalText('operator'),
      'pin_latitude',
      'pin_longitude',
      'crew_phone',
      'meeting_photo_path',
      'idempotency_key',
    ),
  },
  former_slugs: { slug: operatorRow, boat_id: 'non-personal' },
  boat_photos: {
    ...nonPersonal('id', 'boat_id', 'position', 'focus_x', 'focus_y', 'shows', 'is_illustration'),
    ...markAll(operatorRow, 'caption', 'path'),
  },
  operator_documents: {
    ...nonPersonal('id', 'operator_id'),
    ...markAll(operatorRow, 'kind', 'state', 'expires_on', 'sent_at', 'checked_at', 'checked_on'),
    ...markAll(operatorRow, 'reason', 'replaced_at'),
    file: 'secret',
    checked_by: 'staff',
  },
  platform_notices: {
    ...nonPersonal('id', 'operator_id', 'boat_id'),
    ...markAll(operatorRow, 'kind', 'reason', 'made_at', 'answered_at'),
  },
  bookings: {
    ...nonPersonal('id', 'boat_id', 'operator_id', 'flow', 'status', 'pricing_mode', 'start_date'),
    ...nonPersonal(
      'end_date',
      'time',
      'trip_minutes',
      'turnaround_minutes',
      'group_size',
      'stated_minutes',
    ),
    ...nonPersonal('trip_cents', 'fee_cents', 'amount_cents', 'refunded_cents', 'disputed_cents'),
    ...nonPersonal(
      'hold_ends_at',
      'needs_approval',
      'approval_due_at',
      'approval_answer',
      'language',
    ),
    ...nonPersonal('created_at', 'paid_at', 'free_cancellation_hours', 'free_until', 'erased_at'),
    ...nonPersonal('handed_over_at', 'smallest_number', 'decision_hours', 'source', 'paid_by'),
    ...nonPersonal('calendar_uid'),
    code: 'accounting',
    customer_name: markPersonal(ERASED_GUEST, 'guest'),
    ...markAll(personalText('guest'), 'customer_email', 'customer_phone', 'special_requests'),
    ...markAll(personalText('guest'), 'idempotency_key', 'unpaid_mailbox', 'unpaid_network'),
  },
  boat_days: nonPersonal('boat_id', 'day', 'seats_taken', 'seats_overnight', 'charter_booking'),
  departures: {
    ...nonPersonal('boat_id', 'day', 'time', 'capacity', 'seats_taken', 'trip_minutes'),
    ...nonPersonal('turnaround_minutes', 'sold_span'),
  },
  booking_events: {
    ...nonPersonal('id', 'booking_id', 'at', 'event'),
    actor: 'staff',
    facts: eventPayload,
    idempotency_key: personalText('guest'),
  },
  trip_links: {
    booking_id: 'non-personal',
    token_hash: 'secret',
    ...markAll(guestRow, 'made_at', 'revoked_at'),
  },
  wallet_passes: {
    ...nonPersonal('id', 'booking_id', 'wallet'),
    fingerprint: 'secret',
    ...markAll(guestRow, 'made_at', 'changed_at'),
  },
  wallet_pass_tokens: { pass_id: 'non-personal', token_hash: 'secret', made_at: guestRow },
  wallet_devices: {
    pass_id: 'non-personal',
    push_token: 'secret',
    ...markAll(guestRow, 'device_id', 'registered_at'),
  },
  crew_links: {
    ...nonPersonal('id', 'operator_id', 'boat_id'),
    token_hash: 'secret',
    ...markAll(operatorRow, 'day', 'made_at', 'revoked_at'),
  },
  boarding_acts: {
    ...nonPersonal('id', 'booking_id', 'boat_id'),
    ...markAll(guestRow, 'day', 'time', 'kind', 'guests', 'acted_at', 'received_at'),
    crew_link_id: { of: { guest: 'gone with its row', operator: { value: null } } },
  },
  admins: {
    ...nonPersonal('id', 'role', 'totp_since', 'totp_last_step', 'created_at', 'removed_at'),
    ...markAll('staff', 'email', 'name'),
    ...markAll('secret', 'password_hash', 'totp_secret_encrypted'),
  },
  admin_sessions: {
    ...nonPersonal('admin_id', 'created_at', 'last_seen_at', 'ends_at', 'ended_at'),
    token_hash: 'secret',
    ...markAll('staff', 'address', 'agent'),
  },
  admin_recovery_codes: { ...nonPersonal('admin_id', 'used_at'), code_hash: 'secret' },
  admin_invitations: nonPersonal(
    'id',
    'admin_id',
    'invited_by',
    'created_at',
    'ends_at',
    'used_at',
  ),
  admin_sign_in_attempts: {
    ...nonPersonal('failed_count', 'last_failed_at', 'blocked_until'),
    key: 'secret',
  },
  audit_events: {
    ...nonPersonal('id', 'at', 'admin_id', 'action', 'subject_kind', 'subject_id'),
    ...markAll('staff', 'admin_name', 'address'),
    // Replaced only if the name is this person's.
    subject_name: eventPayload,
    facts: eventPayload,
  },
  payment_sessions: {
    ...nonPersonal(
      'booking_id',
      'amount_cents',
      'status',
      'expires_at',
      'created_at',
      'settled_at',
    ),
    ...markAll('accounting', 'id', 'payment_intent'),
    traceparent: 'non-personal',
    url: markPersonal('', 'guest'),
  },
  booking_refunds: {
    ...nonPersonal('id', 'booking_id', 'session_id', 'cents', 'beyond_cents', 'state', 'failure'),
    ...nonPersonal('is_made_at_provider', 'decided_by', 'decided_at', 'sent_at', 'checked_at'),
    ...nonPersonal('claimed_at', 'settled_at', 'settled_by'),
    ...markAll('accounting', 'provider_refund', 'settled_reference'),
    reason: markPersonal(ERASED_TEXT, 'guest'),
  },
  boat_features: {
    ...nonPersonal('id', 'boat_id', 'operator_id', 'idempotency_key', 'amount_cents', 'status'),
    ...nonPersonal('refunded_cents', 'from_day', 'until_day', 'claimed_at', 'challenged_at'),
    ...nonPersonal('created_at', 'settled_at'),
    payment_intent: 'accounting',
  },
  disputes: {
    ...nonPersonal('booking_id', 'boat_feature_id', 'cents', 'taken_cents', 'beyond_cents'),
    ...nonPersonal('reason', 'status', 'due_by', 'opened_at'),
    ...markAll('accounting', 'id', 'payment_intent', 'session_id'),
  },
  provider_lines: {
    ...nonPersonal('id', 'type', 'cents', 'fee_cents', 'at'),
    ...markAll('accounting', 'provider_line', 'payment_intent', 'description'),
  },
  payout_details: {
    operator_id: 'non-personal',
    details_encrypted: sealedRow,
    updated_at: operatorRow,
  },
  payouts: {
    ...nonPersonal('id', 'operator_id', 'month', 'cents', 'paid_on', 'method', 'idempotency_key'),
    ...nonPersonal('reverses_payout_id', 'recorded_by', 'recorded_at'),
    reference: 'accounting',
    note: markPersonal('', 'operator'),
  },
  ledger_entries: {
    ...nonPersonal('id', 'key', 'kind', 'at', 'booking_id', 'refund_id', 'boat_feature_id'),
    ...nonPersonal('payout_id', 'dispute_id', 'provider_line_id'),
  },
  ledger_lines: nonPersonal('entry_id', 'account', 'operator_id', 'cents'),
  calendar_connections: {
    operator_id: 'non-personal',
    grant_id: 'secret',
    ...markAll(operatorRow, 'provider', 'email', 'status', 'calendars', 'selected_calendar_id'),
    connected_at: operatorRow,
  },
  calendar_authorisations: {
    operator_id: 'non-personal',
    ...markAll('secret', 'state_hash', 'verifier_encrypted'),
    ...markAll(operatorRow, 'created_at', 'ends_at'),
  },
  calendar_sources: {
    ...nonPersonal('id', 'operator_id'),
    ...markAll(operatorRow, 'kind', 'name', 'all_boats', 'read_at', 'tried_at', 'problem', 'etag'),
    ...markAll(operatorRow, 'last_modified', 'content_hash', 'faults', 'fault_count', 'created_at'),
    address_encrypted: sealedRow,
    address_hash: 'secret',
  },
  calendar_source_boats: markAll(operatorRow, 'source_id', 'boat_id'),
  busy_spans: markAll(operatorRow, 'source_id', 'key', 'starts_at', 'ends_at'),
  calendar_events: {
    ...markAll(operatorRow, 'booking_id', 'calendar_id', 'account', 'event_id', 'event_ids'),
    ...markAll(operatorRow, 'duplicate_event_ids', 'ical_uids', 'removed_at', 'access_lost_at'),
    grant_id: 'secret',
    fingerprint: { of: { guest: { value: null }, operator: 'gone with its row' } },
  },
  calendar_conflicts: {
    ...nonPersonal('id', 'booking_id', 'source_id'),
    ...markAll(operatorRow, 'busy_key', 'busy_from', 'busy_until', 'status'),
    ...markAll(operatorRow, 'raised_at', 'settled_at'),
  },
  calendar_exports: {
    ...nonPersonal('id', 'operator_id', 'boat_id'),
    token_hash: 'secret',
    token_encrypted: sealedRow,
    rotated_at: operatorRow,
  },
  opt_ins: {
    id: 'non-personal',
    ...markAll(guestRow, 'email', 'consent', 'consented_at', 'language'),
  },
  mails: {
    ...nonPersonal('key', 'kind', 'recipient', 'subject_id', 'matter', 'queued_at', 'claimed_at'),
    ...nonPersonal('sent_at', 'failed_at', 'attempts'),
    // Mail servers quote the recipient in their errors.
    last_error: personalText('guest', 'operator'),
  },
  deployment_facts: nonPersonal('name', 'value', 'written_at'),
  // Contains only hashed keys, such as network addresses, until they expire.
  rate_limits: { ...nonPersonal('points', 'expire'), key: 'secret' },
  change_requests: {
    ...nonPersonal('id', 'booking_id', 'operator_id'),
    ...markAll(guestRow, 'kind', 'group_size', 'start_date', 'time', 'made_at', 'due_at'),
    ...markAll(guestRow, 'answer', 'answered_at'),
  },
  reviews: {
    ...nonPersonal('id', 'booking_id', 'boat_id', 'stars', 'made_at', 'hidden_at'),
    ...markAll(personalText('guest'), 'words', 'language'),
    ...markAll(personalText('guest', 'operator'), 'answer', 'answer_language', 'answered_at'),
    hidden_reason: markPersonal(ERASED_TEXT, 'guest'),
  },
  call_offs: {
    ...nonPersonal('id', 'operator_id', 'admin_id', 'reason', 'what', 'idempotency_key'),
    ...nonPersonal('made_at', 'due_at', 'trips', 'finished_at'),
    note: markPersonal('', 'operator'),
  },
  call_off_boats: {
    ...nonPersonal('call_off_id', 'boat_id', 'day', 'time', 'starts_at', 'ends_at'),
    ...nonPersonal('carried_out_at'),
  },
  called_off_departures: {
    ...nonPersonal(
      'boat_id',
      'day',
      'time',
      'is_charter',
      'trip_minutes',
      'stated_minutes',
      'call_off_id',
    ),
  },
  ship_guests: { booking_id: 'non-personal', port_call_id: guestRow },
  rebooking_offers: nonPersonal('id', 'call_off_id', 'booking_id', 'outcome', 'chosen_at'),
  rebookings: {
    ...nonPersonal('id', 'offer_id', 'booking_id', 'from_operator_id', 'to_operator_id'),
    ...nonPersonal('from_boat_id', 'to_boat_id', 'start_date', 'cents', 'at'),
  },
  service_health: {
    ...nonPersonal('service', 'worked_at', 'failed_at', 'failing_since', 'failures', 'reason'),
  },
  doctor_visits: nonPersonal('id', 'at', 'took_ms', 'findings'),
  backups_made: nonPersonal('made_at', 'by'),
  alerts: {
    ...nonPersonal('cause', 'title', 'says', 'began_at', 'ended_at', 'mailed_at', 'mail_id'),
    over_mail_id: 'non-personal',
  },
} as const satisfies {
  [Table in Exclude<keyof StoredTables, (typeof nonPersonalTables)[number]>]: ClassifiedColumns<
    StoredTables[Table]
  >;
};

export type TableName = keyof typeof personalColumns;
export const tableNames = Object.keys(personalColumns) as TableName[];

export type PersonalColumn = { column: string; becomes: ErasureResult };

/** Lists a table's personal columns and their replacement upon erasure. */
export function listPersonalColumns(table: TableName, person: DataSubject): PersonalColumn[] {
  return listDataClasses(table).flatMap(([column, mark]) => {
    const whatBecomes = typeof mark === 'string' ? undefined : mark.of[person];
    return whatBecomes === undefined ? [] : [{ column, becomes: whatBecomes }];
  });
}

/** Lists the columns that a person may read: all but secrets and staff data. */
export function exportedColumns(table: TableName): { column: string; isSealed: boolean }[] {
  return listDataClasses(table).flatMap(([column, mark]) => {
    if (mark === 'secret' || mark === 'staff') return [];
    return [{ column, isSealed: typeof mark !== 'string' && mark.isSealed === true }];
  });
}

function listDataClasses(table: TableName): [string, DataClass][] {
  return Object.entries<DataClass>(personalColumns[table]);
}
