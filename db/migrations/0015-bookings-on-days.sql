-- Which bookings are on a day. Two bounds in one index tell the planner too little; a range tells it how few they are.
create index bookings_on_days on bookings using gist (daterange(start_date, end_date, '[]'));
drop index bookings_by_trip_days;
