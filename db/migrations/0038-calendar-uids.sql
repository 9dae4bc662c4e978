alter table bookings add column calendar_uid uuid;
comment on column bookings.calendar_uid is 'The UID of its event in calendar files and exports, which opens nothing. Null for a booking made before version 38: its event keeps the UID that calendars already know, its id.';
