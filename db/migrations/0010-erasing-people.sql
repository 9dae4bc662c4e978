-- What a guest or an operator may have erased, and what is forgotten by itself: the books stay, the names go.

-- A guest who was erased has no address any more. Older rows are looked at by the next migration, without a long lock.
-- lives beside the version before: the constraint refuses less than before.
alter table bookings
  add column erased_at timestamptz,
  drop constraint bookings_by_card_have_an_address,
  add constraint bookings_by_card_have_an_address
    check (paid_by <> 'card' or customer_email is not null or erased_at is not null) not valid;
comment on column bookings.erased_at is 'When the guest was erased from it: on request, or because the time was over. The sums and days stay.';

alter table operators add column erased_at timestamptz;
comment on column operators.erased_at is 'When the account was erased. What was sold and paid out stays, without a name.';

-- What only proves is still only ever added to, but for words about a person who is erased, and what is too old to be
-- kept: both say so in their transaction, and neither can change what was done, when, by whom or for how much.
create function reject_change_but_erasing() returns trigger language plpgsql as $$
begin
  if tg_op <> 'TRUNCATE' and current_setting('shop.erasing', true) = 'yes' then return null; end if;
  raise exception '% is only ever added to', tg_table_name;
end $$;

drop trigger audit_events_append_only on audit_events;
-- lives beside the version before: it refuses no more than before, but for who is being erased.
create trigger audit_events_append_only before update or delete or truncate on audit_events
  for each statement execute function reject_change_but_erasing();
-- lives beside the version before: it refuses no more than before, but for who is being erased.
create trigger audit_events_keep_what_was_done before update on audit_events for each row
  when ((old.id, old.at, old.admin_id, old.admin_name, old.action, old.subject_kind, old.subject_id)
    is distinct from (new.id, new.at, new.admin_id, new.admin_name, new.action, new.subject_kind, new.subject_id))
  execute function reject_change();
-- lives beside the version before: it refuses no more than before, but for who is being erased.
create trigger audit_events_keep_the_recent before delete on audit_events for each row
  when (old.at > now() - interval '6 years') execute function reject_change();
comment on table audit_events is 'admins: Everything an admin did. Names stand as they were then, until who bears them is erased.';

drop trigger payouts_append_only on payouts;
-- lives beside the version before: it refuses no more than before, but for who is being erased.
create trigger payouts_append_only before update or delete or truncate on payouts
  for each statement execute function reject_change_but_erasing();
-- lives beside the version before: it refuses no more than before, but for who is being erased.
create trigger payouts_keep_what_was_paid before update on payouts for each row
  when ((to_jsonb(old) - 'note') is distinct from (to_jsonb(new) - 'note')) execute function reject_change();
-- lives beside the version before: it refuses no more than before, but for who is being erased.
create trigger payouts_stay before delete on payouts for each row execute function reject_change();

-- Nobody edits a review; of an erased guest, and of an erased operator, the words go.
drop trigger reviews_are_not_edited on reviews;
-- lives beside the version before: it refuses no more than before, but for who is being erased.
create trigger reviews_are_not_edited before update on reviews for each row
  when ((new.booking_id, new.boat_id, new.stars, new.made_at) <> (old.booking_id, old.boat_id, old.stars, old.made_at)
    or (new.words is distinct from old.words
      and (new.words is not null or current_setting('shop.erasing', true) is distinct from 'yes'))
    or (old.answer is not null and new.answer is distinct from old.answer
      and (new.answer is not null or current_setting('shop.erasing', true) is distinct from 'yes')))
  execute function reject_edited_review();
