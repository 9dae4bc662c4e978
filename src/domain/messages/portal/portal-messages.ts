import type { Like } from '../like.ts';
import type adminAccount from './admin-account.en.ts';
import type adminAnalytics from './admin-analytics.en.ts';
import type adminAuditLog from './admin-audit-log.en.ts';
import type adminBoats from './admin-boats.en.ts';
import type adminBookings from './admin-bookings.en.ts';
import type adminCallOffs from './admin-call-offs.en.ts';
import type adminDashboard from './admin-dashboard.en.ts';
import type adminDisputes from './admin-disputes.en.ts';
import type adminDocuments from './admin-documents.en.ts';
import type adminLayout from './admin-layout.en.ts';
import type adminOperators from './admin-operators.en.ts';
import type adminOptIns from './admin-opt-ins.en.ts';
import type adminPayouts from './admin-payouts.en.ts';
import type adminPrivacy from './admin-privacy.en.ts';
import type adminReviews from './admin-reviews.en.ts';
import type adminRoster from './admin-roster.en.ts';
import type adminSentences from './admin-sentences.fr.ts';
import type adminShips from './admin-ships.en.ts';
import type adminSignIn from './admin-sign-in.en.ts';
import type operatorAvailability from './operator-availability.en.ts';
import type operatorBoats from './operator-boats.en.ts';
import type operatorBookings from './operator-bookings.en.ts';
import type operatorByHand from './operator-by-hand.en.ts';
import type operatorCalendars from './operator-calendars.en.ts';
import type operatorCallOffs from './operator-call-offs.en.ts';
import type operatorChanges from './operator-changes.en.ts';
import type operatorDashboard from './operator-dashboard.en.ts';
import type operatorDay from './operator-day.en.ts';
import type operatorDepartures from './operator-departures.en.ts';
import type operatorDocuments from './operator-documents.en.ts';
import type operatorFeaturing from './operator-featuring.en.ts';
import type operatorPayouts from './operator-payouts.en.ts';
import type operatorPhotos from './operator-photos.en.ts';
import type operatorReviews from './operator-reviews.en.ts';
import type operatorSession from './operator-session.en.ts';
import type operatorSignIn from './operator-sign-in.en.ts';
<<<<<<< HEAD
<<<<<<< HEAD
import type portalCallOffs from './portal-call-offs.en.ts';
=======
import type portalSailing from './portal-sailing.en.ts';
>>>>>>> p2
=======
import type portalCallOffs from './portal-call-offs.en.ts';
import type portalSailing from './portal-sailing.en.ts';
>>>>>>> p5
import type portalShared from './portal-shared.en.ts';
import type { CaptainProblems } from './captain-sentences.ts';

/** The messages of the portals of captains, crews and admins, by group: a page has the few that its route names. */
export type PortalMessages = {
  /** By what the rules say in English, as `problems` of guests. */
  'portal-problems': Partial<CaptainProblems>;
  'portal-shared': Like<typeof portalShared>;
<<<<<<< HEAD
<<<<<<< HEAD
  /** Of operators and admins who call trips off. */
  'portal-call-offs': Like<typeof portalCallOffs>;
=======
  'portal-sailing': Like<typeof portalSailing>;
>>>>>>> p2
=======
  /** Of operators and admins who call trips off. */
  'portal-call-offs': Like<typeof portalCallOffs>;
  'portal-sailing': Like<typeof portalSailing>;
>>>>>>> p5
  'operator-availability': Like<typeof operatorAvailability>;
  'operator-boats': Like<typeof operatorBoats>;
  'operator-bookings': Like<typeof operatorBookings>;
  'operator-by-hand': Like<typeof operatorByHand>;
  'operator-calendars': Like<typeof operatorCalendars>;
  'operator-call-offs': Like<typeof operatorCallOffs>;
  'operator-changes': Like<typeof operatorChanges>;
  'operator-dashboard': Like<typeof operatorDashboard>;
  'operator-day': Like<typeof operatorDay>;
  'operator-departures': Like<typeof operatorDepartures>;
  'operator-documents': Like<typeof operatorDocuments>;
  'operator-featuring': Like<typeof operatorFeaturing>;
  'operator-payouts': Like<typeof operatorPayouts>;
  'operator-photos': Like<typeof operatorPhotos>;
  'operator-reviews': Like<typeof operatorReviews>;
  'operator-session': Like<typeof operatorSession>;
  'operator-sign-in': Like<typeof operatorSignIn>;
  'admin-account': Like<typeof adminAccount>;
  'admin-analytics': Like<typeof adminAnalytics>;
  'admin-audit-log': Like<typeof adminAuditLog>;
  'admin-boats': Like<typeof adminBoats>;
  'admin-bookings': Like<typeof adminBookings>;
  'admin-call-offs': Like<typeof adminCallOffs>;
  'admin-dashboard': Like<typeof adminDashboard>;
  'admin-disputes': Like<typeof adminDisputes>;
  'admin-documents': Like<typeof adminDocuments>;
  'admin-layout': Like<typeof adminLayout>;
  'admin-operators': Like<typeof adminOperators>;
  'admin-opt-ins': Like<typeof adminOptIns>;
  'admin-payouts': Like<typeof adminPayouts>;
  'admin-privacy': Like<typeof adminPrivacy>;
  'admin-reviews': Like<typeof adminReviews>;
  'admin-roster': Like<typeof adminRoster>;
  /** By what the domain says in English, which needs no other words. */
  'admin-sentences': Partial<Record<keyof typeof adminSentences, string>>;
  'admin-ships': Like<typeof adminShips>;
  'admin-sign-in': Like<typeof adminSignIn>;
};
