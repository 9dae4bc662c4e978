-- outside a transaction: no sale waits for the indexes.
-- Every sale counts the unpaid bookings of its mailbox, its network and its boat.
drop index concurrently if exists bookings_unpaid_by_mailbox;
create index concurrently bookings_unpaid_by_mailbox on bookings (unpaid_mailbox) where status in ('held', 'pending');
drop index concurrently if exists bookings_unpaid_by_network;
create index concurrently bookings_unpaid_by_network on bookings (unpaid_network) where status in ('held', 'pending');
drop index concurrently if exists bookings_unpaid_by_boat;
create index concurrently bookings_unpaid_by_boat on bookings (boat_id) where status in ('held', 'pending');
