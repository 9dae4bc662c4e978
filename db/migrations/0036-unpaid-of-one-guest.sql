-- Hashes by which unpaid bookings of one guest are counted, kept only while they are unpaid.
alter table bookings
  add column unpaid_mailbox text,
  add column unpaid_network text;
comment on column bookings.unpaid_mailbox is 'Hash of the guest''s mailbox while the booking waits for its payment; null for bookings by hand and afterwards.';
comment on column bookings.unpaid_network is 'Hash of the network that the booking came from while it waits for its payment; null for bookings by hand and afterwards.';
