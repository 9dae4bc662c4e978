-- Rejects edits of a review and of its answer, even by faulty code.
create or replace function reject_edited_review() returns trigger language plpgsql as $$
begin
  raise exception 'a review is not edited, nor is its answer';
end $$;
