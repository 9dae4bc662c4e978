-- Adds captains' profiles on their boats' pages, and the languages of reviews.

alter table operators
  add column picture_path text,
  add column spoken_languages text[] not null default '{}' check (cardinality(spoken_languages) <= 8),
  add column sailing_since integer check (sailing_since >= 1950),
  add column introduction text check (length(introduction) between 1 and 400),
  add column introduction_language text not null default 'en'
    check (introduction_language in ('en', 'fr', 'nl', 'es', 'pt', 'de'));
comment on column operators.picture_path is 'Path of the variants of the captain''s picture.';
comment on column operators.spoken_languages is 'Codes of the languages that the captain speaks.';
comment on column operators.sailing_since is 'First year in which the captain sailed here.';

alter table change_requests add column operator_id uuid references operators (id);
comment on column change_requests.operator_id is 'The booking''s operator; null for requests stored by an earlier version.';
update change_requests set operator_id = bookings.operator_id
from bookings where bookings.id = change_requests.booking_id;

-- Adds notices of removed pictures and introductions. The new lists contain the former ones.
-- lives beside the version before: it writes only kinds that both lists contain
alter table platform_notices
  drop constraint platform_notices_kind_check,
  add constraint platform_notices_kind_check check (kind in
    ('unpublished', 'featured', 'feature-ended', 'suspended', 'reinstated', 'picture-removed', 'introduction-removed'));
-- lives beside the version before: it writes only kinds that both lists contain
alter table platform_notices
  drop constraint platform_notices_about_boat_or_operator,
  add constraint platform_notices_about_boat_or_operator check ((boat_id is null) =
    (kind in ('suspended', 'reinstated', 'picture-removed', 'introduction-removed')));

alter table reviews
  add column language text check (language in ('en', 'fr', 'nl', 'es', 'pt', 'de')),
  add column answer_language text check (answer_language in ('en', 'fr', 'nl', 'es', 'pt', 'de'));
comment on column reviews.language is 'Language of the words; null if it is unknown or there are no words.';
comment on column reviews.answer_language is 'Language of the answer; null if unknown.';
update reviews set language = bookings.language
from bookings where bookings.id = reviews.booking_id and reviews.words is not null;
