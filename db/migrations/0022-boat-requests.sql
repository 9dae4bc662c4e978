-- A captain's request whose answer was lost is sent again: its key finds the boat that it made, until that
-- one is deleted.
alter table boats add column request_key uuid;
create unique index boats_request_key on boats (operator_id, request_key)
  where request_key is not null and deleted_at is null;
