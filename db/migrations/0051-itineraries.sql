-- Adds what guests read before they choose: stops of the trip, what is not included, and who the trip suits.

alter table boats
  add column itinerary jsonb not null default '[]' check (jsonb_typeof(itinerary) = 'array'),
  add column not_included text not null default '' check (length(not_included) <= 500),
  add column suits jsonb not null default '{}' check (jsonb_typeof(suits) = 'object');
comment on column boats.itinerary is 'Stops of the trip in order, each with length, place on the map and translations; may be empty.';
comment on column boats.not_included is 'What the price does not include.';
comment on column boats.suits is 'Swimming, boarding, sea, youngest age and wheelchair access; a missing one is unknown.';
