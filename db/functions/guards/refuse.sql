-- Raises a refusal, which ends the transaction. Statements that are sent together with their commit call it: the code
-- could not look in between.
create or replace function refuse(reason text) returns integer language plpgsql as $$
begin
  raise exception using errcode = 'SX001', message = reason;
end
$$;
