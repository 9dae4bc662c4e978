-- What a booking's event is called in the calendar's iCalendar file: read by its address too, it makes nobody busy.
alter table calendar_events add column ical_uid text;
