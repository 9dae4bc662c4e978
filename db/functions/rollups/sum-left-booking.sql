-- Counts a booking as abandoned by its guest. The event is written after the booking has ended. Trigger.
create or replace function sum_left_booking() returns trigger language plpgsql as $$
begin
  insert into metric_changes
  select island_day(created_at), flow, boat_id, operator_id, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, -1, 0, 0
  from bookings where id = new.booking_id and status = 'expired' and paid_at is null and paid_by = 'card'
    and not exists (
      select from booking_events
      where booking_id = new.booking_id and event = 'expired' and actor = 'visitor' and id <> new.id);
  return null;
end $$;
