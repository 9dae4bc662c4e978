-- outside a transaction: sales go on while the indexes are built.
-- Counts a captain's sailed trips by an index-only scan, and reads the answers of half a year.
drop index concurrently if exists bookings_sailed;
create index concurrently bookings_sailed on bookings (operator_id, end_date) include (id, boat_id, start_date, time)
  where status = 'paid' and paid_by = 'card';
drop index concurrently if exists change_requests_by_operator;
create index concurrently change_requests_by_operator on change_requests (operator_id, made_at)
  where operator_id is not null;
-- Lists a boat's reviews in one language, newest first.
drop index concurrently if exists reviews_by_language;
create index concurrently reviews_by_language on reviews (boat_id, language, made_at desc, id desc)
  where hidden_at is null;
