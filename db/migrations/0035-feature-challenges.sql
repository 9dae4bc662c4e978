-- Since when the bank of the card asks its holder; null while it does not. Nothing is charged before it has its answer.
alter table boat_features add column challenged_at timestamptz;
