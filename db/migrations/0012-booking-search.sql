-- How the portal finds bookings: the newest first, by code, by guest, and by the days of the trip.
create index bookings_by_time on bookings (created_at desc, id desc);
create index bookings_by_code on bookings (replace(code, '-', '') text_pattern_ops);
create index bookings_by_guest on bookings (lower(customer_name) text_pattern_ops);
create index bookings_by_surname on bookings (lower(substring(customer_name from '[^ ]+$')) text_pattern_ops);
create index bookings_by_email on bookings (lower(customer_email) text_pattern_ops);
create index bookings_by_trip_days on bookings (end_date, start_date);

-- A booking's history has its mails.
create index mails_by_booking on mails (booking_id) where booking_id is not null;
