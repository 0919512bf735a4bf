-- The secret and the signing key of a service can be replaced while it runs: the old one and the new one are accepted side by side.

create table server_secret (
  fingerprint text collate "C" primary key check (fingerprint ~ '^[0-9a-f]{64}$'),
  sealed text,
  made_at timestamptz not null default now(),
  accepted_until timestamptz
);
comment on table server_secret is 'Secrets that open the secret of the data, which hashes keys and seals answers. A database without rows was set up by an earlier version: its first secret is the secret of the data.';
comment on column server_secret.fingerprint is 'HMAC of a fixed text under the secret; says which secret it is and gives nothing of it away.';
comment on column server_secret.sealed is 'Secret of the data, encrypted under this secret; null: this one is it, or it is no longer accepted.';
comment on column server_secret.made_at is 'When it was first accepted.';
comment on column server_secret.accepted_until is 'When it stops being accepted; null: it is the one in force.';

create table signing_key (
  id text collate "C" primary key check (id ~ '^key_[0-9a-f]{16}$'),
  public_key text collate "C" not null,
  made_at timestamptz not null default now(),
  accepted_until timestamptz
);
comment on table signing_key is 'Public keys that bundles of this service are signed with. None is ever removed: old bundles are verified with them.';
comment on column signing_key.id is 'key_ and the first 16 hexadecimal digits of the SHA-256 of the public key.';
comment on column signing_key.public_key is '32 bytes, base64url.';
comment on column signing_key.made_at is 'When a process first came with it.';
comment on column signing_key.accepted_until is 'Until when processes may sign with it; null: it is the one in force.';

grant select on signing_key to southerly_public, southerly_app;
