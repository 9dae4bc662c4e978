-- Rejects every change to rows that prove something (ledger, audit log), even one made by a fault in the code.
create or replace function reject_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name;
end $$;
