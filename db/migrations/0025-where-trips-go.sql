-- Where else than around its own side of the island a boat's trips may go: there guests need papers.

alter table boats
  add column visits text[] not null default '{}'
    check (visits <@ array['other-side', 'anguilla', 'st-barths']);
comment on column boats.visits is 'Where its trips may touch land that asks for papers.';
