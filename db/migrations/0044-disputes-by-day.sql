-- outside a transaction
-- Lets the analytics of a few days find what banks took back on them.
drop index concurrently if exists ledger_entries_of_disputes;
create index concurrently ledger_entries_of_disputes on ledger_entries (at) where kind = 'trip-disputed';
