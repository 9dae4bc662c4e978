/* oxlint-disable max-lines */
// Made from db/migrations by `npm test -- http data-model -u`. Not edited by hand.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { FaultyEventView, ListedCalendar } from '#contract/operator/calendar-api.ts';
import type { Availability } from '#domain/availability/availability.ts';
import type { Translations } from '#i18n/languages/boat-texts.ts';
import type { Day } from '#domain/time/days.ts';

/** Written as the text of a JSON value. */
type Json<T> = ColumnType<T, string, string>;
type JsonOrDefault<T> = ColumnType<T, string | undefined, string>;
/** A column of a table that is only ever added to. */
type Fixed<T> = ColumnType<T, T, never>;

/** Days stay strings; instants are Dates; bigints are numbers. */
export type Tables = {
  operators: OperatorsTable;
  boats: BoatsTable;
  former_slugs: FormerSlugsTable;
  boat_photos: BoatPhotosTable;
  platform_notices: PlatformNoticesTable;
  bookings: BookingsTable;
  boat_days: BoatDaysTable;
  departures: DeparturesTable;
  booking_events: BookingEventsTable;
  admins: AdminsTable;
  admin_sessions: AdminSessionsTable;
  admin_recovery_codes: AdminRecoveryCodesTable;
  admin_invitations: AdminInvitationsTable;
  admin_sign_in_attempts: AdminSignInAttemptsTable;
  audit_events: AuditEventsTable;
  payment_sessions: PaymentSessionsTable;
  booking_refunds: BookingRefundsTable;
  boat_features: BoatFeaturesTable;
  disputes: DisputesTable;
  provider_lines: ProviderLinesTable;
  payout_details: PayoutDetailsTable;
  payouts: PayoutsTable;
  ledger_entries: LedgerEntriesTable;
  ledger_lines: LedgerLinesTable;
  calendar_connections: CalendarConnectionsTable;
  calendar_authorisations: CalendarAuthorisationsTable;
  calendar_sources: CalendarSourcesTable;
  calendar_source_boats: CalendarSourceBoatsTable;
  busy_spans: BusySpansTable;
  calendar_events: CalendarEventsTable;
  calendar_conflicts: CalendarConflictsTable;
  calendar_exports: CalendarExportsTable;
  opt_ins: OptInsTable;
  mails: MailsTable;
  deployment_facts: DeploymentFactsTable;
  rate_limits: RateLimitsTable;
  trip_links: TripLinksTable;
  change_requests: ChangeRequestsTable;
  crew_links: CrewLinksTable;
  boarding_acts: BoardingActsTable;
  reviews: ReviewsTable;
  call_offs: CallOffsTable;
  rebooking_offers: RebookingOffersTable;
  rebookings: RebookingsTable;
  offered_departures: OfferedDeparturesTable;
  offer_horizon: OfferHorizonTable;
  metric_changes: MetricChangesTable;
  metric_days: MetricDaysTable;
  boat_months: BoatMonthsTable;
  boat_totals: BoatTotalsTable;
  operator_months: OperatorMonthsTable;
  account_changes: AccountChangesTable;
  account_days: AccountDaysTable;
  owed_changes: OwedChangesTable;
  owed_months: OwedMonthsTable;
  service_health: ServiceHealthTable;
  doctor_visits: DoctorVisitsTable;
  alerts: AlertsTable;
  called_off_departures: CalledOffDeparturesTable;
  operator_documents: OperatorDocumentsTable;
  backups_made: BackupsMadeTable;
  port_calls: PortCallsTable;
  ship_guests: ShipGuestsTable;
  forecast_days: ForecastDaysTable;
  call_off_boats: CallOffBoatsTable;
};

type OperatorsTable = {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  auth_user_id: string | null;
  status: Generated<'active' | 'suspended'>;
  sessions_valid_from: Date | null;
  created_at: Date;
  takes_rebookings: Generated<boolean>;
  erased_at: Date | null;
  unlisted_at: Date | null;
  documents_asked_on: Generated<Day | null>;
  language: Generated<'en' | 'fr' | 'es'>;
};

type BoatsTable = {
  id: string;
  operator_id: string;
  name: string;
  slug: string;
  type: string;
  trip_type: 'private' | 'tour' | 'both';
  pricing_mode: 'perSeat' | 'charter' | 'both';
  port: string;
  custom_port: string | null;
  capacity: number;
  price_per_seat_cents: number | null;
  charter_price_cents: number | null;
  description: Generated<string>;
  availability: Json<Availability>;
  trip_minutes: number | null;
  turnaround_minutes: number | null;
  status: Generated<'draft' | 'published'>;
  featured_from: Day | null;
  featured_until: Day | null;
  featured_payment_id: string | null;
  version: Generated<number>;
  idempotency_key: string | null;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
  meeting_point: Generated<string>;
  pin_latitude: number | null;
  pin_longitude: number | null;
  bring: Generated<string>;
  included: Generated<string>;
  crew_phone: string | null;
  notice_hours: Generated<number>;
  smallest_number: number | null;
  decision_hours: number | null;
  listing_rank: GeneratedAlways<number>;
  visits: Generated<string[]>;
  text_language: Generated<'en' | 'fr' | 'nl' | 'es' | 'pt' | 'de'>;
  translations: JsonOrDefault<Translations>;
};

type FormerSlugsTable = {
  slug: string;
  boat_id: string;
};

type BoatPhotosTable = {
  id: string;
  boat_id: string;
  position: number;
  caption: string;
  path: string;
};

type PlatformNoticesTable = {
  id: string;
  operator_id: string;
  boat_id: string | null;
  kind: 'unpublished' | 'featured' | 'feature-ended' | 'suspended' | 'reinstated';
  reason: string;
  made_at: Date;
  answered_at: Date | null;
};

type BookingsTable = {
  id: string;
  code: string;
  boat_id: string;
  operator_id: string;
  flow: 'checkout' | 'form' | 'operator';
  status: 'held' | 'pending' | 'asked' | 'paid' | 'expired' | 'cancelled' | 'refunded';
  pricing_mode: 'perSeat' | 'charter';
  start_date: Day;
  end_date: Day;
  time: string | null;
  trip_minutes: Generated<number>;
  turnaround_minutes: Generated<number>;
  group_size: number;
  customer_name: string;
  customer_email: string | null;
  customer_phone: string | null;
  special_requests: string | null;
  trip_cents: number;
  fee_cents: number;
  amount_cents: number;
  refunded_cents: Generated<number>;
  disputed_cents: Generated<number>;
  hold_ends_at: Date | null;
  needs_approval: Generated<boolean>;
  approval_due_at: Date | null;
  approval_answer: 'yes' | 'no' | null;
  idempotency_key: string | null;
  created_at: Date;
  paid_at: Date | null;
  free_cancellation_hours: Generated<number>;
  free_until: Date | null;
  handed_over_at: Date | null;
  smallest_number: number | null;
  decision_hours: number | null;
  source: 'walk-in' | 'phone' | 'hotel' | null;
  paid_by: Generated<'card' | 'cash' | 'elsewhere'>;
  erased_at: Date | null;
  language: Generated<'en' | 'fr' | 'nl' | 'es' | 'pt' | 'de'>;
  stated_minutes: number | null;
  unpaid_mailbox: string | null;
  unpaid_network: string | null;
  calendar_uid: string | null;
};

type BoatDaysTable = {
  boat_id: string;
  day: Day;
  seats_taken: Generated<number>;
  seats_overnight: Generated<number>;
  charter_booking: string | null;
};

type DeparturesTable = {
  boat_id: string;
  day: Day;
  time: string;
  capacity: number;
  seats_taken: number;
  trip_minutes: Generated<number>;
  turnaround_minutes: Generated<number>;
  sold_span: GeneratedAlways<string | null>;
};

type BookingEventsTable = {
  id: GeneratedAlways<number>;
  booking_id: string;
  at: Date;
  event: string;
  actor: string;
  facts: JsonOrDefault<Record<string, unknown>>;
  idempotency_key: string | null;
};

type AdminsTable = {
  id: string;
  email: string;
  name: string;
  role: 'super_admin' | 'admin';
  password_hash: string | null;
  totp_secret_encrypted: string | null;
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

type AdminRecoveryCodesTable = {
  admin_id: string;
  code_hash: string;
  used_at: Date | null;
};

type AdminInvitationsTable = {
  id: string;
  admin_id: string;
  invited_by: string;
  created_at: Date;
  ends_at: Date;
  used_at: Date | null;
};

type AdminSignInAttemptsTable = {
  key: string;
  failed_count: number;
  last_failed_at: Date;
  blocked_until: Date;
};

type AuditEventsTable = {
  id: GeneratedAlways<number>;
  at: Fixed<Date>;
  admin_id: Fixed<string | null>;
  admin_name: Fixed<string>;
  action: Fixed<string>;
  subject_kind: Fixed<string>;
  subject_id: Fixed<string | null>;
  subject_name: Fixed<string>;
  facts: JsonOrDefault<Record<string, unknown>>;
  address: Fixed<string>;
};

type PaymentSessionsTable = {
  id: string;
  booking_id: string;
  amount_cents: number;
  status: 'open' | 'authorised' | 'released' | 'paid' | 'expired' | 'refund_due' | 'refunded';
  url: string;
  expires_at: Date;
  payment_intent: string | null;
  created_at: Date;
  settled_at: Date | null;
  traceparent: string | null;
};

type BookingRefundsTable = {
  id: string;
  booking_id: string;
  session_id: string;
  cents: number;
  beyond_cents: Generated<number>;
  reason: string;
  state: Generated<'due' | 'sent' | 'failed' | 'settled'>;
  provider_refund: string | null;
  is_made_at_provider: Generated<boolean>;
  failure: string | null;
  decided_by: string | null;
  decided_at: Date;
  sent_at: Date | null;
  checked_at: Date | null;
  claimed_at: Date | null;
  settled_reference: string | null;
  settled_at: Date | null;
  settled_by: string | null;
};

type BoatFeaturesTable = {
  id: string;
  boat_id: string;
  operator_id: string;
  idempotency_key: string;
  amount_cents: number;
  refunded_cents: Generated<number>;
  status: 'pending' | 'paid' | 'refused' | 'refund_due' | 'refunded';
  payment_intent: string | null;
  from_day: Day | null;
  until_day: Day | null;
  claimed_at: Date | null;
  challenged_at: Date | null;
  created_at: Date;
  settled_at: Date | null;
};

type DisputesTable = {
  id: string;
  payment_intent: string;
  session_id: string | null;
  booking_id: string | null;
  boat_feature_id: string | null;
  cents: number;
  taken_cents: Generated<number>;
  beyond_cents: Generated<number>;
  reason: string;
  status: string;
  due_by: Date | null;
  opened_at: Date;
};

type ProviderLinesTable = {
  id: string;
  provider_line: string;
  type: string;
  cents: number;
  fee_cents: number;
  payment_intent: string | null;
  description: Generated<string>;
  at: Date;
};

type PayoutDetailsTable = {
  operator_id: string;
  details_encrypted: string;
  updated_at: Date;
};

type PayoutsTable = {
  id: Fixed<string>;
  operator_id: Fixed<string>;
  month: Fixed<string>;
  cents: Fixed<number>;
  paid_on: Fixed<Day>;
  method: Fixed<'paypal' | 'bank_wire' | 'cash'>;
  reference: Fixed<string>;
  note: Generated<string>;
  idempotency_key: Fixed<string>;
  reverses_payout_id: Fixed<string | null>;
  recorded_by: Fixed<string>;
  recorded_at: Fixed<Date>;
};

type LedgerEntriesTable = {
  id: GeneratedAlways<number>;
  key: Fixed<string>;
  kind: Fixed<string>;
  at: Fixed<Date>;
  booking_id: Fixed<string | null>;
  refund_id: Fixed<string | null>;
  boat_feature_id: Fixed<string | null>;
  payout_id: Fixed<string | null>;
  dispute_id: Fixed<string | null>;
  provider_line_id: Fixed<string | null>;
};

type LedgerLinesTable = {
  entry_id: Fixed<number>;
  account: Fixed<'card-clearing' | 'provider-fees' | 'at-bank' | 'owed-to-captain' | 'service-fees' | 'feature-sales' | 'refunds-owed' | 'refunded-otherwise' | 'losses' | 'paid-out' | 'taken-by-captain' | 'sold-by-captain'>;
  operator_id: Fixed<string | null>;
  cents: Fixed<number>;
};

type CalendarConnectionsTable = {
  operator_id: string;
  grant_id: string;
  provider: string;
  email: string;
  status: 'connected' | 'expired';
  calendars: JsonOrDefault<ListedCalendar[]>;
  selected_calendar_id: string | null;
  connected_at: Date;
};

type CalendarAuthorisationsTable = {
  state_hash: string;
  operator_id: string;
  verifier_encrypted: string;
  created_at: Date;
  ends_at: Date;
};

type CalendarSourcesTable = {
  id: string;
  operator_id: string;
  kind: 'nylas' | 'feed';
  name: string;
  address_encrypted: string | null;
  address_hash: string | null;
  all_boats: Generated<boolean>;
  read_at: Date | null;
  tried_at: Date | null;
  problem: string | null;
  etag: string | null;
  last_modified: string | null;
  content_hash: string | null;
  faults: JsonOrDefault<FaultyEventView[]>;
  fault_count: Generated<number>;
  created_at: Date;
};

type CalendarSourceBoatsTable = {
  source_id: string;
  boat_id: string;
};

type BusySpansTable = {
  source_id: string;
  key: string;
  starts_at: Date;
  ends_at: Date;
};

type CalendarEventsTable = {
  booking_id: string;
  grant_id: string;
  calendar_id: string;
  account: string | null;
  event_id: string | null;
  event_ids: Generated<string[]>;
  duplicate_event_ids: Generated<string[]>;
  ical_uids: Generated<string[]>;
  fingerprint: string | null;
  removed_at: Date | null;
  access_lost_at: Date | null;
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
  token_encrypted: string;
  rotated_at: Date;
};

type OptInsTable = {
  id: string;
  email: string;
  consent: string;
  consented_at: Date;
  language: Generated<'en' | 'fr' | 'nl' | 'es' | 'pt' | 'de'>;
};

type MailsTable = {
  key: string;
  kind: string;
  recipient: 'visitor' | 'operator' | 'platform' | 'admin';
  subject_id: string;
  matter: string | null;
  queued_at: Date;
  claimed_at: Date | null;
  sent_at: Date | null;
  failed_at: Date | null;
  attempts: Generated<number>;
  last_error: string | null;
};

type DeploymentFactsTable = {
  name: string;
  value: string;
  written_at: Generated<Date>;
};

type RateLimitsTable = {
  key: string;
  points: Generated<number>;
  expire: number | null;
};

type TripLinksTable = {
  token_hash: string;
  booking_id: string;
  made_at: Date;
  revoked_at: Date | null;
};

type ChangeRequestsTable = {
  id: string;
  booking_id: string;
  kind: 'cancel' | 'fewer-guests' | 'move';
  group_size: number | null;
  start_date: Day | null;
  time: string | null;
  made_at: Date;
  due_at: Date;
  answer: 'yes' | 'no' | 'lapsed' | 'withdrawn' | null;
  answered_at: Date | null;
};

type CrewLinksTable = {
  id: string;
  operator_id: string;
  boat_id: string;
  day: Day;
  token_hash: string;
  made_at: Date;
  revoked_at: Date | null;
};

type BoardingActsTable = {
  id: string;
  booking_id: string;
  day: Day;
  kind: 'boarded' | 'absent' | 'undone';
  guests: number | null;
  acted_at: Date;
  received_at: Date;
  crew_link_id: string | null;
  boat_id: string | null;
  time: string | null;
};

type ReviewsTable = {
  id: string;
  booking_id: string;
  boat_id: string;
  stars: number;
  words: string | null;
  made_at: Date;
  answer: string | null;
  answered_at: Date | null;
  hidden_at: Date | null;
  hidden_reason: string | null;
};

type CallOffsTable = {
  id: string;
  operator_id: string | null;
  admin_id: string | null;
  reason: 'weather' | 'engine' | 'too-few-guests' | 'sickness' | 'ship-skipped';
  note: Generated<string>;
  what: string;
  idempotency_key: string;
  made_at: Date;
  due_at: Date;
  trips: number | null;
  finished_at: Generated<Date | null>;
};

type RebookingOffersTable = {
  id: string;
  call_off_id: string;
  booking_id: string;
  outcome: 'another-day' | 'another-boat' | 'refunded' | 'void' | null;
  chosen_at: Date | null;
};

type RebookingsTable = {
  id: string;
  offer_id: string;
  booking_id: string;
  from_operator_id: string;
  to_operator_id: string;
  from_boat_id: string;
  to_boat_id: string;
  start_date: Day;
  cents: number;
  at: Date;
};

type OfferedDeparturesTable = {
  boat_id: string;
  day: Day;
  time: string;
  span: string;
  closes_at: Date;
  takes_seats: boolean;
  takes_charter: boolean;
  room: number;
  port: string;
  listing_rank: number;
  listed_at: Date;
  type: string;
  trip_type: string;
  capacity: number;
  seat_cents: number | null;
  charter_cents: number | null;
  minutes: number | null;
  says_minutes: boolean | null;
};

type OfferHorizonTable = {
  only_row: Generated<boolean>;
  first_day: Day;
  last_day: Day;
  complete_until: Day;
};

type MetricChangesTable = {
  day: Day;
  flow: string;
  boat_id: string;
  operator_id: string;
  bookings: number;
  guests: number;
  paid_cents: number;
  refunded_cents: number;
  fee_cents: number;
  by_hand_bookings: number;
  by_hand_cents: number;
  kept_cents: number;
  disputed_cents: number;
  listed: number;
  begun_paid: number;
  begun_waiting: number;
  begun_abandoned: number;
  begun_expired: number;
  begun_called_off: number;
  begun_too_late: number;
};

type MetricDaysTable = {
  day: Day;
  flow: string;
  bookings: number;
  guests: number;
  paid_cents: number;
  refunded_cents: number;
  fee_cents: number;
  by_hand_bookings: number;
  by_hand_cents: number;
  kept_cents: number;
  disputed_cents: number;
  begun_paid: number;
  begun_waiting: number;
  begun_abandoned: number;
  begun_expired: number;
  begun_called_off: number;
  begun_too_late: number;
};

type BoatMonthsTable = {
  month: Day;
  boat_id: string;
  bookings: number;
  guests: number;
  paid_cents: number;
  refunded_cents: number;
  fee_cents: number;
  by_hand_bookings: number;
  by_hand_cents: number;
  disputed_cents: Generated<number>;
};

type BoatTotalsTable = {
  boat_id: string;
  bookings: number;
};

type OperatorMonthsTable = {
  operator_id: string;
  month: Day;
  listed: number;
  kept_cents: number;
  by_hand_cents: number;
  paid_cents: Generated<number>;
  refunded_cents: Generated<number>;
  disputed_cents: Generated<number>;
  fee_cents: Generated<number>;
};

type AccountChangesTable = {
  day: Day;
  account: string;
  cents: number;
  entries: number;
};

type AccountDaysTable = {
  day: Day;
  account: string;
  cents: number;
  entries: number;
};

type OwedChangesTable = {
  operator_id: string;
  month: string;
  last_day: Day;
  owed_cents: number;
  paid_out_cents: number;
  by_hand_trips: number;
  by_hand_cents: number;
};

type OwedMonthsTable = {
  operator_id: string;
  month: string;
  last_day: Day;
  owed_cents: number;
  paid_out_cents: number;
  by_hand_trips: number;
  by_hand_cents: number;
};

type ServiceHealthTable = {
  service: string;
  worked_at: Date | null;
  failed_at: Date | null;
  failing_since: Date | null;
  failures: Generated<number>;
  reason: string | null;
};

type DoctorVisitsTable = {
  id: GeneratedAlways<number>;
  at: Date;
  took_ms: number;
  findings: Json<Record<string, unknown>>;
};

type AlertsTable = {
  cause: string;
  title: string;
  says: string;
  began_at: Date;
  ended_at: Date | null;
  mailed_at: Date | null;
  mail_id: string | null;
  over_mail_id: string | null;
};

type CalledOffDeparturesTable = {
  boat_id: string;
  day: Day;
  time: string;
  is_charter: boolean;
  trip_minutes: number;
  call_off_id: string;
  stated_minutes: number | null;
};

type OperatorDocumentsTable = {
  id: string;
  operator_id: string;
  kind: 'licence' | 'insurance';
  state: Generated<'awaiting' | 'accepted' | 'refused'>;
  file: string | null;
  expires_on: Day;
  sent_at: Date;
  checked_at: Date | null;
  checked_on: Day | null;
  checked_by: string | null;
  reason: string | null;
  replaced_at: Date | null;
};

type BackupsMadeTable = {
  made_at: Date;
  by: 'copy' | 'pgbackrest' | 'elsewhere';
};

type PortCallsTable = {
  id: string;
  day: Day;
  ship: string;
  arrival: string;
  all_aboard: string;
  pier: 'philipsburg' | 'philipsburg-tender' | 'marigot-tender';
  clock_minutes: Generated<number>;
  version: Generated<number>;
  changed_at: Date;
  skipped_at: Date | null;
  call_off_id: string | null;
};

type ShipGuestsTable = {
  booking_id: string;
  port_call_id: string;
};

type ForecastDaysTable = {
  day: Day;
  wind_knots: number;
  gust_knots: number;
  wind_from: number;
  wave_cm: number | null;
  rain_percent: number | null;
  read_at: Date;
};

type CallOffBoatsTable = {
  call_off_id: string;
  boat_id: string;
  day: Day | null;
  time: string | null;
  starts_at: Date | null;
  ends_at: Date | null;
  carried_out_at: Date | null;
};
