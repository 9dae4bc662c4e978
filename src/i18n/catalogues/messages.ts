import type { InfoSlug } from '#locales/site/info-pages.ts';
import type board from '#locales/guest/island/board.en.ts';
import type boat from '#locales/guest/boat/boat.en.ts';
import type compare from '#locales/guest/search/compare.en.ts';
import type breadcrumbs from '#locales/guest/navigation/breadcrumbs.en.ts';
import type { Descriptions } from '#locales/descriptions/description-messages.ts';
import type listing from '#locales/guest/search/listing.en.ts';
import type notFound from '#locales/guest/navigation/not-found.en.ts';
import type ships from '#locales/guest/island/ships.en.ts';
import type booking from '#locales/guest/checkout/booking.en.ts';
import type checkout from '#locales/guest/checkout/checkout.en.ts';
import type picker from '#locales/guest/checkout/picker.en.ts';
import type filters from '#locales/guest/search/filters.en.ts';
import type footer from '#locales/guest/navigation/footer.en.ts';
import type forecast from '#locales/guest/island/forecast.en.ts';
import type home from '#locales/guest/pages/home.en.ts';
import type info from '#locales/guest/pages/info.en.ts';
import type layout from '#locales/common/layout.en.ts';
import type { Translated } from '#locales/translated.ts';
import type offer from '#locales/guest/trip/offer.en.ts';
import type offline from '#locales/guest/pages/offline.en.ts';
import type { GuestErrors } from '#locales/errors/guest-error-messages.ts';
import type reviews from '#locales/guest/boat/reviews.en.ts';
import type timeline from '#locales/guest/trip/timeline.en.ts';
import type trip from '#locales/guest/trip/trip.en.ts';
import type details from '#locales/guest/boat/details.en.ts';
import type { PortalMessages } from './portal-messages.ts';
import type trips from '#locales/common/trips.en.ts';

/** Messages of guest pages by group: a page loads `layout` and the groups that its route names. */
type GuestMessages = {
  layout: Translated<typeof layout>;
  footer: Translated<typeof footer> & Partial<TranslatedFooter>;
  home: Translated<typeof home>;
  info: Translated<typeof info>;
  /** Keyed by the English sentences of the rules, so that English needs no catalogue. */
  problems: Partial<GuestErrors>;
  trips: Translated<typeof trips>;
  picker: Translated<typeof picker>;
  reviews: Translated<typeof reviews>;
  board: Translated<typeof board>;
  boat: Translated<typeof boat>;
  compare: Translated<typeof compare>;
  breadcrumbs: Translated<typeof breadcrumbs>;
  descriptions: Descriptions;
  listing: Translated<typeof listing>;
  filters: Translated<typeof filters>;
  details: Translated<typeof details>;
  forecast: Translated<typeof forecast>;
  'not-found': Translated<typeof notFound>;
  ships: Translated<typeof ships>;
  checkout: Translated<typeof checkout>;
  booking: Translated<typeof booking>;
  trip: Translated<typeof trip>;
  timeline: Translated<typeof timeline>;
  offer: Translated<typeof offer>;
  offline: Translated<typeof offline>;
};

export type Messages = GuestMessages & PortalMessages;

export type MessageGroup = keyof Messages;

// Types of groups that are passed to formatters and components.
export type TripsMessages = Messages['trips'];
export type PickerMessages = Messages['picker'];
export type DetailsMessages = Messages['details'];
export type ForecastMessages = Messages['forecast'];
export type FiltersMessages = Messages['filters'];
export type ListingMessages = Messages['listing'];
export type CompareMessages = Messages['compare'];
export type BoardMessages = Messages['board'];
export type ShipsMessages = Messages['ships'];
export type BreadcrumbsMessages = Messages['breadcrumbs'];
export type CheckoutMessages = Messages['checkout'];
export type BookingMessages = Messages['booking'];
export type TripMessages = Messages['trip'];
export type TimelineMessages = Messages['timeline'];
export type OfferMessages = Messages['offer'];
export type OperatorCallOffsMessages = Messages['operator-call-offs'];
export type AdminLayoutMessages = Messages['admin-layout'];
export type AdminAnalyticsMessages = Messages['admin-analytics'];
export type AdminBookingsMessages = Messages['admin-bookings'];
export type AdminDocumentsMessages = Messages['admin-documents'];
export type AdminOperatorsMessages = Messages['admin-operators'];
export type AdminPayoutsMessages = Messages['admin-payouts'];
export type AdminPrivacyMessages = Messages['admin-privacy'];
export type AdminAccountMessages = Messages['admin-account'];
export type AdminAuditLogMessages = Messages['admin-audit-log'];
export type AdminRosterMessages = Messages['admin-roster'];
export type AdminShipsMessages = Messages['admin-ships'];
export type OperatorDocumentsMessages = Messages['operator-documents'];
export type PortalLabelsMessages = Messages['portal-labels'];
export type PortalActsMessages = Messages['portal-acts'];
export type PortalCallOffsMessages = Messages['portal-call-offs'];
export type OperatorFeaturingMessages = Messages['operator-featuring'];
export type OperatorPayoutsMessages = Messages['operator-payouts'];
export type OperatorSignInMessages = Messages['operator-sign-in'];
export type OperatorAvailabilityMessages = Messages['operator-availability'];
export type PortalSailingMessages = Messages['portal-sailing'];
export type OperatorBoatsMessages = Messages['operator-boats'];
export type OperatorPhotosMessages = Messages['operator-photos'];
export type OperatorBookingsMessages = Messages['operator-bookings'];
export type OperatorByHandMessages = Messages['operator-by-hand'];
export type OperatorCalendarsMessages = Messages['operator-calendars'];
export type OperatorChangesMessages = Messages['operator-changes'];
export type OperatorDayMessages = Messages['operator-day'];
export type OperatorDeparturesMessages = Messages['operator-departures'];

/** Titles of information pages in other languages; the English ones are in `info-pages.ts`. */
export type TranslatedFooter = Translated<typeof footer> & {
  infoTitles: Readonly<Record<InfoSlug, string>>;
};
