-- Stores passes for Apple Wallet and Google Wallet, which are updated when their trip changes.

create table wallet_passes (
  id uuid primary key,
  booking_id uuid not null references bookings (id),
  wallet text not null check (wallet in ('apple', 'google')),
  made_at timestamptz not null,
  changed_at timestamptz not null,
  fingerprint text
);
comment on table wallet_passes is 'wallets: Passes that guests added to a wallet, one per wallet; a transfer of the trip begins another.';
comment on column wallet_passes.id is 'Serial number at Apple; last part of the object id at Google.';
comment on column wallet_passes.changed_at is 'Last change of the content; devices ask for passes that have changed since.';
comment on column wallet_passes.fingerprint is 'Hash of the content, to detect changes. Null until the pass is saved at Google.';
create index wallet_passes_by_booking on wallet_passes (booking_id);

create table wallet_pass_tokens (
  token_hash text primary key,
  pass_id uuid not null references wallet_passes (id) on delete cascade,
  made_at timestamptz not null
);
comment on table wallet_pass_tokens is 'wallets: Hashes of the secrets with which devices authenticate to read an Apple pass, one per download.';
create index wallet_pass_tokens_by_pass on wallet_pass_tokens (pass_id);

create table wallet_devices (
  pass_id uuid not null references wallet_passes (id) on delete cascade,
  device_id text not null,
  push_token text not null,
  registered_at timestamptz not null,
  primary key (pass_id, device_id)
);
comment on table wallet_devices is 'wallets: Devices with an Apple pass, which are notified of its changes.';
comment on column wallet_devices.push_token is 'Token by which Apple addresses the device.';
create index wallet_devices_by_device on wallet_devices (device_id);
