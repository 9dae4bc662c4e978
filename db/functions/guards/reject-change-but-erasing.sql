-- Rejects changes to rows that prove something. A transaction that erases a person's words, or removes what is too old
-- to keep, declares it by setting shop.erasing and is let through.
create or replace function reject_change_but_erasing() returns trigger language plpgsql as $$
begin
  if tg_op <> 'TRUNCATE' and current_setting('shop.erasing', true) = 'yes' then return null; end if;
  raise exception '% is only ever added to', tg_table_name;
end $$;
