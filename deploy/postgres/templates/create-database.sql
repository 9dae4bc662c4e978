-- Once, at the primary as superuser: the product's own role and database.
create role ${cluster} login password '${passwords.app}';
create database ${cluster} owner ${cluster};
-- So that the doctor sees whether a standby is synchronous.
grant pg_read_all_stats to ${cluster};
