/* oxlint-disable max-lines */
// Made from db/migrations by `npm test -- http data-model -u`. Not edited by hand.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { FaultyEventView, ListedCalendar } from '#contract/operator/calendar-api.ts';
import type { Availability } from '#domain/availability/availability.ts';
import type { Suits } from '#domain/boats/suits.ts';
import type { Translations } from '#i18n/languages/boat-texts.ts';
import type { TranslatableStop } from '#i18n/languages/stop-texts.ts';
import type { Day } from '#domain/time/days.ts';

/** Written as the text of a JSON value. */
type Json<T> = ColumnType<T, string, string>;
type JsonOrDefault<T> = ColumnType<T, string | undefined, string>;
/** A column of a table that is only ever added to. */
type Fixed<T> = ColumnType<T, T, never>;

/** Days stay strings; instants are Dates; bigints are numbers. */
export type Tables = {
  operators: OperatorsTable;
  boats: BoatsTable;
  formerSlugs: FormerSlugsTable;
  boatPhotos: BoatPhotosTable;
  platformNotices: PlatformNoticesTable;
  bookings: BookingsTable;
  boatDays: BoatDaysTable;
  departures: DeparturesTable;
  bookingEvents: BookingEventsTable;
  admins: AdminsTable;
  adminSessions: AdminSessionsTable;
  adminRecoveryCodes: AdminRecoveryCodesTable;
  adminInvitations: AdminInvitationsTable;
  adminSignInAttempts: AdminSignInAttemptsTable;
  auditEvents: AuditEventsTable;
  paymentSessions: PaymentSessionsTable;
  bookingRefunds: BookingRefundsTable;
  boatFeatures: BoatFeaturesTable;
  disputes: DisputesTable;
  providerLines: ProviderLinesTable;
  payoutDetails: PayoutDetailsTable;
  payouts: PayoutsTable;
  ledgerEntries: LedgerEntriesTable;
  ledgerLines: LedgerLinesTable;
  calendarConnections: CalendarConnectionsTable;
  calendarAuthorisations: CalendarAuthorisationsTable;
  calendarSources: CalendarSourcesTable;
  calendarSourceBoats: CalendarSourceBoatsTable;
  busySpans: BusySpansTable;
  calendarEvents: CalendarEventsTable;
  calendarConflicts: CalendarConflictsTable;
  calendarExports: CalendarExportsTable;
  optIns: OptInsTable;
  mails: MailsTable;
  deploymentFacts: DeploymentFactsTable;
  rateLimits: RateLimitsTable;
  tripLinks: TripLinksTable;
  changeRequests: ChangeRequestsTable;
  crewLinks: CrewLinksTable;
  boardingActs: BoardingActsTable;
  reviews: ReviewsTable;
  callOffs: CallOffsTable;
  rebookingOffers: RebookingOffersTable;
  rebookings: RebookingsTable;
  offeredDepartures: OfferedDeparturesTable;
  offerHorizon: OfferHorizonTable;
  metricChanges: MetricChangesTable;
  metricDays: MetricDaysTable;
  boatMonths: BoatMonthsTable;
  boatTotals: BoatTotalsTable;
  operatorMonths: OperatorMonthsTable;
  accountChanges: AccountChangesTable;
  accountDays: AccountDaysTable;
  owedChanges: OwedChangesTable;
  owedMonths: OwedMonthsTable;
  serviceHealth: ServiceHealthTable;
  doctorVisits: DoctorVisitsTable;
  alerts: AlertsTable;
  calledOffDepartures: CalledOffDeparturesTable;
  operatorDocuments: OperatorDocumentsTable;
  backupsMade: BackupsMadeTable;
  portCalls: PortCallsTable;
  shipGuests: ShipGuestsTable;
  forecastDays: ForecastDaysTable;
  callOffBoats: CallOffBoatsTable;
  walletPasses: WalletPassesTable;
  walletPassTokens: WalletPassTokensTable;
  walletDevices: WalletDevicesTable;
};

type OperatorsTable = {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  authUserId: string | null;
  status: Generated<'active' | 'suspended'>;
  sessionsValidFrom: Date | null;
  createdAt: Date;
  takesRebookings: Generated<boolean>;
  erasedAt: Date | null;
  unlistedAt: Date | null;
  documentsAskedOn: Generated<Day | null>;
  language: Generated<'en' | 'fr' | 'es'>;
  picturePath: string | null;
  spokenLanguages: Generated<string[]>;
  sailingSince: number | null;
  introduction: string | null;
  introductionLanguage: Generated<'en' | 'fr' | 'nl' | 'es' | 'pt' | 'de'>;
};

type BoatsTable = {
  id: string;
  operatorId: string;
  name: string;
  slug: string;
  type: string;
  tripType: 'private' | 'tour' | 'both';
  pricingMode: 'perSeat' | 'charter' | 'both';
  port: string;
  customPort: string | null;
  capacity: number;
  pricePerSeatCents: number | null;
  charterPriceCents: number | null;
  description: Generated<string>;
  availability: Json<Availability>;
  tripMinutes: number | null;
  turnaroundMinutes: number | null;
  status: Generated<'draft' | 'published'>;
  featuredFrom: Day | null;
  featuredUntil: Day | null;
  featuredPaymentId: string | null;
  version: Generated<number>;
  idempotencyKey: string | null;
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
  meetingPoint: Generated<string>;
  pinLatitude: number | null;
  pinLongitude: number | null;
  bring: Generated<string>;
  included: Generated<string>;
  crewPhone: string | null;
  noticeHours: Generated<number>;
  smallestNumber: number | null;
  decisionHours: number | null;
  listingRank: GeneratedAlways<number>;
  visits: Generated<string[]>;
  textLanguage: Generated<'en' | 'fr' | 'nl' | 'es' | 'pt' | 'de'>;
  translations: JsonOrDefault<Translations>;
  itinerary: JsonOrDefault<TranslatableStop[]>;
  notIncluded: Generated<string>;
  suits: JsonOrDefault<Suits>;
  meetingPhotoPath: string | null;
  meetingPhotoCaption: Generated<string>;
};

type FormerSlugsTable = {
  slug: string;
  boatId: string;
};

type BoatPhotosTable = {
  id: string;
  boatId: string;
  position: number;
  caption: string;
  path: string;
  focusX: Generated<number>;
  focusY: Generated<number>;
  shows: 'boat' | 'deck' | 'people' | 'place' | 'other' | null;
  isIllustration: Generated<boolean>;
};

type PlatformNoticesTable = {
  id: string;
  operatorId: string;
  boatId: string | null;
  kind: 'unpublished' | 'featured' | 'feature-ended' | 'suspended' | 'reinstated' | 'picture-removed' | 'introduction-removed' | 'meeting-photo-removed';
  reason: string;
  madeAt: Date;
  answeredAt: Date | null;
};

type BookingsTable = {
  id: string;
  code: string;
  boatId: string;
  operatorId: string;
  flow: 'checkout' | 'form' | 'operator';
  status: 'held' | 'pending' | 'asked' | 'paid' | 'expired' | 'cancelled' | 'refunded';
  pricingMode: 'perSeat' | 'charter';
  startDate: Day;
  endDate: Day;
  time: string | null;
  tripMinutes: Generated<number>;
  turnaroundMinutes: Generated<number>;
  groupSize: number;
  customerName: string;
  customerEmail: string | null;
  customerPhone: string | null;
  specialRequests: string | null;
  tripCents: number;
  feeCents: number;
  amountCents: number;
  refundedCents: Generated<number>;
  disputedCents: Generated<number>;
  holdEndsAt: Date | null;
  needsApproval: Generated<boolean>;
  approvalDueAt: Date | null;
  approvalAnswer: 'yes' | 'no' | null;
  idempotencyKey: string | null;
  createdAt: Date;
  paidAt: Date | null;
  freeCancellationHours: Generated<number>;
  freeUntil: Date | null;
  handedOverAt: Date | null;
  smallestNumber: number | null;
  decisionHours: number | null;
  source: 'walk-in' | 'phone' | 'hotel' | null;
  paidBy: Generated<'card' | 'cash' | 'elsewhere'>;
  erasedAt: Date | null;
  language: Generated<'en' | 'fr' | 'nl' | 'es' | 'pt' | 'de'>;
  statedMinutes: number | null;
  unpaidMailbox: string | null;
  unpaidNetwork: string | null;
  calendarUid: string | null;
};

type BoatDaysTable = {
  boatId: string;
  day: Day;
  seatsTaken: Generated<number>;
  seatsOvernight: Generated<number>;
  charterBooking: string | null;
};

type DeparturesTable = {
  boatId: string;
  day: Day;
  time: string;
  capacity: number;
  seatsTaken: number;
  tripMinutes: Generated<number>;
  turnaroundMinutes: Generated<number>;
  soldSpan: GeneratedAlways<string | null>;
};

type BookingEventsTable = {
  id: GeneratedAlways<number>;
  bookingId: string;
  at: Date;
  event: string;
  actor: string;
  facts: JsonOrDefault<Record<string, unknown>>;
  idempotencyKey: string | null;
};

type AdminsTable = {
  id: string;
  email: string;
  name: string;
  role: 'super_admin' | 'admin';
  passwordHash: string | null;
  totpSecretEncrypted: string | null;
  totpSince: Date | null;
  totpLastStep: number | null;
  createdAt: Date;
  removedAt: Date | null;
};

type AdminSessionsTable = {
  tokenHash: string;
  adminId: string;
  createdAt: Date;
  lastSeenAt: Date;
  endsAt: Date;
  endedAt: Date | null;
  address: string;
  agent: string;
};

type AdminRecoveryCodesTable = {
  adminId: string;
  codeHash: string;
  usedAt: Date | null;
};

type AdminInvitationsTable = {
  id: string;
  adminId: string;
  invitedBy: string;
  createdAt: Date;
  endsAt: Date;
  usedAt: Date | null;
};

type AdminSignInAttemptsTable = {
  key: string;
  failedCount: number;
  lastFailedAt: Date;
  blockedUntil: Date;
};

type AuditEventsTable = {
  id: GeneratedAlways<number>;
  at: Fixed<Date>;
  adminId: Fixed<string | null>;
  adminName: Fixed<string>;
  action: Fixed<string>;
  subjectKind: Fixed<string>;
  subjectId: Fixed<string | null>;
  subjectName: Fixed<string>;
  facts: JsonOrDefault<Record<string, unknown>>;
  address: Fixed<string>;
};

type PaymentSessionsTable = {
  id: string;
  bookingId: string;
  amountCents: number;
  status: 'open' | 'authorised' | 'released' | 'paid' | 'expired' | 'refund_due' | 'refunded';
  url: string;
  expiresAt: Date;
  paymentIntent: string | null;
  createdAt: Date;
  settledAt: Date | null;
  traceparent: string | null;
};

type BookingRefundsTable = {
  id: string;
  bookingId: string;
  sessionId: string;
  cents: number;
  beyondCents: Generated<number>;
  reason: string;
  state: Generated<'due' | 'sent' | 'failed' | 'settled'>;
  providerRefund: string | null;
  isMadeAtProvider: Generated<boolean>;
  failure: string | null;
  decidedBy: string | null;
  decidedAt: Date;
  sentAt: Date | null;
  checkedAt: Date | null;
  claimedAt: Date | null;
  settledReference: string | null;
  settledAt: Date | null;
  settledBy: string | null;
};

type BoatFeaturesTable = {
  id: string;
  boatId: string;
  operatorId: string;
  idempotencyKey: string;
  amountCents: number;
  refundedCents: Generated<number>;
  status: 'pending' | 'paid' | 'refused' | 'refund_due' | 'refunded';
  paymentIntent: string | null;
  fromDay: Day | null;
  untilDay: Day | null;
  claimedAt: Date | null;
  challengedAt: Date | null;
  createdAt: Date;
  settledAt: Date | null;
};

type DisputesTable = {
  id: string;
  paymentIntent: string;
  sessionId: string | null;
  bookingId: string | null;
  boatFeatureId: string | null;
  cents: number;
  takenCents: Generated<number>;
  beyondCents: Generated<number>;
  reason: string;
  status: string;
  dueBy: Date | null;
  openedAt: Date;
};

type ProviderLinesTable = {
  id: string;
  providerLine: string;
  type: string;
  cents: number;
  feeCents: number;
  paymentIntent: string | null;
  description: Generated<string>;
  at: Date;
};

type PayoutDetailsTable = {
  operatorId: string;
  detailsEncrypted: string;
  updatedAt: Date;
};

type PayoutsTable = {
  id: Fixed<string>;
  operatorId: Fixed<string>;
  month: Fixed<string>;
  cents: Fixed<number>;
  paidOn: Fixed<Day>;
  method: Fixed<'paypal' | 'bank_wire' | 'cash'>;
  reference: Fixed<string>;
  note: Generated<string>;
  idempotencyKey: Fixed<string>;
  reversesPayoutId: Fixed<string | null>;
  recordedBy: Fixed<string>;
  recordedAt: Fixed<Date>;
};

type LedgerEntriesTable = {
  id: GeneratedAlways<number>;
  key: Fixed<string>;
  kind: Fixed<string>;
  at: Fixed<Date>;
  bookingId: Fixed<string | null>;
  refundId: Fixed<string | null>;
  boatFeatureId: Fixed<string | null>;
  payoutId: Fixed<string | null>;
  disputeId: Fixed<string | null>;
  providerLineId: Fixed<string | null>;
};

type LedgerLinesTable = {
  entryId: Fixed<number>;
  account: Fixed<'card-clearing' | 'provider-fees' | 'at-bank' | 'owed-to-captain' | 'service-fees' | 'feature-sales' | 'refunds-owed' | 'refunded-otherwise' | 'losses' | 'paid-out' | 'taken-by-captain' | 'sold-by-captain'>;
  operatorId: Fixed<string | null>;
  cents: Fixed<number>;
};

type CalendarConnectionsTable = {
  operatorId: string;
  grantId: string;
  provider: string;
  email: string;
  status: 'connected' | 'expired';
  calendars: JsonOrDefault<ListedCalendar[]>;
  selectedCalendarId: string | null;
  connectedAt: Date;
};

type CalendarAuthorisationsTable = {
  stateHash: string;
  operatorId: string;
  verifierEncrypted: string;
  createdAt: Date;
  endsAt: Date;
};

type CalendarSourcesTable = {
  id: string;
  operatorId: string;
  kind: 'nylas' | 'feed';
  name: string;
  addressEncrypted: string | null;
  addressHash: string | null;
  allBoats: Generated<boolean>;
  readAt: Date | null;
  triedAt: Date | null;
  problem: string | null;
  etag: string | null;
  lastModified: string | null;
  contentHash: string | null;
  faults: JsonOrDefault<FaultyEventView[]>;
  faultCount: Generated<number>;
  createdAt: Date;
};

type CalendarSourceBoatsTable = {
  sourceId: string;
  boatId: string;
};

type BusySpansTable = {
  sourceId: string;
  key: string;
  startsAt: Date;
  endsAt: Date;
};

type CalendarEventsTable = {
  bookingId: string;
  grantId: string;
  calendarId: string;
  account: string | null;
  eventId: string | null;
  eventIds: Generated<string[]>;
  duplicateEventIds: Generated<string[]>;
  icalUids: Generated<string[]>;
  fingerprint: string | null;
  removedAt: Date | null;
  accessLostAt: Date | null;
};

type CalendarConflictsTable = {
  id: string;
  bookingId: string;
  sourceId: string | null;
  busyKey: string;
  busyFrom: Date;
  busyUntil: Date;
  status: 'open' | 'kept' | 'moved' | 'cancelled' | 'gone';
  raisedAt: Date;
  settledAt: Date | null;
};

type CalendarExportsTable = {
  id: string;
  operatorId: string;
  boatId: string | null;
  tokenHash: string;
  tokenEncrypted: string;
  rotatedAt: Date;
};

type OptInsTable = {
  id: string;
  email: string;
  consent: string;
  consentedAt: Date;
  language: Generated<'en' | 'fr' | 'nl' | 'es' | 'pt' | 'de'>;
};

type MailsTable = {
  key: string;
  kind: string;
  recipient: 'visitor' | 'operator' | 'platform' | 'admin';
  subjectId: string;
  matter: string | null;
  queuedAt: Date;
  claimedAt: Date | null;
  sentAt: Date | null;
  failedAt: Date | null;
  attempts: Generated<number>;
  lastError: string | null;
};

type DeploymentFactsTable = {
  name: string;
  value: string;
  writtenAt: Generated<Date>;
};

type RateLimitsTable = {
  key: string;
  points: Generated<number>;
  expire: number | null;
};

type TripLinksTable = {
  tokenHash: string;
  bookingId: string;
  madeAt: Date;
  revokedAt: Date | null;
};

type ChangeRequestsTable = {
  id: string;
  bookingId: string;
  kind: 'cancel' | 'fewer-guests' | 'move';
  groupSize: number | null;
  startDate: Day | null;
  time: string | null;
  madeAt: Date;
  dueAt: Date;
  answer: 'yes' | 'no' | 'lapsed' | 'withdrawn' | null;
  answeredAt: Date | null;
  operatorId: string | null;
};

type CrewLinksTable = {
  id: string;
  operatorId: string;
  boatId: string;
  day: Day;
  tokenHash: string;
  madeAt: Date;
  revokedAt: Date | null;
};

type BoardingActsTable = {
  id: string;
  bookingId: string;
  day: Day;
  kind: 'boarded' | 'absent' | 'undone';
  guests: number | null;
  actedAt: Date;
  receivedAt: Date;
  crewLinkId: string | null;
  boatId: string | null;
  time: string | null;
};

type ReviewsTable = {
  id: string;
  bookingId: string;
  boatId: string;
  stars: number;
  words: string | null;
  madeAt: Date;
  answer: string | null;
  answeredAt: Date | null;
  hiddenAt: Date | null;
  hiddenReason: string | null;
  language: 'en' | 'fr' | 'nl' | 'es' | 'pt' | 'de' | null;
  answerLanguage: 'en' | 'fr' | 'nl' | 'es' | 'pt' | 'de' | null;
};

type CallOffsTable = {
  id: string;
  operatorId: string | null;
  adminId: string | null;
  reason: 'weather' | 'engine' | 'too-few-guests' | 'sickness' | 'ship-skipped';
  note: Generated<string>;
  what: string;
  idempotencyKey: string;
  madeAt: Date;
  dueAt: Date;
  trips: number | null;
  finishedAt: Generated<Date | null>;
};

type RebookingOffersTable = {
  id: string;
  callOffId: string;
  bookingId: string;
  outcome: 'another-day' | 'another-boat' | 'refunded' | 'void' | null;
  chosenAt: Date | null;
};

type RebookingsTable = {
  id: string;
  offerId: string;
  bookingId: string;
  fromOperatorId: string;
  toOperatorId: string;
  fromBoatId: string;
  toBoatId: string;
  startDate: Day;
  cents: number;
  at: Date;
};

type OfferedDeparturesTable = {
  boatId: string;
  day: Day;
  time: string;
  span: string;
  closesAt: Date;
  takesSeats: boolean;
  takesCharter: boolean;
  room: number;
  port: string;
  listingRank: number;
  listedAt: Date;
  type: string;
  tripType: string;
  capacity: number;
  seatCents: number | null;
  charterCents: number | null;
  minutes: number | null;
  saysMinutes: boolean | null;
};

type OfferHorizonTable = {
  onlyRow: Generated<boolean>;
  firstDay: Day;
  lastDay: Day;
  completeUntil: Day;
};

type MetricChangesTable = {
  day: Day;
  flow: string;
  boatId: string;
  operatorId: string;
  bookings: number;
  guests: number;
  paidCents: number;
  refundedCents: number;
  feeCents: number;
  byHandBookings: number;
  byHandCents: number;
  keptCents: number;
  disputedCents: number;
  listed: number;
  begunPaid: number;
  begunWaiting: number;
  begunAbandoned: number;
  begunExpired: number;
  begunCalledOff: number;
  begunTooLate: number;
};

type MetricDaysTable = {
  day: Day;
  flow: string;
  bookings: number;
  guests: number;
  paidCents: number;
  refundedCents: number;
  feeCents: number;
  byHandBookings: number;
  byHandCents: number;
  keptCents: number;
  disputedCents: number;
  begunPaid: number;
  begunWaiting: number;
  begunAbandoned: number;
  begunExpired: number;
  begunCalledOff: number;
  begunTooLate: number;
};

type BoatMonthsTable = {
  month: Day;
  boatId: string;
  bookings: number;
  guests: number;
  paidCents: number;
  refundedCents: number;
  feeCents: number;
  byHandBookings: number;
  byHandCents: number;
  disputedCents: Generated<number>;
};

type BoatTotalsTable = {
  boatId: string;
  bookings: number;
};

type OperatorMonthsTable = {
  operatorId: string;
  month: Day;
  listed: number;
  keptCents: number;
  byHandCents: number;
  paidCents: Generated<number>;
  refundedCents: Generated<number>;
  disputedCents: Generated<number>;
  feeCents: Generated<number>;
};

type AccountChangesTable = {
  day: Day;
  account: string;
  cents: number;
  entries: number;
};

type AccountDaysTable = {
  day: Day;
  account: string;
  cents: number;
  entries: number;
};

type OwedChangesTable = {
  operatorId: string;
  month: string;
  lastDay: Day;
  owedCents: number;
  paidOutCents: number;
  byHandTrips: number;
  byHandCents: number;
};

type OwedMonthsTable = {
  operatorId: string;
  month: string;
  lastDay: Day;
  owedCents: number;
  paidOutCents: number;
  byHandTrips: number;
  byHandCents: number;
};

type ServiceHealthTable = {
  service: string;
  workedAt: Date | null;
  failedAt: Date | null;
  failingSince: Date | null;
  failures: Generated<number>;
  reason: string | null;
};

type DoctorVisitsTable = {
  id: GeneratedAlways<number>;
  at: Date;
  tookMs: number;
  findings: Json<Record<string, unknown>>;
};

type AlertsTable = {
  cause: string;
  title: string;
  says: string;
  beganAt: Date;
  endedAt: Date | null;
  mailedAt: Date | null;
  mailId: string | null;
  overMailId: string | null;
};

type CalledOffDeparturesTable = {
  boatId: string;
  day: Day;
  time: string;
  isCharter: boolean;
  tripMinutes: number;
  callOffId: string;
  statedMinutes: number | null;
};

type OperatorDocumentsTable = {
  id: string;
  operatorId: string;
  kind: 'licence' | 'insurance';
  state: Generated<'awaiting' | 'accepted' | 'refused'>;
  file: string | null;
  expiresOn: Day;
  sentAt: Date;
  checkedAt: Date | null;
  checkedOn: Day | null;
  checkedBy: string | null;
  reason: string | null;
  replacedAt: Date | null;
};

type BackupsMadeTable = {
  madeAt: Date;
  by: 'copy' | 'pgbackrest' | 'elsewhere';
};

type PortCallsTable = {
  id: string;
  day: Day;
  ship: string;
  arrival: string;
  allAboard: string;
  pier: 'philipsburg' | 'philipsburg-tender' | 'marigot-tender';
  clockMinutes: Generated<number>;
  version: Generated<number>;
  changedAt: Date;
  skippedAt: Date | null;
  callOffId: string | null;
};

type ShipGuestsTable = {
  bookingId: string;
  portCallId: string;
};

type ForecastDaysTable = {
  day: Day;
  windKnots: number;
  gustKnots: number;
  windFrom: number;
  waveCm: number | null;
  rainPercent: number | null;
  readAt: Date;
};

type CallOffBoatsTable = {
  callOffId: string;
  boatId: string;
  day: Day | null;
  time: string | null;
  startsAt: Date | null;
  endsAt: Date | null;
  carriedOutAt: Date | null;
};

type WalletPassesTable = {
  id: string;
  bookingId: string;
  wallet: 'apple' | 'google';
  madeAt: Date;
  changedAt: Date;
  fingerprint: string | null;
};

type WalletPassTokensTable = {
  tokenHash: string;
  passId: string;
  madeAt: Date;
};

type WalletDevicesTable = {
  passId: string;
  deviceId: string;
  pushToken: string;
  registeredAt: Date;
};
