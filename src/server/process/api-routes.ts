import type { ApiCall } from '#contract/endpoints.ts';
import { adminAnalyticsRoutes } from '../admin/analytics/admin-analytics-routes.ts';
import { adminPrivacyRoutes } from '../admin/privacy/admin-privacy-routes.ts';
import { adminReviewRoutes } from '../admin/reviews/admin-review-routes.ts';
import { auditLogRoutes } from '../admin/audit-log/audit-log-routes.ts';
import { adminBoatRoutes } from '../admin/boats/admin-boat-routes.ts';
import { adminBookingRoutes } from '../admin/bookings/admin-booking-routes.ts';
import { adminDisputeRoutes } from '../admin/disputes/admin-dispute-routes.ts';
import { adminDocumentRoutes } from '../admin/documents/admin-document-routes.ts';
import { adminOperatorRoutes } from '../admin/operators/admin-operator-routes.ts';
import { adminPortCallRoutes } from '../admin/ships/admin-port-call-routes.ts';
import { adminOptInRoutes } from '../admin/opt-ins/admin-opt-in-routes.ts';
import {
  adminAccessRoutes,
  adminAccountRoutes,
  secondStepRoutes,
} from '../admins/admin-account-routes.ts';
import type { AdminContext } from '../admins/admin-context.ts';
import { adminRosterRoutes } from '../admins/admin-roster-routes.ts';
import { invitationRoutes } from '../admins/accept-invitation.ts';
import { boardRoutes, boardStreamRoutes } from '../board/board-routes.ts';
import type { LiveBoard } from '../board/live-board.ts';
import { boatRoutes } from '../boats/boat-routes.ts';
import { searchRoutes } from '../boats/search/search-routes.ts';
import { operatorBoatRoutes } from '../boats/operator-boat-routes.ts';
import { boatPhotoRoutes } from '../boats/photos/boat-photo-routes.ts';
import { crewRoutes, dayRoutes } from '../bookings/day/day-routes.ts';
import { operatorBookingRoutes } from '../bookings/operator-booking-routes.ts';
import { conflictRoutes } from '../calendars/conflicts/conflict-routes.ts';
import { authorisationRoutes } from '../calendars/connection/authorisation-routes.ts';
import { connectionRoutes } from '../calendars/connection/connection-routes.ts';
import { exportRoutes } from '../calendars/exports/export-routes.ts';
import { feedRoutes } from '../calendars/feeds/feed-routes.ts';
import { byHandRoutes } from '../by-hand/by-hand-routes.ts';
import { approvalRoutes } from '../checkout/approval-routes.ts';
import { bookingRoutes } from '../checkout/booking-routes.ts';
import { holdRoutes } from '../checkout/hold-trip.ts';
import { documentRoutes } from '../documents/document-routes.ts';
import { departureRoutes } from '../departures/departure-routes.ts';
import type { Deps } from '../dependencies.ts';
import { operatorRoutes } from '../operators/operator-routes.ts';
import { statusRoutes } from '../monitoring/status-routes.ts';
import { optInRoutes } from '../opt-ins/opt-in-routes.ts';
import { featureRoutes } from '../payments/featuring/feature-routes.ts';
import { cancellationRoutes } from '../payments/refunds/cancel-booking.ts';
import { failedRefundRoutes } from '../payments/refunds/failed-refunds.ts';
import { refundRoutes } from '../payments/refunds/refund-booking.ts';
import { adminOwedRoutes, adminPayoutRoutes } from '../payouts/admin-payout-routes.ts';
import { adminCallOffRoutes, callOffRoutes } from '../call-offs/call-off-routes.ts';
import { offerRoutes } from '../call-offs/offer-routes.ts';
import { forecastRoutes } from '../forecasts/forecast-routes.ts';
import { shipRoutes } from '../ships/ship-routes.ts';
import { operatorReviewRoutes, reviewRoutes } from '../reviews/review-routes.ts';
import { changeRequestRoutes } from '../trips/answer-change.ts';
import { tripRoutes } from '../trips/trip-routes.ts';
import { payoutRoutes } from '../payouts/payout-routes.ts';

/**
 * What operators, their crews and admins call. It differs by caller, so it never goes through the response cache; nor
 * does the board's stream, which has no end.
 */
export function portalRoutes(deps: Deps, sessions: AdminContext, liveBoard: LiveBoard) {
  return [
    ...boardStreamRoutes(liveBoard),
    ...operatorRoutes(deps),
    ...operatorBoatRoutes(deps),
    ...boatPhotoRoutes(deps),
    ...documentRoutes(deps),
    ...operatorBookingRoutes(deps),
    ...dayRoutes(deps),
    ...byHandRoutes(deps),
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

/** What visitors call, and pages while they are rendered. */
export function visitorRoutes(deps: Deps) {
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

type Served = ReturnType<typeof portalRoutes | typeof visitorRoutes>[number]['to'];
/** Files of a folder. */
type ServedAsFiles = 'GET /content/{file}.txt';
type Unserved = Exclude<ApiCall, Served | ServedAsFiles>;

/** Does not compile while the contract has an endpoint that nobody serves: the error names it. */
export const isComplete: [Unserved] extends [never] ? true : Unserved = true;
