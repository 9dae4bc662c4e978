-- How often somebody came to a limited address, counted for all servers of the shop. What a crash of the
-- database forgets is only a count, so it is not written twice.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- A mail that the reader's mail server refused for good is not sent again.
alter table mails add column failed_at timestamptz;
