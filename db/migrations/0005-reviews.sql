-- What guests say of trips that they have paid for.

create table reviews (
  id uuid primary key,
  booking_id uuid not null unique references bookings (id),
  boat_id uuid not null references boats (id),
  stars integer not null check (stars between 1 and 5),
  words text check (length(words) between 1 and 2000),
  made_at timestamptz not null,
  answer text check (length(answer) between 1 and 2000),
  answered_at timestamptz,
  hidden_at timestamptz,
  hidden_reason text,
  constraint reviews_answered_at_a_time check ((answer is null) = (answered_at is null)),
  constraint reviews_hidden_for_a_reason check ((hidden_at is null) = (hidden_reason is null))
);
comment on table reviews is 'reviews: What guests say of their trips, one for each booking, with the operator''s one answer. Nobody changes what was said; an admin may hide it.';
create index reviews_by_boat on reviews (boat_id, made_at desc, id desc) where hidden_at is null;
create index reviews_by_time on reviews (made_at desc, id desc);

create function reject_edited_review() returns trigger language plpgsql as $$
begin
  raise exception 'a review is not edited, nor is its answer';
end $$;
create trigger reviews_are_not_edited before update on reviews for each row
  when ((new.booking_id, new.boat_id, new.stars, new.made_at) <> (old.booking_id, old.boat_id, old.stars, old.made_at)
    or new.words is distinct from old.words
    or (old.answer is not null and new.answer is distinct from old.answer))
  execute function reject_edited_review();

create index bookings_to_review on bookings (end_date) where status = 'paid';
