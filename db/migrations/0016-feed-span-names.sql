-- A busy time of a feed is named by the hash of what the feed calls it: strangers' names may be of any length.
update busy_spans set key = encode(sha256(convert_to(key, 'UTF8')), 'hex')
where source_id in (select id from calendar_sources where kind = 'feed');

update calendar_conflicts set busy_key = encode(sha256(convert_to(busy_key, 'UTF8')), 'hex')
where source_id in (select id from calendar_sources where kind = 'feed');
