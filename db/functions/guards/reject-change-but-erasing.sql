-- Rejects changes to rows that serve as evidence. Transactions that erase a person's data or remove rows past their
-- retention set shop.erasing and are exempt.
create or replace function reject_change_but_erasing() returns trigger language plpgsql as $$
begin
  if tg_op <> 'TRUNCATE' and current_setting('shop.erasing', true) = 'yes' then return null; end if;
  raise exception '% is only ever added to', tg_table_name;
end $$;
