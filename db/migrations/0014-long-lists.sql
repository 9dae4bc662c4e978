-- Lists that are long: what finds words anywhere in a name, and what is rare among much that is not.

create extension if not exists pg_trgm;
create index operators_named on operators using gin (name gin_trgm_ops, email gin_trgm_ops);
create index boats_named on boats using gin (name gin_trgm_ops, slug gin_trgm_ops);
create index opt_ins_named on opt_ins using gin (email gin_trgm_ops);
create index reviews_worded on reviews using gin (words gin_trgm_ops, answer gin_trgm_ops);
create index reviews_by_stars on reviews (stars, made_at desc, id desc);
create index reviews_hidden on reviews (made_at desc, id desc) where hidden_at is not null;
create index disputes_open on disputes (opened_at desc, id desc)
  where status not in ('won', 'lost', 'warning_closed', 'prevented');
create index disputes_to_answer on disputes (due_by) where status in ('needs_response', 'warning_needs_response');
-- Whose each boat is, and where, for tables of all of them.
create index boats_placed on boats (id) include (operator_id, port, custom_port);
