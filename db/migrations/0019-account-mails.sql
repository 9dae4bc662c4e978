-- What changed how an admin signs in is mailed to them: the mail tells what the log says, of which nothing
-- is ever taken away.
alter table mails add column audit_id bigint;
