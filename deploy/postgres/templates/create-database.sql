-- Once, at the primary as superuser: the product's own role and database.
create role ${cluster} login password '${passwords.app}';
create database ${cluster} owner ${cluster};
