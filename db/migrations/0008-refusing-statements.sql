-- A sale goes to the database in one round trip, its commit included: nobody looks at what its statements answer
-- before that. Each of them ends the transaction itself where it cannot be done.
create function refuse(reason text) returns integer language plpgsql as $$
begin
  raise exception using errcode = 'SX001', message = reason;
end
$$;
comment on function refuse(text) is 'Ends the transaction of a statement that finds a reason not to be done.';
