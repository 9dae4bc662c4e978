import type { ReactElement } from 'react';
import type { MailKind, MailRecipient } from '#domain/bookings/mail-kinds.ts';
import { AdminAccountChanged } from './admin/admin-account-changed.tsx';
import { AdminInvitation } from './admin/admin-invitation.tsx';
import { PlatformAlertOver } from './admin/platform-alert-over.tsx';
import { PlatformAlert } from './admin/platform-alert.tsx';
import { PlatformDisputeNotice } from './admin/platform-dispute-notice.tsx';
import { PlatformDocumentSent } from './admin/platform-document-sent.tsx';
import { PlatformHelpAsked } from './admin/platform-help-asked.tsx';
import { PlatformUncoveredTrips } from './admin/platform-uncovered-trips.tsx';
import { GuestAsked } from './guest/bookings/guest-asked.tsx';
import { GuestCancelled } from './guest/bookings/guest-cancelled.tsx';
import { GuestCardRefused } from './guest/bookings/guest-card-refused.tsx';
import { GuestConfirmation } from './guest/bookings/guest-confirmation.tsx';
import { GuestDeclined } from './guest/bookings/guest-declined.tsx';
import { GuestLatePayment } from './guest/bookings/guest-late-payment.tsx';
import { GuestMoved } from './guest/bookings/guest-moved.tsx';
import { GuestRefund } from './guest/bookings/guest-refund.tsx';
import { GuestReleased } from './guest/bookings/guest-released.tsx';
import { GuestReservation } from './guest/bookings/guest-reservation.tsx';
import { GuestSecondPayment } from './guest/bookings/guest-second-payment.tsx';
import { GuestUnanswered } from './guest/bookings/guest-unanswered.tsx';
import { GuestCalledOff } from './guest/trips/guest-called-off.tsx';
import { GuestChangeDeclined } from './guest/trips/guest-change-declined.tsx';
import { GuestFewerGuests } from './guest/trips/guest-fewer-guests.tsx';
import { GuestHandedAway } from './guest/trips/guest-handed-away.tsx';
import { GuestHandedOver } from './guest/trips/guest-handed-over.tsx';
import { GuestHelpAsked } from './guest/trips/guest-help-asked.tsx';
import { GuestMeetingPointChanged } from './guest/trips/guest-meeting-point-changed.tsx';
import { GuestOperatorWrote } from './guest/trips/guest-operator-wrote.tsx';
import { GuestRebooked } from './guest/trips/guest-rebooked.tsx';
import { GuestReminder } from './guest/trips/guest-reminder.tsx';
import { GuestReviewAnswered } from './guest/trips/guest-review-answered.tsx';
import { GuestReviewAsked } from './guest/trips/guest-review-asked.tsx';
import { GuestShipChanged } from './guest/trips/guest-ship-changed.tsx';
import { GuestTripLink } from './guest/trips/guest-trip-link.tsx';
import { OperatorBoatsUnlisted } from './operator/account/operator-boats-unlisted.tsx';
import { OperatorDocumentAccepted } from './operator/account/operator-document-accepted.tsx';
import { OperatorDocumentRefused } from './operator/account/operator-document-refused.tsx';
import { OperatorDocumentReminder } from './operator/account/operator-document-reminder.tsx';
import { OperatorDocumentsAsked } from './operator/account/operator-documents-asked.tsx';
import { OperatorFeatureRefunded } from './operator/account/operator-feature-refunded.tsx';
import { OperatorFeatured } from './operator/account/operator-featured.tsx';
import { OperatorLengthsAsked } from './operator/account/operator-lengths-asked.tsx';
import { OperatorNotice } from './operator/account/operator-notice.tsx';
import { OperatorPaidOut } from './operator/account/operator-paid-out.tsx';
import { OperatorSignIn } from './operator/account/operator-sign-in.tsx';
import { OperatorUncoveredTrips } from './operator/account/operator-uncovered-trips.tsx';
import { OperatorAsked } from './operator/bookings/operator-asked.tsx';
import { OperatorCancelled } from './operator/bookings/operator-cancelled.tsx';
import { OperatorCardRefused } from './operator/bookings/operator-card-refused.tsx';
import { OperatorClash } from './operator/bookings/operator-clash.tsx';
import { OperatorConfirmation } from './operator/bookings/operator-confirmation.tsx';
import { OperatorDispute } from './operator/bookings/operator-dispute.tsx';
import { OperatorMoved } from './operator/bookings/operator-moved.tsx';
import { OperatorRefund } from './operator/bookings/operator-refund.tsx';
import { OperatorReservation } from './operator/bookings/operator-reservation.tsx';
import { OperatorTripsClash } from './operator/bookings/operator-trips-clash.tsx';
import { OperatorCallOffSettled } from './operator/trips/operator-call-off-settled.tsx';
import { OperatorCalledOff } from './operator/trips/operator-called-off.tsx';
import { OperatorChangeAsked } from './operator/trips/operator-change-asked.tsx';
import { OperatorCorrected } from './operator/trips/operator-corrected.tsx';
import { OperatorFewerGuests } from './operator/trips/operator-fewer-guests.tsx';
import { OperatorGuestWrote } from './operator/trips/operator-guest-wrote.tsx';
import { OperatorHandedOver } from './operator/trips/operator-handed-over.tsx';
import { OperatorRebookedAway } from './operator/trips/operator-rebooked-away.tsx';
import { OperatorRebooked } from './operator/trips/operator-rebooked.tsx';
import { OperatorReviewed } from './operator/trips/operator-reviewed.tsx';
import { OperatorTripsCalledOff } from './operator/trips/operator-trips-called-off.tsx';

/** Every mail: a component per kind and recipient. A missing kind does not compile. */
export const mails = {
  confirmation: { visitor: GuestConfirmation, operator: OperatorConfirmation },
  reservation: { visitor: GuestReservation, operator: OperatorReservation },
  'late-payment': { visitor: GuestLatePayment },
  'second-payment': { visitor: GuestSecondPayment },
  released: { visitor: GuestReleased },
  cancelled: { visitor: GuestCancelled, operator: OperatorCancelled },
  refund: { visitor: GuestRefund, operator: OperatorRefund },
  dispute: { operator: OperatorDispute },
  asked: { visitor: GuestAsked, operator: OperatorAsked },
  declined: { visitor: GuestDeclined },
  unanswered: { visitor: GuestUnanswered },
  'card-refused': { visitor: GuestCardRefused, operator: OperatorCardRefused },
  moved: { visitor: GuestMoved, operator: OperatorMoved },
  clash: { operator: OperatorClash },
  'fewer-guests': { visitor: GuestFewerGuests, operator: OperatorFewerGuests },
  'handed-over': { visitor: GuestHandedOver, operator: OperatorHandedOver },
  'handed-away': { visitor: GuestHandedAway },
  corrected: { operator: OperatorCorrected },
  'trip-link': { visitor: GuestTripLink },
  'guest-wrote': { operator: OperatorGuestWrote },
  'change-asked': { operator: OperatorChangeAsked },
  'change-declined': { visitor: GuestChangeDeclined },
  'called-off': { visitor: GuestCalledOff, operator: OperatorCalledOff },
  rebooked: { visitor: GuestRebooked, operator: OperatorRebooked },
  'rebooked-away': { operator: OperatorRebookedAway },
  'operator-wrote': { visitor: GuestOperatorWrote },
  'ship-changed': { visitor: GuestShipChanged },
  'meeting-point-changed': { visitor: GuestMeetingPointChanged },
  reminder: { visitor: GuestReminder },
  'review-asked': { visitor: GuestReviewAsked },
  reviewed: { operator: OperatorReviewed },
  'review-answered': { visitor: GuestReviewAnswered },
  notice: { operator: OperatorNotice },
  'lengths-asked': { operator: OperatorLengthsAsked },
  'document-sent': { platform: PlatformDocumentSent },
  'document-accepted': { operator: OperatorDocumentAccepted },
  'document-refused': { operator: OperatorDocumentRefused },
  'document-reminder': { operator: OperatorDocumentReminder },
  'documents-asked': { operator: OperatorDocumentsAsked },
  'uncovered-trips': { operator: OperatorUncoveredTrips, platform: PlatformUncoveredTrips },
  'boats-unlisted': { operator: OperatorBoatsUnlisted },
  'trips-called-off': { operator: OperatorTripsCalledOff },
  'call-off-settled': { operator: OperatorCallOffSettled },
  'trips-clash': { operator: OperatorTripsClash },
  'help-asked': { visitor: GuestHelpAsked, platform: PlatformHelpAsked },
  featured: { operator: OperatorFeatured },
  invitation: { admin: AdminInvitation },
  'account-changed': { admin: AdminAccountChanged },
  'paid-out': { operator: OperatorPaidOut },
  'dispute-notice': { platform: PlatformDisputeNotice },
  'feature-refunded': { operator: OperatorFeatureRefunded },
  alert: { platform: PlatformAlert },
  'alert-over': { platform: PlatformAlertOver },
  /** Sent by the embedded sign-in service, not through the outbox. */
  'sign-in': { operator: OperatorSignIn },
} as const satisfies Record<
  MailKind | 'sign-in',
  { readonly [Each in MailRecipient]?: MailComponent }
>;

export type Mails = typeof mails;

/** A mail's component: props have sample values as defaults, and `samples` contains further sample props by name. */
export type MailComponent = {
  (props: never): ReactElement;
  samples?: Readonly<Record<string, object>>;
};

/** Data that a mail shows, without the context that the renderer adds. */
export type MailData<Component> = Component extends (props: infer Props) => ReactElement
  ? Required<Omit<Props, 'context'>>
  : never;

/** Languages that a mail's component supports. */
export type MailLanguage<Component> = Component extends (props: infer Props) => ReactElement
  ? Props extends { context?: { language: infer Spoken } }
    ? Spoken
    : never
  : never;
