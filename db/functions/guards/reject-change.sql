-- In SQL so that rows which prove something (books, audit) stay whatever the code does.
create or replace function reject_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name;
end $$;
