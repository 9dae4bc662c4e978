import { Link } from 'wouter';
import type { AdminBookingView } from '#contract/admin-booking-api.ts';
import { portName } from '#domain/ports.ts';
import { guests } from '../../booking-widgets/trip-words.ts';
import { Fact, FactList } from '../layout/fact-list.tsx';
import { whenWords } from '../layout/when-words.ts';
import { tripWords } from './booking-rows.tsx';

/** Who booked what, and how to reach both sides. */
export function BookingFacts({ booking }: { booking: AdminBookingView }) {
  const { boat, operator, pricingMode, groupSize } = booking;
  return (
    <FactList>
      <Fact name="Trip">{tripWords(booking)}</Fact>
      <Fact name="Boat">
        <Link href={`/admin/boats/${boat.id}`} className="text-link">
          {boat.name}
        </Link>
      </Fact>
      <Fact name="Departs from">{portName(booking.port, booking.customPort)}</Fact>
      <Fact name="Booked as">
        {pricingMode === 'charter' ? 'Whole boat' : 'Seats'}, {guests(groupSize)}
      </Fact>
      <Fact name="Guest">
        {booking.customerName}
        <Reach email={booking.email} phone={booking.phone} />
      </Fact>
      <Fact name="Captain">
        <Link href={`/admin/operators/${operator.id}`} className="text-link">
          {operator.name}
        </Link>
        <Reach email={booking.operatorEmail} phone={null} />
      </Fact>
      <Fact name="Booked">{whenWords(booking.createdAt)}</Fact>
      <Fact name="Way of booking">
        {booking.flow === 'checkout' ? 'Paid at the checkout' : 'Reserved, paid by the mailed link'}
      </Fact>
      <Fact name="Special requests">
        <span className="whitespace-pre-line">{booking.specialRequests ?? 'None'}</span>
      </Fact>
    </FactList>
  );
}

function Reach({ email, phone }: { email: string; phone: string | null }) {
  return (
    <>
      <a href={`mailto:${email}`} className="text-link block">
        {email}
      </a>
      {phone && (
        <a href={`tel:${phone}`} className="text-link block">
          {phone}
        </a>
      )}
    </>
  );
}
