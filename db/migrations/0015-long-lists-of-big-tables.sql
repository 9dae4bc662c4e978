-- outside a transaction
-- The same for tables that are big.

drop index concurrently if exists audit_events_named;
create index concurrently audit_events_named on audit_events using gin (subject_name gin_trgm_ops);
-- The audit log stands in the order of its times, so that the days of long ago are found at once.
drop index concurrently if exists audit_events_in_order;
create index concurrently audit_events_in_order on audit_events (at desc, id desc);
drop index concurrently if exists audit_events_of_admin;
create index concurrently audit_events_of_admin on audit_events (admin_id, at desc, id desc);
drop index concurrently if exists audit_events_of_action;
create index concurrently audit_events_of_action on audit_events (action, at desc, id desc);
drop index concurrently if exists audit_events_by_time;
drop index concurrently if exists audit_events_by_admin;
drop index concurrently if exists audit_events_by_action;
-- What is still to sail of a boat and of an operator, however old they are.
drop index concurrently if exists bookings_to_sail_by_boat;
create index concurrently bookings_to_sail_by_boat on bookings (boat_id, end_date) where status in ('pending', 'asked', 'paid');
drop index concurrently if exists bookings_to_sail_by_operator;
create index concurrently bookings_to_sail_by_operator on bookings (operator_id, end_date) where status in ('pending', 'asked', 'paid');
-- An operator's month.
drop index concurrently if exists bookings_paid_by_month;
create index concurrently bookings_paid_by_month on bookings (operator_id, start_date) where paid_at is not null;
-- These were read to add up what is kept in sums now.
drop index concurrently if exists bookings_sold_by_boat;
drop index concurrently if exists bookings_paid_by_start;
