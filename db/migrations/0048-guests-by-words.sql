-- outside a transaction: sales go on while the index is built.
-- Guests are found by any word of their names, which the two indexes by the first and the last word cannot do.
drop index concurrently if exists bookings_by_guest_words;
create index concurrently bookings_by_guest_words on bookings using gin (to_tsvector('simple', fold_name(customer_name)));
drop index concurrently if exists bookings_by_name;
drop index concurrently if exists bookings_by_surname;
