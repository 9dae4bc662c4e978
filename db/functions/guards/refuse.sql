-- In SQL because statements call it that go to the database together with their commit: it ends their transaction.
create or replace function refuse(reason text) returns integer language plpgsql as $$
begin
  raise exception using errcode = 'SX001', message = reason;
end
$$;
