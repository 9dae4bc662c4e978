-- Bookings that operators make themselves, for guests who walk in, call, or are sent by a hotel.

alter table bookings
  drop constraint bookings_flow_check,
  add constraint bookings_flow_check check (flow in ('checkout', 'form', 'operator')),
  alter column customer_email drop not null,
  add column source text check (source in ('walk-in', 'phone', 'hotel')),
  add column paid_by text not null default 'card' check (paid_by in ('card', 'cash', 'elsewhere')),
  add constraint bookings_by_hand_have_a_source check ((flow = 'operator') = (source is not null)),
  add constraint bookings_by_hand_carry_no_platform_money
    check (paid_by = 'card' or (flow = 'operator' and fee_cents = 0 and disputed_cents = 0)),
  add constraint bookings_by_card_have_an_address check (paid_by <> 'card' or customer_email is not null);
comment on column bookings.flow is 'Through the checkout with its payment page; reserved by the form and paid by a mailed link; or made by the operator by hand.';
comment on column bookings.customer_email is 'Null for a guest booked by hand who gave none: they get no mail and have no page.';
comment on column bookings.source is 'Where a guest booked by hand came from.';
comment on column bookings.paid_by is 'cash and elsewhere: the operator took the money themselves, and none of it is the platform''s.';

-- What operators took themselves has two accounts of its own, apart from all others.
alter table ledger_lines
  drop constraint ledger_lines_account_check,
  add constraint ledger_lines_account_check check (account in
    ('card-clearing', 'provider-fees', 'at-bank', 'owed-to-captain', 'service-fees', 'feature-sales', 'refunds-owed',
     'refunded-otherwise', 'losses', 'paid-out', 'taken-by-captain', 'sold-by-captain')),
  drop constraint ledger_lines_owed_to_somebody,
  add constraint ledger_lines_of_somebody check (
    (account in ('owed-to-captain', 'taken-by-captain', 'sold-by-captain')) = (operator_id is not null));
create index ledger_entries_by_hand on ledger_entries (at) where kind = 'by-hand-given-back';
