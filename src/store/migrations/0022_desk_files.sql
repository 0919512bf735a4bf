-- Files that an operator brought to the data desk. No tenant's: published data is shared by all of them, and whoever may operate it
-- sees every file. Requests of tenants act as southerly_app, which sees nothing of it.
create table desk_file (
  id text collate "C" primary key check (id ~ '^dsk_[0-9A-Za-z]{16}$'),
  file_name text not null,
  file_bytes bigint not null check (file_bytes >= 0),
  file_sha256 text collate "C" not null check (file_sha256 ~ '^[0-9a-f]{64}$'),
  received_at timestamptz not null,
  received_by text not null,
  receiver_tenant text collate "C" not null references tenant (id),
  state text not null check (state in ('checking', 'source_needed', 'decision_needed', 'looks_wrong', 'ready', 'refused', 'unchanged',
    'loading', 'loaded')),
  asked jsonb not null,
  stage text not null,
  rows_read bigint not null default 0,
  report jsonb,
  problem jsonb,
  release_id text collate "C",
  version integer not null default 1 check (version >= 1),
  changed_at timestamptz not null,
  ordinal bigint generated always as identity,
  check ((state = 'loaded') <= (release_id is not null)),
  check ((state = 'refused') <= (problem is not null))
);
create index desk_file_by_ordinal on desk_file (ordinal);
comment on table desk_file is 'Files at the data desk: received, checked, and loaded once somebody says so. The bytes lie in the desk folder of the home.';
comment on column desk_file.id is 'dsk_ and 16 letters or digits; also the name of its folder.';
comment on column desk_file.file_name is 'As the publisher calls it, without a path.';
comment on column desk_file.file_bytes is 'Size.';
comment on column desk_file.file_sha256 is 'Hash of the bytes as they were received.';
comment on column desk_file.received_at is 'When it was received.';
comment on column desk_file.received_by is 'Who brought it, such as key:<id>.';
comment on column desk_file.receiver_tenant is 'Tenant of who brought it; its audit trail tells of it.';
comment on column desk_file.state is 'checking and loading: a worker is at it. source_needed, decision_needed, looks_wrong, ready: a person is. The others are final.';
comment on column desk_file.asked is 'What was stated: source, edition, day of publication, status, decisions, acceptance, and by whom.';
comment on column desk_file.stage is 'What the worker is doing, or did last.';
comment on column desk_file.rows_read is 'Rows read so far.';
comment on column desk_file.report is 'What the last check came to: source, summary, first rows, findings, effects.';
comment on column desk_file.problem is 'Why the last check or load failed: message and hint.';
comment on column desk_file.release_id is 'The release that was made of it, or that held these bytes before.';
comment on column desk_file.version is 'Counts what people asked for: a worker keeps nothing of an older question.';
comment on column desk_file.changed_at is 'When its state changed last.';
comment on column desk_file.ordinal is 'Order of receipt.';
grant select, insert, update, delete on desk_file to southerly_worker, southerly_operator;
