alter table calendar_events
  -- The address of the account: let in anew, it has another grant, and the same events.
  add column account text,
  -- Every id that an event of this booking ever had there: one of ours never counts as busy, however late it is seen.
  add column event_ids text[] not null default '{}',
  -- Events of this booking that stand there beside the one that should: they are taken out.
  add column leftover_ids text[] not null default '{}',
  -- When we were no longer let in, and had to leave the event behind. Let in again, we take it up.
  add column left_at timestamptz;

update calendar_events set event_ids = array[event_id] where event_id is not null;
update calendar_events set account = lower(connection.email)
from bookings join calendar_connections as connection using (operator_id)
where bookings.id = calendar_events.booking_id and connection.grant_id = calendar_events.grant_id;

create index calendar_events_by_ids on calendar_events using gin (event_ids);
