import type { SunNote } from '#domain/availability/sun-notes.ts';
import type { BookingStatus, PaidBy } from '#domain/bookings/bookings.ts';
import type { VisitedPlace } from '#domain/island/borders.ts';
import type { Place } from '#domain/island/port-places.ts';
import type { Language } from '#i18n/languages/languages.ts';
import type { PricingMode } from '#domain/money/pricing-modes.ts';
import type { Day, Time } from '#domain/time/days.ts';

/** A booking as mails show it. Names are isolated (`plain-text.ts`). */
export type MailedTrip = {
  code: string;
  status: BookingStatus;
  pricingMode: PricingMode;
  start: Day;
  end: Day;
  time: Time | null;
  groupSize: number;
  boat: { name: string; slug: string; port: string; customPort: string | null; pin: Place | null };
  operator: { name: string; phone: string | null };
  /** The email address is empty if the guest gave none. */
  guest: { name: string; email: string; phone: string | null; requests: string | null };
  tripCents: number;
  feeCents: number;
  amountCents: number;
  refundedCents: number;
  paidBy: PaidBy;
  wasPaid: boolean;
  isHandedOver: boolean;
  isMovedByGuest: boolean;
  isCancelledByGuest: boolean;
  payUntilMs: number;
  /** Extended deadline if the guest confirms that the mail arrived; null if confirming adds no time. */
  keepUntilMs: number | null;
  answerByMs: number;
  /** Null without a cancellation policy; `untilMs` is null once free cancellation has ended. */
  freeCancellation: { untilMs: number | null } | null;
  meetingPoint: string;
  bring: string;
  included: string;
  /** Languages of the operator's texts: the recipient's language if the text is translated. */
  writtenIn: Readonly<Record<'meetingPoint' | 'bring' | 'included', Language>>;
  visits: readonly VisitedPlace[];
  smallestNumber: number | null;
  decisionHours: number;
  sun: SunNote | null;
  /** Secret link to the trip's page, for its guest; otherwise empty. */
  tripUrl: string;
  payUrl: string;
};
