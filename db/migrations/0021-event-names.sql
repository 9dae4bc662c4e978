-- What a booking's event is, or was, called in iCalendar files: read by its address too, it makes nobody busy.
-- Such files lag behind for hours, so a name counts on when its event is gone.
alter table calendar_events add column ical_uids text[] not null default '{}';
