-- Holds for every row since the migration before; looked at here beside all that is sold meanwhile.
alter table bookings validate constraint bookings_by_card_have_an_address;
