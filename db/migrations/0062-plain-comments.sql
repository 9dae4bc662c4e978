-- Rewords comments in plain English; changes no data.

comment on table operators is 'operators: Operators who offer boats. The auth service handles sign-in.';
comment on column operators.email is 'Email address for mail. Not unique: after an address changes at the auth service, two operators may share it for a while.';
comment on column operators.phone is 'Phone number for the day of the trip, shown only to guests who have paid.';
comment on column operators.auth_user_id is 'Id of the user at the auth service.';
comment on column operators.sessions_valid_from is 'Sessions that began earlier are invalid. Set when the operator is suspended or erased.';
comment on column operators.takes_rebookings is 'Whether guests of other operators'' called-off trips may be offered this operator''s boats.';
comment on column operators.erased_at is 'When the account was erased. Sales and payouts are kept without a name.';
comment on column operators.unlisted_at is 'When the operator''s boats became unlisted because documents are missing or expired; null while they are listed.';
comment on column operators.documents_asked_on is 'Day on which an operator who registered before documents were required was asked for them. The boats stay listed for the grace period that the owner sets. Null for newer operators, and once the documents are valid.';
comment on column operators.language is 'Language of mails to the operator: initially that of the sign-up page, then as chosen in the settings.';
comment on column operators.picture_path is 'Path of the captain''s picture, without width and format.';

comment on table boats is 'boats: Boats that operators offer. Deleted boats are kept for their bookings.';
comment on column boats.slug is 'Slug in the boat''s public URL.';
comment on column boats.custom_port is 'Name of the port if it is not in the list.';
comment on column boats.availability is 'Days, seasons, departures and closures, as saved by the editor.';
comment on column boats.trip_minutes is 'Trip length in minutes; null if the operator gave no length.';
comment on column boats.turnaround_minutes is 'Minutes that the boat needs before its next trip; null counts as 0.';
comment on column boats.version is 'Version number, increased by every edit (optimistic lock), so that a sale or an edit detects that it read an older version.';
comment on column boats.idempotency_key is 'Idempotency key of the request that created the boat.';
comment on column boats.meeting_point is 'Description of the meeting point; empty if not given.';
comment on column boats.pin_latitude is 'Latitude of the meeting point in degrees north; null if it is at the port.';
comment on column boats.pin_longitude is 'Longitude of the meeting point in degrees east; null if it is at the port.';
comment on column boats.bring is 'Text about what guests should bring.';
comment on column boats.included is 'Text about what the price includes.';
comment on column boats.crew_phone is 'Phone number of the crew for guests who have paid; if null, they see the operator''s.';
comment on column boats.notice_hours is 'Booking notice: sales close this many hours before a departure.';
comment on column boats.smallest_number is 'Number of guests that a departure sold by the seat needs; with fewer, the departure may be called off. Null if every departure sails.';
comment on column boats.decision_hours is 'Hours before departure at which it is decided whether the departure sails; null counts as 24.';
comment on column boats.listing_rank is 'Sort key of lists, ascending: boats whose featuring ends last come first. Boats of equal rank are sorted by creation time.';
comment on column boats.visits is 'Places where trips may land and guests need travel documents.';
comment on column boats.text_language is 'Language of the description, the meeting point, what to bring, and what is and is not included.';
comment on column boats.translations is 'Translations of the operator''s texts, by language; an empty text is not translated.';
comment on column boats.itinerary is 'Stops of the trip in order, each with its length, place on the map and translations; may be empty.';
comment on column boats.not_included is 'Text about what the price does not include.';
comment on column boats.suits is 'Suitability of the trips: swimming, boarding, sea, youngest age and wheelchair access. A missing entry means unknown.';
comment on column boats.meeting_photo_path is 'Path of the meeting point photo, without width and format.';
comment on column boats.meeting_photo_caption is 'Operator''s caption of the meeting point photo; empty if not given.';

comment on table former_slugs is 'boats: Slugs that boats had before they were renamed; the old URLs redirect to the boats.';

comment on column boat_photos.path is 'Path of the photo; its variants are served at {path}-{width}.{format}.';
comment on column boat_photos.focus_x is 'Horizontal position of the focal point, which every crop keeps, in percent of the width from the left.';
comment on column boat_photos.focus_y is 'Vertical position of the focal point, which every crop keeps, in percent of the height from the top.';
comment on column boat_photos.shows is 'Subject of the photo, as chosen by the operator; null until chosen.';
comment on column boat_photos.is_illustration is 'True for illustrations supplied by the site, which pages label as such; false for uploads.';

comment on table platform_notices is 'boats: Actions that the platform took on a boat or an operator, with the reasons: mailed to the operator, shown on the dashboard and kept as history.';
comment on column platform_notices.boat_id is 'Null if the notice is about the operator rather than one boat.';
comment on column platform_notices.answered_at is 'When the operator published the boat again; set only on notices of unpublished boats.';

comment on table offered_departures is 'boats: Departures on offer of boats for sale, from today to past the booking horizon, with the room that is left. Search and board read them. Triggers update them when boats, sales or calendars change; a job rolls them forward.';
comment on column offered_departures.span is 'Interval in which the departure would occupy its boat if it were sold now, in island time.';
comment on column offered_departures.closes_at is 'When sales of the departure close, in island time.';
comment on column offered_departures.takes_seats is 'Whether seats are on offer: the boat sells seats, and the operator''s calendars leave the time free.';
comment on column offered_departures.takes_charter is 'Whether the whole boat is on offer: the boat is sold as a charter, and the operator''s calendars leave the day''s sailing times free.';
comment on column offered_departures.room is 'Largest party that can still book the departure.';
comment on column offered_departures.port is 'Port of the boat, copied like the boat''s other search columns so that a page of results reads one index.';
comment on column offered_departures.minutes is 'Trip length without turnaround, in minutes; null if not computed yet.';
comment on column offered_departures.says_minutes is 'Whether the operator stated the trip length; if not, a default was used.';

comment on table offer_horizon is 'boats: Days for which departures on offer are stored.';
comment on column offer_horizon.last_day is 'Last day for which the departures of an edited boat are stored.';
comment on column offer_horizon.complete_until is 'Last day for which the departures of every boat are stored.';

comment on table bookings is 'bookings: Bookings in every state, from hold to refund.';
comment on column bookings.code is 'Booking code that people use on the phone and in mails.';
comment on column bookings.flow is 'checkout: paid on the payment page; form: reserved first and paid by a mailed link; operator: manual booking.';
comment on column bookings.status is 'held: seats are kept while the guest pays; pending: reserved until the guest pays by a mailed link; asked: the payment is authorised and awaits the operator''s approval.';
comment on column bookings.time is 'Departure time of seats, or start of a charter; null for a charter of the form flow.';
comment on column bookings.trip_minutes is 'Minutes that the trip occupies its boat, without turnaround; 240 if the operator gave no length.';
comment on column bookings.customer_email is 'Null for erased guests, and for manual bookings without an address, whose guests get no mail and no trip page.';
comment on column bookings.amount_cents is 'Amount that the guest pays: trip and service fee.';
comment on column bookings.disputed_cents is 'Part of the paid and not refunded amount that the bank has withdrawn; the bank may return it.';
comment on column bookings.hold_ends_at is 'When an unpaid booking releases its seats.';
comment on column bookings.needs_approval is 'True if a calendar of the operator could not be read at the time of sale: the card is charged only after the operator''s approval.';
comment on column bookings.approval_due_at is 'Deadline for the operator''s approval.';
comment on column bookings.approval_answer is 'Null until the operator answers.';
comment on column bookings.idempotency_key is 'Idempotency key of the request that created the booking.';
comment on column bookings.free_cancellation_hours is 'Cancellation policy at the time of sale: a full refund up to this many hours before the start.';
comment on column bookings.free_until is 'End of free cancellation, if set by a move or a call-off; null if it follows from the start and the policy.';
comment on column bookings.handed_over_at is 'When the guest transferred the trip to another person. The first guest''s links no longer give access.';
comment on column bookings.smallest_number is 'Number of guests that the departure needs, as shown to the guest at the time of sale; null if there was no minimum.';
comment on column bookings.decision_hours is 'Hours before departure at which it is decided whether the departure sails, as shown to the guest at the time of sale; null counts as 24.';
comment on column bookings.source is 'Channel through which a manual booking reached the operator.';
comment on column bookings.paid_by is 'card: paid through the platform; cash, elsewhere: paid to the operator, outside the platform''s money.';
comment on column bookings.erased_at is 'When the guest''s personal data was erased, on request or after the retention period. Amounts and days are kept.';
comment on column bookings.language is 'Language in which the guest booked, also used for mails to the guest.';
comment on column bookings.stated_minutes is 'Trip length in minutes that the operator stated at the time of sale; null if the operator gave no length.';
comment on column bookings.unpaid_mailbox is 'Hash of the guest''s mailbox while the booking awaits payment, to limit unpaid bookings. Null afterwards and for manual bookings.';
comment on column bookings.unpaid_network is 'Hash of the guest''s network while the booking awaits payment, to limit unpaid bookings. Null afterwards and for manual bookings.';
comment on column bookings.calendar_uid is 'UID of the booking''s event in calendar files and exports; gives no access to the booking. Null for bookings from before migration 0038, whose events use the booking''s id.';

comment on table boat_days is 'bookings: Occupancy of a boat on a day: either a charter or seats, never both.';
comment on column boat_days.seats_overnight is 'Seats on trips that began on an earlier day and still occupy the boat.';

comment on table departures is 'bookings: Departures that have ever sold a seat, with the seats taken now. Seats never exceed the capacity, and sold departures of a boat never overlap.';
comment on column departures.sold_span is 'Interval in which the departure occupies its boat, in island time, which has no daylight saving; null while no seats are sold.';

comment on table booking_events is 'bookings: History of every booking: what happened, when and by whom.';
comment on column booking_events.idempotency_key is 'Idempotency key of the request that caused the event, so that a repeated request has no effect.';

comment on table trip_links is 'bookings: Secret links to guests'' trip pages, one per mail. Only hashes of the tokens are stored.';

comment on table crew_links is 'bookings: Secret links to one boat''s guest list for one day, where the crew ticks guests without signing in.';
comment on column crew_links.token_hash is 'Hash of the token. The link itself was shown once and is not stored.';

comment on table boarding_acts is 'bookings: Ticks that mark guests as boarded or absent. The newest tick decides the state of a booking on a day.';
comment on column boarding_acts.id is 'Id generated on the phone, so that a tick that is sent twice is stored once.';
comment on column boarding_acts.guests is 'Number of guests who boarded; null unless the kind is boarded.';
comment on column boarding_acts.acted_at is 'Time of the tick by the phone''s clock.';
comment on column boarding_acts.crew_link_id is 'Crew link that was used; null if the operator made the tick.';
comment on column boarding_acts.boat_id is 'Boat of the departure at which the guests were ticked. Null in ticks from before migration 0049, which count for the booking''s current departure.';
comment on column boarding_acts.time is 'Time of the departure at which the guests were ticked; null on days without a departure time.';

comment on table admins is 'admins: People who run the platform.';
comment on column admins.password_hash is 'Null until an invited admin chooses a password.';
comment on column admins.totp_secret_encrypted is 'Secret of the authenticator app, encrypted with AES-256-GCM; the key is not in the database.';
comment on column admins.totp_since is 'When the first code was accepted; from then on every sign-in needs a code.';
comment on column admins.totp_last_step is '30-second step of the last accepted code, so that no code is accepted twice.';
comment on column admins.removed_at is 'When the admin lost access. The row is kept for the audit log.';

comment on table admin_sessions is 'admins: Sessions of admins. Only hashes of the cookie tokens are stored.';
comment on column admin_sessions.address is 'Network address of the sign-in, shown only to the admin, who may spot an unknown session.';

comment on table admin_recovery_codes is 'admins: Single-use codes that replace the authenticator app if the phone is lost.';

comment on table admin_invitations is 'admins: Links with which an invited admin chooses a password. A link contains the encrypted id, so the table alone gives no access.';

comment on table admin_sign_in_attempts is 'admins: Failed sign-in attempts by the key under which they are counted, and when the next attempt is allowed.';

comment on table audit_events is 'admins: Actions of admins, failed admin sign-ins, and actions of the owner on the server. Names are as they were at the time, until the person is erased.';
comment on column audit_events.admin_id is 'Null for a failed sign-in and for an action of the owner on the server.';

comment on table payment_sessions is 'payments: Payment pages opened at the provider for bookings, and their outcomes.';
comment on column payment_sessions.status is 'authorised: the card''s bank has reserved the money; released: the reservation was cancelled and nothing was charged.';
comment on column payment_sessions.payment_intent is 'Id of the payment at the provider.';
comment on column payment_sessions.traceparent is 'Trace in which the page was opened, continued when the payment is settled; null if tracing was off.';

comment on table booking_refunds is 'payments: Refunds to guests.';
comment on column booking_refunds.session_id is 'Payment page whose payment is refunded.';
comment on column booking_refunds.beyond_cents is 'Part of the refund that exceeds what was left of the booking''s payment.';
comment on column booking_refunds.state is 'due: decided, but not requested from the provider yet; failed: the guest did not get the money, and a person must act; settled: paid to the guest outside the provider.';
comment on column booking_refunds.provider_refund is 'Id of the refund at the provider; that of the last attempt if there were several.';
comment on column booking_refunds.is_made_at_provider is 'True if the refund was made in the provider''s dashboard and imported from there.';
comment on column booking_refunds.decided_by is 'Admin who decided on the refund; null if a guest, an operator or the product did, or if it was made in the provider''s dashboard.';
comment on column booking_refunds.checked_at is 'When the provider was last asked whether the guest''s bank accepted the refund.';
comment on column booking_refunds.claimed_at is 'When a process claimed the refund, so that only one asks the provider at a time. Claims expire.';
comment on column booking_refunds.settled_reference is 'Reference by which a refund paid outside the provider can be found.';

comment on table boat_features is 'payments: Operators'' payments for featuring a boat. The row is written before any money moves.';
comment on column boat_features.idempotency_key is 'Idempotency key that the browser generates for each attempt, so that a repeated request pays once.';
comment on column boat_features.refunded_cents is 'Amount refunded in the provider''s dashboard.';
comment on column boat_features.payment_intent is 'Id of the charge at the provider, stored before any money is taken.';
comment on column boat_features.from_day is 'First day that the payment added.';
comment on column boat_features.until_day is 'Last day that the payment added.';
comment on column boat_features.claimed_at is 'When a process claimed the payment, so that only one asks the provider at a time. Claims expire.';
comment on column boat_features.challenged_at is 'When the card''s bank asked its holder to confirm the payment (3-D Secure). The card is charged only after the confirmation.';

comment on table disputes is 'payments: Disputes and inquiries of cardholders'' banks about payments. The id is the provider''s.';
comment on column disputes.taken_cents is 'Amount that the provider has withdrawn because of the dispute and not returned.';
comment on column disputes.beyond_cents is 'Part of the withdrawn amount that exceeds what was left of the payment.';
comment on column disputes.status is 'Status of the dispute in the provider''s terms.';
comment on column disputes.due_by is 'Deadline for evidence; null if no more evidence can be sent.';

comment on table provider_lines is 'payments: Balance transactions of the payment provider, each with type, fee and source.';
comment on column provider_lines.provider_line is 'Id of the balance transaction at the provider. Each one is imported once.';
comment on column provider_lines.payment_intent is 'Payment that caused the transaction; null for payouts to the bank and for the provider''s own charges.';

comment on table payout_details is 'payouts: Payout details of operators.';
comment on column payout_details.details_encrypted is 'Payout details, encrypted with AES-256-GCM; the key is not in the database.';

comment on table payouts is 'payouts: Payouts to operators. A reversal is a separate row with a negative amount.';
comment on column payouts.month is 'Month of the trips that the payout covers, as yyyy-MM.';
comment on column payouts.idempotency_key is 'Idempotency key that the browser generates for each attempt, so that a repeated request is recorded once.';

comment on table ledger_entries is 'payouts: Double-entry ledger. An entry records one event that moves money.';
comment on column ledger_entries.key is 'Key of the event, so that each event is posted once.';

comment on table ledger_lines is 'payouts: Amounts that ledger entries post to accounts; the lines of an entry sum to 0.';
comment on column ledger_lines.operator_id is 'Operator to whom the account belongs; null for the platform''s accounts.';

comment on column calendar_connections.status is 'expired: the operator must reconnect; the busy times that were read before still count.';
comment on column calendar_connections.calendars is 'Calendars of the account, as last listed by the service.';

comment on table calendar_authorisations is 'calendars: Pending OAuth authorisations, each bound to the operator who began it and used once.';
comment on column calendar_authorisations.verifier_encrypted is 'PKCE verifier, encrypted.';

comment on table calendar_sources is 'calendars: Sources of busy times: the selected calendar of a connection, or an iCalendar URL (a feed).';
comment on column calendar_sources.address_encrypted is 'URL of a feed, encrypted because feed URLs are secrets.';
comment on column calendar_sources.address_hash is 'Hash of a feed''s URL, so that an operator cannot add the same feed twice.';
comment on column calendar_sources.all_boats is 'Whether the source applies to all boats of the operator, or only to those in calendar_source_boats.';
comment on column calendar_sources.read_at is 'Time of the last successful read.';
comment on column calendar_sources.problem is 'Last problem with the source, as an error code or the message of another program; null after a successful read.';
comment on column calendar_sources.etag is 'ETag of a feed''s last response, for conditional requests.';
comment on column calendar_sources.last_modified is 'Last-Modified of a feed''s last response, for conditional requests.';
comment on column calendar_sources.content_hash is 'Hash of a feed''s last content, so that unchanged content is not parsed again.';
comment on column calendar_sources.faults is 'Events of a feed that could not be read, up to a limit.';

comment on table calendar_source_boats is 'calendars: Boats to which a source applies if it does not apply to all.';

comment on table busy_spans is 'calendars: Busy times of a source within the booking horizon. All-day events run from midnight to midnight in island time.';
comment on column busy_spans.key is 'Key of the event, or of the instance of a recurring event, so that reading the same calendar again changes no rows.';

comment on table calendar_events is 'calendars: Events of sold bookings in the operator''s calendar, tracked so that they change and disappear with the booking.';
comment on column calendar_events.account is 'Email address of the account, used to find its events again after a reconnect under another grant.';
comment on column calendar_events.event_ids is 'All ids that events of the booking have had in this calendar, so that these events never count as busy.';
comment on column calendar_events.duplicate_event_ids is 'Ids of surplus events of the booking in this calendar, which are to be deleted.';
comment on column calendar_events.ical_uids is 'Current and former iCalendar UIDs of the event. Events with these UIDs in a feed never count as busy; feeds may lag behind for hours.';
comment on column calendar_events.fingerprint is 'Content of the event when it was last written; null if the event does not exist yet or the content is unknown.';
comment on column calendar_events.access_lost_at is 'When access to the account was lost and the event had to stay in the calendar. Tracking resumes after a reconnect.';

comment on table calendar_conflicts is 'calendars: Busy times that overlap a sold trip, for the operator to resolve.';
comment on column calendar_conflicts.status is 'gone: the busy time and the trip no longer overlap, or the trip is over or cancelled.';

comment on table calendar_exports is 'calendars: Secret URLs at which other calendars read an operator''s bookings.';
comment on column calendar_exports.boat_id is 'Null for the export of all boats.';

comment on column opt_ins.consent is 'Text of the consent that the person gave.';
comment on column opt_ins.language is 'Language in which the person asked, also used for mails.';

comment on table mails is 'mail: Outbox: a mail is queued in the transaction of the event that it reports, and sent once after the commit.';
comment on column mails.key is 'Kind, recipient, subject and matter of the mail, joined into a key, so that the same mail is queued once.';
comment on column mails.subject_id is 'Id of the mail''s subject: a booking, a notice or a payout, depending on the kind.';
comment on column mails.matter is 'Distinguishes mails of one kind about the same subject, for example by the id of a refund or a move.';
comment on column mails.claimed_at is 'When a process claimed the mail, so that only one process sends it. Claims expire.';
comment on column mails.failed_at is 'When the recipient''s mail server refused the mail permanently. The mail is not sent again.';

comment on table deployment_facts is 'doctor: Facts on which the servers of one shop must agree, and a row that shows whether the database accepts writes.';

comment on table rate_limits is 'http: Request counts of rate-limited endpoints, shared by all servers of the shop. The columns are those of rate-limiter-flexible.';

comment on table change_requests is 'trips: Changes that guests request from the operator once it is too late to make them themselves.';
comment on column change_requests.answer is 'lapsed: the operator did not answer by due_at.';

comment on table reviews is 'reviews: Guests'' reviews of their trips, at most one per booking, with the operator''s answer. The texts never change, but an admin may hide a review.';

comment on table call_offs is 'call-offs: Departures, days or hours called off by an operator or an admin, or automatically because too few guests booked.';
comment on column call_offs.what is 'Description such as "Trade Wind on December 4".';
comment on column call_offs.due_at is 'Deadline for guests to choose what they get instead.';
comment on column call_offs.trips is 'Number of sold trips affected; null for call-offs from an earlier version.';
comment on column call_offs.finished_at is 'When every affected trip had received its offer; null while offers are still being created.';

comment on table rebooking_offers is 'call-offs: Choices of guests whose trip was called off: another day, another operator''s boat, or a refund.';
comment on column rebooking_offers.outcome is 'Null while the guest may choose. refunded: chosen by the guest, or because the deadline passed; void: the booking ended in another way first.';

comment on table rebookings is 'call-offs: Trips that moved from one operator to another; both operators'' statements show them.';
comment on column rebookings.start_date is 'First day of the original trip.';
comment on column rebookings.cents is 'Amount that was owed to the first operator and is now owed to the second.';

comment on table called_off_departures is 'call-offs: Departures that were on offer or sold when they were called off. A departure that is on offer again sails.';
comment on column called_off_departures.is_charter is 'Whether the whole boat was sold or on offer, rather than seats.';
comment on column called_off_departures.call_off_id is 'Latest call-off, if the departure was called off more than once.';
comment on column called_off_departures.stated_minutes is 'Trip length in minutes that the operator stated; null if the operator gave no length.';

comment on table call_off_boats is 'call-offs: Scope of a call-off for each boat: one departure, or all trips in a period.';
comment on column call_off_boats.carried_out_at is 'When the boat''s bookings received their offers; null until then.';

comment on table metric_changes is 'sums: Changes to the metrics since the last aggregation, caused by bookings and the ledger. The columns are those of metric_days and operator_months.';

comment on table metric_days is 'sums: The platform''s metrics by island day and booking flow.';
comment on column metric_days.kept_cents is 'Read only by versions before migration 0043: amount paid on the day, minus refunds of those payments.';
comment on column metric_days.disputed_cents is 'Amount that banks withdrew on the day because of disputes, minus what they returned.';
comment on column metric_days.begun_paid is 'Bookings that were begun on the day and have been paid by card. The begun_ columns leave out open holds.';

comment on table boat_months is 'sums: Metrics by boat and month. Months that a period covers only in part are read from bookings and the ledger instead.';
comment on column boat_months.month is 'First day of the month.';

comment on table boat_totals is 'sums: Number of bookings of each boat, over all time.';

comment on table operator_months is 'sums: Monthly totals on the operator''s dashboard.';
comment on column operator_months.listed is 'Bookings made in the month that appear in the operator''s list.';
comment on column operator_months.kept_cents is 'Read only by versions before migration 0043: amount paid in the month, minus refunds of those payments.';
comment on column operator_months.paid_cents is 'Amount paid in the month. The revenue is this minus refunds and disputed amounts.';
comment on column operator_months.fee_cents is 'Service fees included in the month''s revenue.';

comment on table account_changes is 'sums: Changes to the ledger''s accounts since the last aggregation.';

comment on table account_days is 'sums: Daily totals of the ledger''s accounts; the totals of a day sum to 0.';
comment on column account_days.entries is 'Entries of the day whose first line is in this account, so that each entry is counted once.';

comment on table owed_changes is 'sums: Changes to what operators are owed since the last aggregation, caused by the ledger, bookings and moved trips.';

comment on table owed_months is 'sums: Amounts owed to each operator for the trips that begin in a month, and amounts paid out for them.';
comment on column owed_months.last_day is 'Last day of the trips; the amount is owed from the next day on. -infinity for payouts, for bookings paid to the operator, and for trips that ended over a week ago, so that a month ends up as one row.';
comment on column owed_months.by_hand_trips is 'Number of trips paid directly to the operator; the platform owes nothing for them.';
comment on column owed_months.by_hand_cents is 'Amount paid directly to the operator; the platform does not owe it.';

comment on table service_health is 'monitoring: When each service that the shop depends on last worked and failed, as seen by all servers.';
comment on column service_health.service is 'An outside service, the messages from one, the shop''s own booking, or the disk or clock of a server.';
comment on column service_health.failing_since is 'First failure since the service last worked; null while it works.';
comment on column service_health.failures is 'Number of failures since the service last worked.';
comment on column service_health.reason is 'Reason for the last failure, without personal data.';

comment on table doctor_visits is 'monitoring: Nightly runs of the consistency checks.';
comment on column doctor_visits.findings is 'Inconsistencies found, each with the subject of its check; empty if there were no findings.';

comment on table alerts is 'monitoring: Problems that need or needed a person. The owner is mailed at most once a day about each cause, and once when a reported problem is over.';
comment on column alerts.mailed_at is 'When the owner was last mailed about the cause.';
comment on column alerts.mail_id is 'Subject id of the mail that reported the alert; one mail may report several.';
comment on column alerts.over_mail_id is 'Subject id of the mail that reported the end of the alert; one mail may report several.';

comment on table operator_documents is 'documents: Licences and insurances that operators sent, and the results of their checks.';
comment on column operator_documents.file is 'Name of the file in the file store, which has no public URL; null if no file was uploaded.';
comment on column operator_documents.expires_on is 'Last day on which the document is valid: as stated by the operator, until an admin has checked it.';
comment on column operator_documents.checked_on is 'Island day on which an admin checked the document; shown to guests if the document was accepted.';
comment on column operator_documents.replaced_at is 'When a newer document of the same kind replaced this one.';

comment on table backups_made is 'backups: Backups of the shop, recorded by each run of the command. Rows are deleted after 90 days.';
comment on column backups_made.made_at is 'Point in time to which a restore of the backup returns the shop.';
comment on column backups_made.by is 'copy: the product''s own copy; pgbackrest: pgBackRest, run by the product; elsewhere: reported by the owner''s own job.';

comment on table port_calls is 'ships: Port calls of cruise ships, as entered by admins.';
comment on column port_calls.arrival is 'Time of arrival by the ship''s clock.';
comment on column port_calls.all_aboard is 'Time by which guests must be back aboard, by the ship''s clock.';
comment on column port_calls.clock_minutes is 'Minutes by which the ship''s clock is ahead of the island''s; negative if it is behind.';
comment on column port_calls.skipped_at is 'When an admin recorded that the ship does not come after all.';
comment on column port_calls.call_off_id is 'Call-off of the trips of the ship''s guests; null unless the ship skips the port.';

comment on table ship_guests is 'ships: Bookings whose guests come by ship, as stated when they booked.';

comment on table forecast_days is 'forecasts: Weather forecast for the coming days, with the highest values of each day.';
comment on column forecast_days.wind_from is 'Direction from which the wind blows for most of the day, in degrees clockwise from north.';
comment on column forecast_days.wave_cm is 'Height of the highest waves from trough to crest; null if the forecast does not include waves.';
comment on column forecast_days.read_at is 'When the forecast was read from the service.';

comment on table wallet_passes is 'wallets: Wallet passes, one per booking and wallet. A trip that has been handed over gets new ones.';
