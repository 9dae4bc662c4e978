-- Lists that are long: what finds words anywhere in a name, and what is rare among much that is not.

create extension if not exists pg_trgm;
create index operators_named on operators using gin (name gin_trgm_ops, email gin_trgm_ops);
create index boats_named on boats using gin (name gin_trgm_ops, slug gin_trgm_ops);
create index opt_ins_named on opt_ins using gin (email gin_trgm_ops);
create index audit_events_named on audit_events using gin (subject_name gin_trgm_ops);
create index reviews_worded on reviews using gin (words gin_trgm_ops, answer gin_trgm_ops);

-- The audit log stands in the order of its times, so that the days of long ago are found at once.
create index audit_events_in_order on audit_events (at desc, id desc);
create index audit_events_of_admin on audit_events (admin_id, at desc, id desc);
create index audit_events_of_action on audit_events (action, at desc, id desc);
drop index audit_events_by_time;
drop index audit_events_by_admin;
drop index audit_events_by_action;

create index reviews_by_stars on reviews (stars, made_at desc, id desc);
create index reviews_hidden on reviews (made_at desc, id desc) where hidden_at is not null;
create index disputes_open on disputes (opened_at desc, id desc)
  where status not in ('won', 'lost', 'warning_closed', 'prevented');
create index disputes_to_answer on disputes (due_by) where status in ('needs_response', 'warning_needs_response');

-- What is still to sail of a boat and of an operator, however old they are.
create index bookings_to_sail_by_boat on bookings (boat_id, end_date) where status in ('pending', 'asked', 'paid');
create index bookings_to_sail_by_operator on bookings (operator_id, end_date) where status in ('pending', 'asked', 'paid');
-- An operator's month.
create index bookings_paid_by_month on bookings (operator_id, start_date) where paid_at is not null;
-- These were read to add up what is kept in sums now.
drop index bookings_sold_by_boat;
drop index bookings_paid_by_start;
-- Whose each boat is, and where, for tables of all of them.
create index boats_placed on boats (id) include (operator_id, port, custom_port);
