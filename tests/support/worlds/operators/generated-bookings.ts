import type { Insertable } from 'kysely';
import type { LedgerEntry } from '#domain/payouts/ledger.ts';
import type { Tables } from '../../../../db/tables.ts';
import type { Chance } from '../seeded-chance.ts';

/** Database rows, and the ledger entries derived from them. */
export type ManyBookings = {
  operators: Insertable<Tables['operators']>[];
  boats: Insertable<Tables['boats']>[];
  bookings: NewBooking[];
  events: Insertable<Tables['booking_events']>[];
  pages: Insertable<Tables['payment_sessions']>[];
  refunds: Insertable<Tables['booking_refunds']>[];
  disputes: Insertable<Tables['disputes']>[];
  entries: (LedgerEntry & { at: Date })[];
};
export type NewBooking = Insertable<Tables['bookings']> & {
  created_at: Date;
  paid_at: Date | null;
  refunded_cents: number;
  disputed_cents: number;
};

/** A booking under construction, with its world. */
export type Making = Source & { world: ManyBookings; booking: NewBooking };
export type Source = { chance: Chance; newId: () => string; nowMs: number };
