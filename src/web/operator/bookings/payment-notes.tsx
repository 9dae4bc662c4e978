import type { BookingMoneyView } from '#contract/public/booking-money-views.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Badge } from '../../ui/badge.tsx';

type PaymentNotesProps = {
  /** Days stored on a phone by an earlier version lack both fields. */
  booking: Partial<BookingMoneyView> & { paidBy?: string };
};

/** Shows refunds of a card payment and its latest dispute. */
export function PaymentNotes({ booking }: PaymentNotesProps) {
  const shared = useMessages('portal-shared');
  const { money } = useFormats();
  const { refundedCents = 0, dispute, paidBy = 'card' } = booking;
  if (paidBy !== 'card') return null;
  return (
    <>
      {refundedCents > 0 && <span>{shared.refunded(money(refundedCents))}</span>}
      {dispute && <DisputeBadge dispute={dispute} />}
    </>
  );
}

function DisputeBadge({ dispute }: { dispute: NonNullable<BookingMoneyView['dispute']> }) {
  const shared = useMessages('portal-shared');
  const notes = shared.dispute;
  const { money } = useFormats();
  const { stage, isInquiry, takenCents } = dispute;
  if (stage === 'won') return <Badge>{notes.won}</Badge>;
  if (stage === 'closed') return <Badge>{notes.closed}</Badge>;
  if (isInquiry) return <Badge tone="accent">{notes.inquiry}</Badge>;
  return <Badge tone="danger">{notes[stage](money(takenCents))}</Badge>;
}
