-- In SQL so that reviews stay as they were written, whatever the code does.
create or replace function reject_edited_review() returns trigger language plpgsql as $$
begin
  raise exception 'a review is not edited, nor is its answer';
end $$;
