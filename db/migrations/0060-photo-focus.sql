-- Adds the point of a photo that crops keep, what it shows, and whether it is an illustration.

alter table boat_photos
  add column focus_x integer not null default 50 check (focus_x between 0 and 100),
  add column focus_y integer not null default 50 check (focus_y between 0 and 100),
  add column shows text check (shows in ('boat', 'deck', 'people', 'place', 'other')),
  add column is_illustration boolean not null default false;
comment on column boat_photos.focus_x is 'Point that every crop keeps, in percent of the width from the left.';
comment on column boat_photos.focus_y is 'The same in percent of the height from the top.';
comment on column boat_photos.shows is 'Subject, as the operator says; null until then.';
comment on column boat_photos.is_illustration is 'True for a drawn picture of the site, which pages label; never for an upload.';
-- The demo's pictures of earlier seeds: uploads are below /photos.
update boat_photos set is_illustration = true, focus_y = 66 where path like '/pictures/%';
