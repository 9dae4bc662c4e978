-- Rejects an entry whose lines do not add up to 0. It runs at the end of the statement that inserts the lines, which
-- costs less than a constraint deferred to the commit.
create or replace function reject_unbalanced_entry() returns trigger language plpgsql as $$
begin
  if exists (
    select from ledger_lines where entry_id in (select entry_id from added)
    group by entry_id having sum(cents) <> 0)
  then raise exception 'an entry of the ledger does not come to 0';
  end if;
  return null;
end $$;
