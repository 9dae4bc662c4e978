-- Recounts the days that an edit of a boat changed. A transaction that changes many boats and counts them itself sets
-- shop.counts_offers_later to 'on' first. Trigger.
create or replace function offer_boat() returns trigger language plpgsql as $$
declare
  days daterange;
begin
  if tg_op = 'UPDATE' and (old.status, old.deleted_at, old.operator_id, old.trip_minutes, old.turnaround_minutes, old.notice_hours,
      old.port, old.featured_until, old.created_at, old.type, old.trip_type, old.capacity, old.price_per_seat_cents,
      old.charter_price_cents)
    is not distinct from
    (new.status, new.deleted_at, new.operator_id, new.trip_minutes, new.turnaround_minutes, new.notice_hours,
      new.port, new.featured_until, new.created_at, new.type, new.trip_type, new.capacity, new.price_per_seat_cents,
      new.charter_price_cents)
  then
    if old.availability is not distinct from new.availability
      or current_setting('shop.counts_offers_later', true) = 'on' then return null; end if;
    days := changed_days(old.availability, new.availability);
    if days is not null then
      perform refresh_offers(array[new.id], lower(days), upper(days) - 1);
      return null;
    end if;
  end if;
  perform refresh_offers(array[new.id]);
  return null;
end $$;
