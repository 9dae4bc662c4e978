-- Of a feed: what could not be read of its events, [{summary, date, reason}], and how much of that there is.
alter table calendar_sources add column faults jsonb not null default '[]';
alter table calendar_sources add column fault_count integer not null default 0;

-- Calendars are read by other rules from now on: what has not changed since is to be read once more.
update calendar_sources set etag = null, last_modified = null, content_hash = null where kind = 'feed';
