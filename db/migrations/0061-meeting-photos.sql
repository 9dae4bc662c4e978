-- Adds a photo of each boat's meeting point.

alter table boats
  add column meeting_photo_path text,
  add column meeting_photo_caption text not null default '' check (length(meeting_photo_caption) <= 200);
comment on column boats.meeting_photo_path is 'Path of the variants of the photo of the meeting point.';
comment on column boats.meeting_photo_caption is 'The operator''s caption of the photo of the meeting point; empty if not given.';

-- Adds notices of removed photos of meeting points. The new list contains the former one.
-- lives beside the version before: it writes only kinds that both lists contain
alter table platform_notices
  drop constraint platform_notices_kind_check,
  add constraint platform_notices_kind_check check (kind in
    ('unpublished', 'featured', 'feature-ended', 'suspended', 'reinstated', 'picture-removed', 'introduction-removed',
     'meeting-photo-removed'));
