import type { BookingView } from '#contract/public/booking-views.ts';
import { useMessages } from '../language/use-messages.ts';
import { getButtonClasses } from '../../ui/button.tsx';
import { useTripTimes } from '../calendar/use-trip-times.ts';

type PaymentDueProps = { booking: BookingView; className?: string };

export function PaymentDue({ booking, className }: PaymentDueProps) {
  const t = useMessages('booking');
  const { money, moment } = useTripTimes();
  const { payUrl, payBy } = booking;
  if (payUrl === null) return null;
  const amount = money(booking.amountCents);
  return (
    <>
      <p className={className}>
        {payBy ? t.toPayBy(amount, t.islandTime(moment(payBy))) : t.toPay(amount)}
      </p>
      <a href={payUrl} className={`${getButtonClasses()} mt-3`}>
        {t.paySecurely(amount)}
      </a>
    </>
  );
}
