-- What captains prove: that they may take guests out, and that their boats are insured. Without both their boats are
-- not listed.

create table operator_documents (
  id uuid primary key,
  operator_id uuid not null references operators (id),
  kind text not null check (kind in ('licence', 'insurance')),
  state text not null default 'awaiting' check (state in ('awaiting', 'accepted', 'refused')),
  file text,
  expires_on date not null,
  sent_at timestamptz not null,
  checked_at timestamptz,
  checked_on date,
  checked_by uuid references admins (id),
  reason text,
  replaced_at timestamptz,
  constraint operator_documents_checked check ((state = 'awaiting') = (checked_at is null) and (checked_at is null) = (checked_on is null)),
  constraint operator_documents_refused_for_a_reason check (state <> 'refused' or reason is not null)
);
comment on table operator_documents is 'documents: Licences and insurances that operators sent, and what became of them.';
comment on column operator_documents.file is 'Its name in the file store, which serves it at no public address; null where it was shown to us otherwise.';
comment on column operator_documents.expires_on is 'The last day on which it is good: as its operator says, until who checks it has confirmed it.';
comment on column operator_documents.checked_on is 'The island''s day on which somebody of the platform looked at it: guests are told.';
comment on column operator_documents.replaced_at is 'When a newer one of its kind took its place.';
create unique index operator_documents_awaiting on operator_documents (operator_id, kind) where state = 'awaiting';
create unique index operator_documents_accepted on operator_documents (operator_id, kind) include (expires_on, checked_on)
  where state = 'accepted' and replaced_at is null;
create index operator_documents_by_operator on operator_documents (operator_id);
create index operator_documents_by_time on operator_documents (state, sent_at, id);

-- Who is here already has some days to bring them.
alter table operators
  add column unlisted_at timestamptz,
  add column documents_asked_on date default (now() at time zone interval '-4 hours')::date;
comment on column operators.unlisted_at is 'Since when their boats are not listed, because their documents are missing or have run out; null while they are.';
comment on column operators.documents_asked_on is 'Since when who was here before is asked for documents: their boats stay listed for the days that the owner''s setting gives them. Null for who came later, or has brought them.';

-- The departures on offer of these boats on these days, as the rules have them (domain: slotsOn, hullTime,
-- withBlockedHulls, closedBy, openTimes).
create or replace function departures_on_offer(boat_ids uuid[], first_day date, last_day date)
returns setof offered_departures language sql stable as $$
  select boat.id, slot.day, slot.time, slot.span,
    lower(slot.span) - make_interval(hours => boat.notice_hours),
    offers.seats, offers.charter,
    room_left(boat.capacity, offers.seats, offers.charter, slot.day, slot.span, coalesce(own.seats_taken, 0), taken_of.taken_of),
    boat.port, boat.listing_rank, boat.created_at, boat.type, boat.trip_type, boat.capacity,
    case when boat.trip_type <> 'private' and boat.price_per_seat_cents > 0 then boat.price_per_seat_cents end,
    case when boat.trip_type <> 'tour' and boat.charter_price_cents > 0 then boat.charter_price_cents end
  from boats as boat
  join operators on operators.id = boat.operator_id
  -- Unpacked once a boat.
  cross join lateral (
    select coalesce(boat.availability -> 'manualDays', '[]') as manual_days,
      coalesce(boat.availability -> 'blackoutDates', '[]') as blackouts,
      coalesce(boat.availability -> 'blocks', '[]') as blocks,
      coalesce(boat.availability -> 'recurring' -> 'seasons', '[]') as seasons,
      case when jsonb_array_length(boat.availability -> 'timeSlotsDefault') > 0
        then boat.availability -> 'timeSlotsDefault' else '["09:00", "14:00"]' end as usual_times,
      coalesce(boat.trip_minutes, 240) as usual_minutes
    offset 0) as plan
  cross join lateral (
    select coalesce(range_agg(tsrange(starts_at at time zone interval '-4 hours', ends_at at time zone interval '-4 hours')), '{}') as spans
    from calendar_sources as source join busy_spans on busy_spans.source_id = source.id
    where source.operator_id = boat.operator_id and ends_at > (first_day - 1)::timestamp at time zone interval '-4 hours'
      and (source.all_boats or exists (
        select from calendar_source_boats
        where calendar_source_boats.source_id = source.id and calendar_source_boats.boat_id = boat.id))
    offset 0) as busy
  cross join lateral taken_of(boat.id, first_day, last_day)
  cross join lateral (
    select day, time, span, is_blocked,
      range_agg(span) filter (where is_blocked) over () as blocked,
      tsrange(min(lower(span)) filter (where not is_blocked) over on_day,
        max(upper(span)) filter (where not is_blocked) over on_day) as sailing
    from (
      select day, time, blocks.times is not null as is_blocked,
        tsrange(day + time::time, day + time::time
          + make_interval(mins => max(minutes) + coalesce(boat.turnaround_minutes, 0))) as span
      from (
        select manual.day::date as day, usual.time, plan.usual_minutes as minutes
        from jsonb_array_elements_text(plan.manual_days) as manual (day),
          jsonb_array_elements_text(plan.usual_times) as usual (time)
        where manual.day between (first_day - 2)::text and (last_day + 2)::text
        union all
        select sails.day::date, season_times.time, coalesce((season ->> 'tripMinutes')::integer, plan.usual_minutes)
        from jsonb_array_elements(plan.seasons) as season
        cross join lateral generate_series(
          greatest(season ->> 'start', (first_day - 2)::text)::date::timestamp,
          least(season ->> 'end', (last_day + 2)::text)::date::timestamp, interval '1 day') as sails (day)
        cross join lateral jsonb_array_elements_text(season -> 'timeSlots') as season_times (time)
        where season -> 'weekdays' @> to_jsonb(extract(dow from sails.day)::integer)) as offered
      left join lateral (
        select distinct block_times.times
        from jsonb_array_elements(plan.blocks) as block, jsonb_array_elements_text(block -> 'times') as block_times (times)
        where block ->> 'date' = offered.day::text and block_times.times = offered.time) as blocks on true
      where not plan.blackouts ? offered.day::text
      group by day, time, blocks.times) as departure
    window on_day as (partition by day)) as slot
  cross join lateral (
    select boat.trip_type <> 'private' and not slot.span && busy.spans as seats,
      boat.trip_type <> 'tour' and not slot.sailing && busy.spans as charter) as offers
  left join departures as own on own.boat_id = boat.id and own.day = slot.day and own.time = slot.time
  where boat.id = any(boat_ids)
    and boat.status = 'published' and boat.deleted_at is null and operators.status = 'active'
    and operators.unlisted_at is null
    and slot.day between first_day and last_day
    and not slot.is_blocked and not slot.span && coalesce(slot.blocked, '{}')
    and (offers.seats or offers.charter)
$$;

-- lives beside the version before: it also looks when boats leave or join the listing, which that version does not do.
drop trigger operators_offer_their_boats on operators;
-- lives beside the version before: it also looks when boats leave or join the listing, which that version does not do.
create constraint trigger operators_offer_their_boats after update on operators
  deferrable initially deferred for each row
  when (old.status <> new.status or (old.unlisted_at is null) <> (new.unlisted_at is null))
  execute function offer_boats_of_operator();
