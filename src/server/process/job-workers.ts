import {
  chargeApprovedTrip,
  endApprovalIfLapsed,
  endLapsedApprovals,
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
import { mailTemplates } from './mail-templates.ts';
import { closePaymentPages, releasePayment } from '../marketplace/payments/close-payment-pages.ts';
import { endHold } from '../marketplace/payments/end-hold.ts';
import { reconcilePayments } from '../marketplace/reconciliation/reconcile-payments.ts';
import { readForecast } from '../marketplace/forecasts/read-forecast.ts';
import { forgetWhatIsOld } from '../back-office/privacy/forget-what-is-old.ts';
import { sendRefund } from '../marketplace/refunds/send-refund.ts';
import { foldSums } from '../back-office/analytics/fold-sums.ts';
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
import { endLapsedRequest } from '../marketplace/trips/answer-change.ts';
import { removePhotoFiles } from '../marketplace/core/uploads/store-photo.ts';
import { forgetDocuments } from '../marketplace/documents/forget-documents.ts';
import { updateListings } from '../marketplace/documents/update-listing-visibility.ts';
import { askForTripLengths } from '../marketplace/boats/notices/ask-for-trip-lengths.ts';
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
    'send-mail': ({ key }) => sendMail(deps, mailTemplates, key),
    'end-hold': async ({ bookingId }) => {
      await endHold(deps, bookingId);
    },
    'send-refund': ({ refundId }) => sendRefund(deps, refundId),
    'close-payment-pages': ({ bookingId }) => closePaymentPages(deps, bookingId),
    'remove-photo-files': ({ photoId }) => removePhotoFiles(deps, photoId),
    'keep-offers': () => rollForwardDepartures(deps),
    'remove-sign-in': async ({ userId }) => deps.signInAccounts?.remove(userId),
    ...documentWorkers(deps),
    ...guestWorkers(deps),
    'reconcile-payments': async () => {
      await reconcilePayments(deps);
      await reconcileFeatures(deps);
      await endLapsedApprovals(deps);
      await reconcileRebookingOffers(deps);
    },
    'fold-sums': () => foldSums(deps),
    'import-provider-lines': () => importBalanceTransactions(deps),
    'compare-with-provider': () => compareWithProvider(deps),
    'end-asking': ({ bookingId }) => endApprovalIfLapsed(deps, bookingId),
    'carry-out-call-off': ({ callOffId }) => carryOutCallOff(deps, callOffId),
    'open-offer': ({ offerId }) => openOffer(deps, offerId),
    'end-offer': ({ offerId }) => endOffer(deps, offerId),
    'read-forecast': () => readForecast(deps),
    'call-off-small-departures': () => callOffSmallDepartures(deps),
    'capture-payment': ({ sessionId }) => chargeApprovedTrip(deps, sessionId),
    'release-payment': ({ sessionId }) => releasePayment(deps, sessionId),
    'sync-calendars': () => queueDueCalendars(deps),
    'sync-calendar': (change) => syncChangedCalendar(deps, change),
    'export-booking': ({ bookingId }) => exportBooking(deps, bookingId),
    'visit-doctor': () => runConsistencyChecks(deps),
    'watch-shop': () => checkAlerts(deps),
    'leave-account': (left) => disconnectAccount(deps, left),
    'read-feeds': () => queueDueFeeds(deps),
    'read-feed': (turn) => readDueFeed(deps, turn),
    'find-conflicts': async ({ operatorId }) => {
      await findConflicts(deps, operatorId);
    },
  };
}

type DocumentJob =
  | 'remove-document'
  | 'keep-listings'
  | 'remind-of-documents'
  | 'warn-of-uncovered-trips'
  | 'ask-for-trip-lengths'
  | 'forget-what-is-old';

/** Jobs that mail guests of sold trips. */
function guestWorkers(deps: Deps) {
  return {
    'mail-trip-link': ({ sealed }) => mailTripLink(deps, sealed),
    'end-change-request': ({ requestId }) => endLapsedRequest(deps, requestId),
    'remind-guests': () => remindGuests(deps),
    'ask-for-reviews': () => askForReviews(deps),
  } satisfies Partial<JobWorkers>;
}

function documentWorkers(deps: Deps): Pick<JobWorkers, DocumentJob> {
  return {
    'remove-document': ({ file }) => deps.documentFiles.remove(file),
    'keep-listings': () => updateListings(deps),
    'remind-of-documents': async () => {
      await remindOfDocuments(deps);
      await warnOfAllUncoveredTrips(deps);
    },
    'warn-of-uncovered-trips': ({ operatorId }) => warnOfUncoveredTrips(deps, operatorId),
    'ask-for-trip-lengths': () => askForTripLengths(deps),
    'forget-what-is-old': async () => {
      await forgetDocuments(deps);
      await forgetWhatIsOld(deps);
    },
  };
}
