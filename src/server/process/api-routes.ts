import type { ApiCall } from '#contract/endpoints.ts';
import { adminAnalyticsRoutes } from '../back-office/analytics/admin-analytics-routes.ts';
import { adminPrivacyRoutes } from '../back-office/privacy/admin-privacy-routes.ts';
import { adminReviewRoutes } from '../back-office/listings/admin-review-routes.ts';
import { auditLogRoutes } from '../back-office/records/audit-log-routes.ts';
import { adminBoatRoutes } from '../back-office/listings/admin-boat-routes.ts';
import { adminBookingRoutes } from '../back-office/bookings/admin-booking-routes.ts';
import { adminDisputeRoutes } from '../back-office/bookings/admin-dispute-routes.ts';
import { adminDocumentRoutes } from '../back-office/listings/admin-document-routes.ts';
import { adminOperatorRoutes } from '../back-office/listings/admin-operator-routes.ts';
import { adminPortCallRoutes } from '../back-office/ships/admin-port-call-routes.ts';
import { overviewRoutes } from '../back-office/overview/overview-routes.ts';
import { adminOptInRoutes } from '../back-office/records/admin-opt-in-routes.ts';
import {
  adminAccessRoutes,
  adminAccountRoutes,
  secondStepRoutes,
} from '../identity/accounts/admin-account-routes.ts';
import type { AdminContext } from '../identity/sessions/admin-context.ts';
import { adminRosterRoutes } from '../identity/accounts/admin-roster-routes.ts';
import { invitationRoutes } from '../identity/accounts/accept-invitation.ts';
import { boardRoutes, boardStreamRoutes } from '../marketplace/board/board-routes.ts';
import type { LiveBoard } from '../marketplace/board/live-board.ts';
import { boatRoutes } from '../marketplace/boats/boat-routes.ts';
import { searchRoutes } from '../marketplace/search/search-routes.ts';
import { operatorBoatRoutes } from '../marketplace/boats/operator-boat-routes.ts';
import { profileRoutes } from '../marketplace/profiles/profile-routes.ts';
import { boatPhotoRoutes } from '../marketplace/boats/photos/boat-photo-routes.ts';
import { meetingPhotoRoutes } from '../marketplace/boats/photos/meeting-photo-routes.ts';
import { crewRoutes, dayRoutes } from '../marketplace/operator-bookings/day-routes.ts';
import { operatorBookingRoutes } from '../marketplace/operator-bookings/operator-booking-routes.ts';
import { conflictRoutes } from '../marketplace/conflicts/conflict-routes.ts';
import { authorisationRoutes } from '../marketplace/calendars/connection/authorisation-routes.ts';
import { connectionRoutes } from '../marketplace/calendars/connection/connection-routes.ts';
import { exportRoutes } from '../marketplace/calendars/exports/export-routes.ts';
import { feedRoutes } from '../marketplace/calendars/feeds/feed-routes.ts';
import { manualBookingRoutes } from '../marketplace/manual-bookings/manual-booking-routes.ts';
import { approvalRoutes } from '../marketplace/checkout/approval-routes.ts';
import { bookingRoutes } from '../marketplace/checkout/booking-routes.ts';
import { holdRoutes } from '../marketplace/checkout/hold-trip.ts';
import { documentRoutes } from '../marketplace/documents/document-routes.ts';
import { departureRoutes } from '../marketplace/departures/departure-routes.ts';
import type { Deps } from '../platform/dependencies.ts';
import { operatorRoutes } from '../identity/operators/operator-routes.ts';
import { statusRoutes } from '../operations/monitoring/status-routes.ts';
import { optInRoutes } from '../marketplace/opt-ins/opt-in-routes.ts';
import { featureRoutes } from '../marketplace/featuring/feature-routes.ts';
import { cancellationRoutes } from '../marketplace/refunds/cancel-booking.ts';
import { failedRefundRoutes } from '../marketplace/refunds/failed-refunds.ts';
import { refundRoutes } from '../marketplace/refunds/refund-booking.ts';
import { adminOwedRoutes, adminPayoutRoutes } from '../marketplace/payouts/admin-payout-routes.ts';
import { adminCallOffRoutes, callOffRoutes } from '../marketplace/cancellations/call-off-routes.ts';
import { offerRoutes } from '../marketplace/cancellations/offer-routes.ts';
import { forecastRoutes } from '../marketplace/forecasts/forecast-routes.ts';
import { shipRoutes } from '../marketplace/ships/ship-routes.ts';
import { operatorReviewRoutes, reviewRoutes } from '../marketplace/reviews/review-routes.ts';
import { changeRequestRoutes } from '../marketplace/trips/answer-change.ts';
import { tripRoutes } from '../marketplace/trips/trip-routes.ts';
import { walletRoutes } from '../marketplace/wallets/wallet-routes.ts';
import { payoutRoutes } from '../marketplace/payouts/payout-routes.ts';

/**
 * Endpoints for operators, crews and admins. They bypass the response cache, because their responses differ by caller
 * and the board's stream never ends.
 */
export function portalRoutes(deps: Deps, sessions: AdminContext, liveBoard: LiveBoard) {
  return [
    ...boardStreamRoutes(liveBoard),
    ...operatorRoutes(deps),
    ...operatorBoatRoutes(deps),
    ...boatPhotoRoutes(deps),
    ...meetingPhotoRoutes(deps),
    ...profileRoutes(deps),
    ...documentRoutes(deps),
    ...overviewRoutes(deps),
    ...operatorBookingRoutes(deps),
    ...dayRoutes(deps),
    ...manualBookingRoutes(deps),
    ...crewRoutes(deps),
    ...featureRoutes(deps),
    ...payoutRoutes(deps),
    ...approvalRoutes(deps),
    ...conflictRoutes(deps),
    ...changeRequestRoutes(deps),
    ...callOffRoutes(deps),
    ...departureRoutes(deps),
    ...adminCallOffRoutes(deps),
    ...operatorReviewRoutes(deps),
    ...authorisationRoutes(deps),
    ...connectionRoutes(deps),
    ...feedRoutes(deps),
    ...exportRoutes(deps),
    ...walletRoutes(deps),
    ...adminRoutes(deps, sessions),
  ];
}

function adminRoutes(deps: Deps, sessions: AdminContext) {
  return [
    ...adminAccessRoutes(deps, sessions),
    ...adminAccountRoutes(deps),
    ...secondStepRoutes(deps),
    ...adminRosterRoutes(deps),
    ...invitationRoutes(deps, sessions),
    ...auditLogRoutes(deps),
    ...adminAnalyticsRoutes(deps),
    ...adminBoatRoutes(deps),
    ...adminOperatorRoutes(deps),
    ...adminDocumentRoutes(deps),
    ...adminPortCallRoutes(deps),
    ...adminOptInRoutes(deps),
    ...refundRoutes(deps),
    ...cancellationRoutes(deps),
    ...failedRefundRoutes(deps),
    ...adminBookingRoutes(deps),
    ...adminDisputeRoutes(deps),
    ...adminReviewRoutes(deps),
    ...adminOwedRoutes(deps),
    ...adminPayoutRoutes(deps),
    ...adminPrivacyRoutes(deps),
  ];
}

/** Endpoints for visitors, also called in-process while pages are rendered. */
export function publicRoutes(deps: Deps) {
  return [
    ...searchRoutes(deps),
    ...boardRoutes(deps),
    ...forecastRoutes(deps),
    ...shipRoutes(deps),
    ...boatRoutes(deps),
    ...holdRoutes(deps),
    ...bookingRoutes(deps),
    ...tripRoutes(deps),
    ...offerRoutes(deps),
    ...reviewRoutes(deps),
    ...optInRoutes(deps),
    ...statusRoutes(deps),
  ];
}

type Served = ReturnType<typeof portalRoutes | typeof publicRoutes>[number]['to'];
/** Endpoints served as static files. */
type ServedAsFiles = 'GET /content/{file}.txt';
type Unserved = Exclude<ApiCall, Served | ServedAsFiles>;

/** Fails to compile while an endpoint of the contract is not served; the error names it. */
export const isComplete: [Unserved] extends [never] ? true : Unserved = true;
