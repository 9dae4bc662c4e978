-- Where a guest who has booked reaches the operator on the day; optional, and shown to nobody else.
ALTER TABLE operators ADD COLUMN phone text;
