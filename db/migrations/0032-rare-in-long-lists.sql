-- outside a transaction: nobody waits for the indexes.
-- The admins' list of bookings walks back in time: of a status that nearly none has it would read them all.
drop index concurrently if exists bookings_cancelled;
create index concurrently bookings_cancelled on bookings (created_at desc, id desc) where status = 'cancelled';
-- Of a port's boats the search's index has no drafts, and another order. By what is deleted all are counted.
drop index concurrently if exists boats_by_port;
create index concurrently boats_by_port on boats (port, lower(name), id) include (deleted_at);
