-- Rejects every change to rows that serve as evidence (ledger, audit log), even by faulty code.
create or replace function reject_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name;
end $$;
