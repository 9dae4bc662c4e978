import type { AdminOperatorRowView, AdminOperatorView } from '#contract/admin-operator-api.ts';
import { listingStatusOf } from '#domain/listing-status.ts';
import { presentNotice, type NoticeRow } from '../../boats/notices/operator-notices.ts';
import type { AdminOperatorRow, FleetRow } from './admin-operator-queries.ts';
import type { TripCounts } from './trip-counts.ts';

/** What an operator's bookings come to: what is owed by the books, and what is still to sail. */
export type Dues = { trips: TripCounts; openCents: number; comingCents: number };

export function presentOperatorRow(operator: AdminOperatorRow, dues: Dues): AdminOperatorRowView {
  return {
    id: operator.id,
    name: operator.name,
    email: operator.email,
    status: operator.status,
    joinedAt: operator.created_at.toISOString(),
    boats: operator.boats,
    bookingsToCome: dues.trips.booked,
    openCents: dues.openCents,
  };
}

export function presentAdminOperator(
  operator: AdminOperatorRow,
  dues: Dues,
  { fleet, notices }: { fleet: readonly FleetRow[]; notices: readonly NoticeRow[] },
): AdminOperatorView {
  return {
    ...presentOperatorRow(operator, dues),
    comingCents: dues.comingCents,
    paidTripsToCome: dues.trips.paid,
    fleet: fleet.map((boat) => ({
      id: boat.id,
      name: boat.name,
      slug: boat.slug,
      standing: listingStatusOf(boat.status, operator.status),
      port: boat.port,
      customPort: boat.custom_port,
    })),
    notices: notices.map(presentNotice),
  };
}
