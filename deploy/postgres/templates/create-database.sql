-- Run once on the primary as superuser: creates the product's role and database.
create role ${cluster} login password '${passwords.app}';
create database ${cluster} owner ${cluster};
-- Lets the doctor see whether a standby is synchronous.
grant pg_read_all_stats to ${cluster};
