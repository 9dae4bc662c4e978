-- Raises a refusal, which rolls back the transaction. Used by statements that are sent together with their commit, so
-- that the application cannot check their results in between.
create or replace function refuse(reason text) returns integer language plpgsql as $$
begin
  raise exception using errcode = 'SX001', message = reason;
end
$$;
