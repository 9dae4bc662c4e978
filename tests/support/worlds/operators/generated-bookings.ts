import type { Insertable } from 'kysely';
import type { LedgerEntry } from '#domain/payouts/ledger.ts';
import type { Tables } from '../../../../db/tables.ts';
import type { Chance } from '../seeded-random.ts';

/** Database rows, and the ledger entries derived from them. */
export type ManyBookings = {
  operators: Insertable<Tables['operators']>[];
  boats: Insertable<Tables['boats']>[];
  bookings: NewBooking[];
  events: Insertable<Tables['bookingEvents']>[];
  pages: Insertable<Tables['paymentSessions']>[];
  refunds: Insertable<Tables['bookingRefunds']>[];
  disputes: Insertable<Tables['disputes']>[];
  entries: (LedgerEntry & { at: Date })[];
};
export type NewBooking = Insertable<Tables['bookings']> & {
  createdAt: Date;
  paidAt: Date | null;
  refundedCents: number;
  disputedCents: number;
};

/** A booking that is being generated, with its world. */
export type Making = Source & { world: ManyBookings; booking: NewBooking };
export type Source = { chance: Chance; newId: () => string; nowMs: number };
