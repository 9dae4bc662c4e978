-- outside a transaction: nobody waits for the indexes.
-- The admins' search finds reviews by their boat, hidden ones, too: the index had none of these, so all were read.
drop index concurrently if exists reviews_of_boat;
create index concurrently reviews_of_boat on reviews (boat_id, made_at desc, id desc) include (hidden_at);
drop index concurrently if exists reviews_by_boat;
