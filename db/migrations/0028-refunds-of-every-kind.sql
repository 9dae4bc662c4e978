-- `settled`: the provider could not give it back, and somebody paid the guest in another way.
alter table booking_refunds
  drop constraint booking_refunds_state_check,
  add constraint booking_refunds_state_check check (state in ('due', 'sent', 'failed', 'settled')),
  -- By which the payment in another way is found, and who wrote it down.
  add column settled_reference text,
  add column settled_at timestamptz,
  add column settled_by uuid references admins (id),
  add check ((state = 'settled') = (settled_reference is not null)),
  add check ((state = 'settled') = (settled_at is not null and settled_by is not null)),
  -- Somebody made it at the payment provider, and we follow.
  add column is_made_at_provider boolean not null default false,
  -- What of it is more than was left of the booking's own payment.
  add column beyond_cents integer not null default 0 check (beyond_cents between 0 and cents);

alter table ledger_lines
  drop constraint ledger_lines_account_check,
  add constraint ledger_lines_account_check check (account in
    ('card-clearing', 'owed-to-captain', 'service-fees', 'feature-sales', 'refunds-owed', 'refunded-otherwise',
     'losses', 'paid-out'));

-- What captains paid for featuring, and somebody gave back at the provider.
alter table boat_features add column refunded_cents integer not null default 0
  check (refunded_cents between 0 and amount_cents);

-- A guest and a captain are told of each refund.
alter table mails add column refund_id uuid references booking_refunds (id);
