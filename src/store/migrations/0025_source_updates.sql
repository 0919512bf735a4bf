-- What `southerly update` found at the publishers. Kept in the database so that a run that was killed goes on where it was,
-- two never run at once, and every process can say what the newest one came to.
create table update_run (
  id bigint generated always as identity primary key,
  started_at timestamptz not null,
  started_by text not null check (started_by in ('command', 'schedule')),
  holder text not null,
  lease_until timestamptz not null,
  ended_at timestamptz,
  report jsonb
);
comment on table update_run is 'Runs of southerly update, newest last.';
comment on column update_run.id is 'Number of the run; a later run has a higher one.';
comment on column update_run.started_at is 'When it began.';
comment on column update_run.started_by is 'command: a person or script; schedule: SOUTHERLY_UPDATE.';
comment on column update_run.holder is 'The process that runs it.';
comment on column update_run.lease_until is 'While a run has not ended and this has not passed, no other begins. A living run renews it.';
comment on column update_run.ended_at is 'When it ended; null with a lease that has passed: it was killed.';
comment on column update_run.report is 'What it came to, file by file.';

create table source_check (
  source text collate "C" not null,
  name text collate "C" not null,
  url text not null,
  checked_at timestamptz not null,
  outcome text not null check (outcome in ('received', 'current', 'loaded', 'waiting', 'left', 'failed')),
  etag text,
  last_modified text,
  file_sha256 text collate "C" check (file_sha256 ~ '^[0-9a-f]{64}$'),
  location text,
  messages text[] not null,
  primary key (source, name)
);
comment on table source_check is 'The newest look at each file that a publisher offers at a known address.';
comment on column source_check.source is 'Slug of the source.';
comment on column source_check.name is 'Name of the file.';
comment on column source_check.url is 'Address that was asked.';
comment on column source_check.checked_at is 'When it was asked last.';
comment on column source_check.outcome is 'received: downloaded and not judged yet; current: nothing new; loaded; waiting: for a decision of the operator; left: the operator decided not to load it; failed.';
comment on column source_check.etag is 'What the publisher called the bytes that were received last.';
comment on column source_check.last_modified is 'When the publisher says that they changed.';
comment on column source_check.file_sha256 is 'SHA-256 of the bytes that were received last.';
comment on column source_check.location is 'Where they lie, below the home directory, while they are not loaded.';
comment on column source_check.messages is 'What the outcome rests on, in words.';

grant select, insert, update, delete on update_run, source_check to southerly_worker, southerly_operator;
