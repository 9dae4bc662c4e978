-- outside a transaction
-- What is counted every few seconds, without reading the tables themselves.

drop index concurrently if exists mails_waiting;
create index concurrently mails_waiting on mails (queued_at) include (attempts) where sent_at is null and failed_at is null;
drop index concurrently if exists mails_refused;
create index concurrently mails_refused on mails (failed_at) where failed_at is not null;
drop index concurrently if exists booking_refunds_open;
create index concurrently booking_refunds_open on booking_refunds (state) include (cents) where state in ('due', 'failed');
