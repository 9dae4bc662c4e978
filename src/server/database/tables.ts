import type { ColumnType, Generated } from 'kysely';
import type { Availability } from '#domain/availability.ts';
import type { OperatorStatus } from '#domain/listing-status.ts';
import type { BookingFlow, BookingStatus } from '#domain/bookings.ts';
import type { BoatStatus, OfferedPricing, PricingMode, TripType } from '#domain/boats.ts';
import type { Day, Time } from '#domain/days.ts';
import type { NoticeKind } from '#domain/platform-notices.ts';
import type { PageStatus } from '#domain/settlements.ts';
import type { AdminTables } from './admin-tables.ts';
import type { CalendarTables } from './calendar-tables.ts';
import type { LedgerTables } from './ledger-tables.ts';

/** The tables as db/migrations makes them. Days stay strings; instants are Dates; bigints are numbers. */
export type Tables = SellingTables & AdminTables & LedgerTables & CalendarTables;

type SellingTables = {
  operators: OperatorsTable;
  boats: BoatsTable;
  former_slugs: { slug: string; boat_id: string };
  boat_photos: { id: string; boat_id: string; position: number; caption: string; path: string };
  bookings: BookingsTable;
  boat_days: BoatDaysTable;
  departures: DeparturesTable;
  booking_events: BookingEventsTable;
  payment_sessions: PaymentSessionsTable;
  boat_features: BoatFeaturesTable;
  mails: MailsTable;
  opt_ins: OptInsTable;
  payout_details: { operator_id: string; encrypted: string; updated_at: Date };
  platform_notices: PlatformNoticesTable;
};

type Json<T> = ColumnType<T, string, string>;

type OperatorsTable = {
  id: string;
  name: string;
  email: string;
  phone: Generated<string | null>;
  auth_user_id: string | null;
  status: Generated<OperatorStatus>;
  created_at: Date;
  sessions_since: Generated<Date | null>;
};

type BoatsTable = {
  id: string;
  operator_id: string;
  name: string;
  slug: string;
  type: string;
  trip_type: TripType;
  pricing_mode: OfferedPricing;
  port: string;
  custom_port: string | null;
  capacity: number;
  price_per_seat_cents: number | null;
  charter_price_cents: number | null;
  description: string;
  availability: Json<Availability>;
  /** Null where the operator gave none. */
  trip_minutes: ColumnType<number | null, number | null | undefined, number | null>;
  turnaround_minutes: ColumnType<number | null, number | null | undefined, number | null>;
  status: Generated<BoatStatus>;
  featured_from: Day | null;
  featured_until: Day | null;
  featured_payment_id: string | null;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
  request_key: ColumnType<string | null, string | null | undefined, never>;
};

type BookingsTable = {
  id: string;
  code: string;
  boat_id: string;
  operator_id: string;
  flow: BookingFlow;
  status: BookingStatus;
  pricing_mode: PricingMode;
  start_date: Day;
  end_date: Day;
  time: Time | null;
  group_size: number;
  /** As long as it was sold for. */
  trip_minutes: Generated<number>;
  turnaround_minutes: Generated<number>;
  customer_name: string;
  customer_email: string;
  customer_phone: string | null;
  special_requests: string | null;
  trip_cents: number;
  fee_cents: number;
  amount_cents: number;
  refunded_cents: Generated<number>;
  disputed_cents: Generated<number>;
  hold_ends_at: Date | null;
  needs_captain: Generated<boolean>;
  captain_answers_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  captain_said: ColumnType<'yes' | 'no' | null, undefined, 'yes' | 'no' | null>;
  request_key: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Date;
  paid_at: Date | null;
};

type BoatDaysTable = {
  boat_id: string;
  day: Day;
  seats_taken: number;
  seats_overnight: Generated<number>;
  charter_booking: string | null;
};

type DeparturesTable = {
  boat_id: string;
  day: Day;
  time: Time;
  capacity: number;
  seats_taken: number;
  trip_minutes: Generated<number>;
  turnaround_minutes: Generated<number>;
  is_doubled: Generated<boolean>;
};

type BookingEventsTable = {
  id: Generated<number>;
  booking_id: string;
  at: Date;
  event: string;
  actor: string;
  facts: ColumnType<Record<string, unknown>, string | undefined, string>;
};

type PaymentSessionsTable = {
  id: string;
  booking_id: string;
  amount_cents: number;
  status: PageStatus;
  url: string;
  expires_at: Date;
  payment_intent: string | null;
  created_at: Date;
  settled_at: Date | null;
};

type BoatFeaturesTable = {
  id: string;
  boat_id: string;
  operator_id: string;
  request_key: string;
  amount_cents: number;
  status: 'pending' | 'paid' | 'refused' | 'refund_due' | 'refunded';
  payment_intent: string | null;
  from_day: Day | null;
  until_day: Day | null;
  claimed_at: Date | null;
  challenged_at: Generated<Date | null>;
  created_at: Date;
  settled_at: Date | null;
  refunded_cents: Generated<number>;
};

type PlatformNoticesTable = {
  id: string;
  operator_id: string;
  boat_id: string | null;
  kind: NoticeKind;
  reason: string;
  made_at: Date;
  answered_at: Date | null;
};

export type OptInsTable = { id: string; email: string; consent: string; consented_at: Date };

type MailsTable = {
  key: string;
  booking_id: string | null;
  opt_in_id: ColumnType<string | null, string | undefined, never>;
  boat_feature_id: ColumnType<string | null, string | undefined, never>;
  payout_id: ColumnType<string | null, string | undefined, never>;
  admin_invitation_id: ColumnType<string | null, string | undefined, never>;
  notice_id: ColumnType<string | null, string | undefined, never>;
  audit_id: ColumnType<number | null, number | undefined, never>;
  refund_id: ColumnType<string | null, string | undefined, never>;
  kind: string;
  recipient: 'visitor' | 'operator' | 'platform' | 'admin';
  queued_at: Date;
  claimed_at: Date | null;
  sent_at: Date | null;
  /** Refused for good, so it is never sent. */
  failed_at: Generated<Date | null>;
  attempts: Generated<number>;
  last_error: string | null;
};
