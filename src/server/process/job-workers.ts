import {
  chargeApprovedTrip,
  expireApproval,
  expireApprovals,
} from '../marketplace/checkout/trip-approvals.ts';
import { findConflicts } from '../marketplace/conflicts/find-conflicts.ts';
import { exportBooking } from '../marketplace/calendars/connection/export-booking.ts';
import {
  disconnectAccount,
  queueDueCalendars,
  syncChangedCalendar,
} from '../marketplace/calendars/connection/calendar-jobs.ts';
import { queueDueFeeds, readDueFeed } from '../marketplace/calendars/feeds/due-feeds.ts';
import { reconcileFeatures } from '../marketplace/featuring/reconcile-features.ts';
import type { JobWorkers } from '../platform/jobs/jobs.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import { runConsistencyChecks } from '../operations/monitoring/check-runs.ts';
import { checkAlerts } from '../operations/monitoring/check-alerts.ts';
import { mailLoaders } from './mail-loaders.ts';
import { closePaymentPages, releasePayment } from '../marketplace/payments/close-payment-pages.ts';
import { endHold } from '../marketplace/payments/end-hold.ts';
import { reconcilePayments } from '../marketplace/reconciliation/reconcile-payments.ts';
import { readForecast } from '../marketplace/forecasts/read-forecast.ts';
import { deleteExpiredData } from '../back-office/privacy/delete-expired-data.ts';
import { sendRefund } from '../marketplace/refunds/send-refund.ts';
import { aggregateRollups } from '../back-office/analytics/aggregate-rollups.ts';
import {
  endOffer,
  openOffer,
  reconcileRebookingOffers,
} from '../marketplace/cancellations/rebooking-offers.ts';
import { carryOutCallOff } from '../marketplace/cancellations/carry-out-call-off.ts';
import { callOffSmallDepartures } from '../marketplace/cancellations/small-departures.ts';
import { remindGuests } from '../marketplace/reminders/remind-guests.ts';
import { askForReviews } from '../marketplace/reviews/ask-for-reviews.ts';
import { mailTripLink } from '../marketplace/trips/find-trip.ts';
import { pushPass, updatePasses } from '../marketplace/wallets/update-passes.ts';
import { endLapsedRequest } from '../marketplace/trips/answer-change.ts';
import { removePhotoFiles } from '../marketplace/core/uploads/store-photo.ts';
import { forgetDocuments } from '../marketplace/documents/forget-documents.ts';
import { updateListings } from '../marketplace/documents/update-listing-visibility.ts';
import { mailMeetingPoint } from '../marketplace/boats/meeting-points/mail-meeting-point.ts';
import { requestTripLengths } from '../marketplace/boats/notices/request-trip-lengths.ts';
import { remindOfDocuments } from '../marketplace/documents/remind-of-documents.ts';
import {
  warnOfAllUncoveredTrips,
  warnOfUncoveredTrips,
} from '../marketplace/documents/warn-of-uncovered-trips.ts';
import { rollForwardDepartures } from '../marketplace/search/roll-forward-departures.ts';
import type { Deps } from '../platform/dependencies.ts';
import {
  compareWithProvider,
  importBalanceTransactions,
} from '../marketplace/reconciliation/compare-with-provider.ts';

/** Maps jobs to their workers. Any job may run twice, so each checks first whether its work is done. */
export function jobWorkers(deps: Deps): JobWorkers {
  return {
    'send-mail': ({ key }) => sendMail(deps, mailLoaders, key),
    'end-hold': async ({ bookingId }) => {
      await endHold(deps, bookingId);
    },
    'send-refund': ({ refundId }) => sendRefund(deps, refundId),
    'close-payment-pages': ({ bookingId }) => closePaymentPages(deps, bookingId),
    'remove-photo-files': ({ photoId }) => removePhotoFiles(deps, photoId),
    'roll-forward-departures': () => rollForwardDepartures(deps),
    'remove-sign-in': async ({ userId }) => deps.signInAccounts?.remove(userId),
    ...documentWorkers(deps),
    ...guestWorkers(deps),
    'reconcile-payments': async () => {
      await reconcilePayments(deps);
      await reconcileFeatures(deps);
      await expireApprovals(deps);
      await reconcileRebookingOffers(deps);
    },
    'aggregate-rollups': () => aggregateRollups(deps),
    'import-balance-transactions': () => importBalanceTransactions(deps),
    'compare-with-provider': () => compareWithProvider(deps),
    'expire-approval': ({ bookingId }) => expireApproval(deps, bookingId),
    'carry-out-call-off': ({ callOffId }) => carryOutCallOff(deps, callOffId),
    'open-rebooking-offer': ({ offerId }) => openOffer(deps, offerId),
    'expire-rebooking-offer': ({ offerId }) => endOffer(deps, offerId),
    'read-forecast': () => readForecast(deps),
    'call-off-small-departures': () => callOffSmallDepartures(deps),
    'capture-payment': ({ sessionId }) => chargeApprovedTrip(deps, sessionId),
    'release-payment': ({ sessionId }) => releasePayment(deps, sessionId),
    'sync-calendars': () => queueDueCalendars(deps),
    'sync-calendar': (change) => syncChangedCalendar(deps, change),
    'export-booking': ({ bookingId }) => exportBooking(deps, bookingId),
    'run-consistency-checks': () => runConsistencyChecks(deps),
    'check-alerts': () => checkAlerts(deps),
    'disconnect-calendar-account': (left) => disconnectAccount(deps, left),
    'read-feeds': () => queueDueFeeds(deps),
    'read-feed': (turn) => readDueFeed(deps, turn),
    'find-conflicts': async ({ operatorId }) => {
      await findConflicts(deps, operatorId);
    },
  };
}

type DocumentJob =
  | 'remove-document'
  | 'update-listing-visibility'
  | 'remind-of-documents'
  | 'warn-of-uncovered-trips'
  | 'request-trip-lengths'
  | 'delete-expired-data';

/** Returns the workers for jobs that notify guests about their trips. */
function guestWorkers(deps: Deps) {
  return {
    'mail-trip-link': ({ sealed }) => mailTripLink(deps, sealed),
    'end-change-request': ({ requestId }) => endLapsedRequest(deps, requestId),
    'mail-meeting-point': (change) => mailMeetingPoint(deps, change),
    'update-wallet-passes': ({ bookingId }) => updatePasses(deps, bookingId),
    'push-wallet-pass': (notified) => pushPass(deps, notified),
    'remind-guests': () => remindGuests(deps),
    'ask-for-reviews': () => askForReviews(deps),
  } satisfies Partial<JobWorkers>;
}

function documentWorkers(deps: Deps): Pick<JobWorkers, DocumentJob> {
  return {
    'remove-document': ({ file }) => deps.documentFiles.remove(file),
    'update-listing-visibility': () => updateListings(deps),
    'remind-of-documents': async () => {
      await remindOfDocuments(deps);
      await warnOfAllUncoveredTrips(deps);
    },
    'warn-of-uncovered-trips': ({ operatorId }) => warnOfUncoveredTrips(deps, operatorId),
    'request-trip-lengths': () => requestTripLengths(deps),
    'delete-expired-data': async () => {
      await forgetDocuments(deps);
      await deleteExpiredData(deps);
    },
  };
}
