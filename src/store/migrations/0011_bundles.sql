-- The queue of work, and the runs, bundles and bytes that come of it.

-- Work to be done outside a request. A row is removed when its work is done; what was done is told by the run or the
-- delivery that the row is about. A waiting row is due when its time has come, an active one when its lease has run out:
-- so one comparison finds new work, work to be tried again, and work whose worker died.
create table job (
  id bigint generated always as identity primary key,
  queue text collate "C" not null check (queue ~ '^[a-z][a-z0-9-]{0,63}$'),
  data jsonb not null,
  singleton_key text collate "C",
  state text not null default 'waiting' check (state in ('waiting', 'active', 'failed')),
  attempt integer not null default 0 check (attempt >= 0),
  retry_delays integer[] not null default '{}',
  due_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create index job_by_due on job (queue, due_at, id) where state <> 'failed';
create unique index job_singleton on job (queue, singleton_key) where state <> 'failed';
comment on table job is 'Work that waits, is being done, or was given up. Enqueued in the transaction of the change that calls for it.';
comment on column job.id is 'Order of enqueuing.';
comment on column job.queue is 'Kind of work, such as disclosure-run.';
comment on column job.data is 'What the worker needs to know: ids, never secrets.';
comment on column job.singleton_key is 'At most one job of a queue waits or is active under a key; null: any number.';
comment on column job.state is 'waiting, active or failed.';
comment on column job.attempt is 'Times that a worker took it; with the id, what proves whose lease it is.';
comment on column job.retry_delays is 'Seconds to wait before each further try; as many tries as there are entries, and one.';
comment on column job.due_at is 'Waiting: not before. Active: when the lease ends unless it is renewed. By the clock of the database, the only one that all workers share.';
comment on column job.last_error is 'Why the last try failed.';
comment on column job.created_at is 'When it was enqueued.';
comment on column job.ended_at is 'When it was given up.';
-- A tenant's transaction may enqueue, and neither sees nor changes what is enqueued.
grant insert (queue, data, singleton_key, retry_delays, due_at) on job to southerly_app;
grant select, insert, update, delete on job to southerly_operator;

create table disclosure_run (
  tenant_id text collate "C" not null references tenant (id),
  id text collate "C" not null check (id ~ '^run_[0-9A-Za-z]{16}$'),
  abn text collate "C" not null check (abn ~ '^[0-9]{11}$'),
  period_start date not null,
  period_end date not null,
  standard_version text not null,
  early_adoption boolean not null,
  snapshot_id text collate "C" not null,
  records jsonb not null,
  question_sha256 text collate "C" not null check (question_sha256 ~ '^[0-9a-f]{64}$'),
  forced boolean not null,
  state text not null check (state in ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
  stage text,
  progress integer not null default 0 check (progress between 0 and 100),
  attempt integer not null default 0,
  error_code text,
  error_detail text,
  requested_by text not null,
  requested_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  ordinal bigint generated always as identity,
  primary key (tenant_id, id),
  check (period_start <= period_end),
  check ((ended_at is not null) = (state in ('succeeded', 'failed', 'cancelled'))),
  check ((state = 'failed') <= (error_code is not null))
);
create index disclosure_run_by_company on disclosure_run (tenant_id, abn, ordinal);
create index disclosure_run_by_question on disclosure_run (tenant_id, question_sha256);
comment on table disclosure_run is 'One generation of a bundle, from request to end. Kept as long as its bundle; never removed.';
comment on column disclosure_run.tenant_id is 'Owner.';
comment on column disclosure_run.id is 'run_ and 16 letters or digits.';
comment on column disclosure_run.abn is 'Company that the bundle is about.';
comment on column disclosure_run.period_start is 'First day of the reporting period.';
comment on column disclosure_run.period_end is 'Last day of the reporting period.';
comment on column disclosure_run.standard_version is 'Version of the standard, such as 2024-09.';
comment on column disclosure_run.early_adoption is 'Whether a later version was elected early.';
comment on column disclosure_run.snapshot_id is 'Public data that it is made from; chosen at the request.';
comment on column disclosure_run.records is 'The tenant''s records that it is made from: kind, version and hash of each; those of the request until the run has read them.';
comment on column disclosure_run.question_sha256 is 'Hash of everything that the bundle depends on: two runs of one question make the same bundle.';
comment on column disclosure_run.forced is 'Asked for although a bundle of the same question stood.';
comment on column disclosure_run.state is 'queued, running, succeeded, failed or cancelled; the last three are final.';
comment on column disclosure_run.stage is 'What is being done, or was done last.';
comment on column disclosure_run.progress is 'Per cent.';
comment on column disclosure_run.attempt is 'Times that a worker began it.';
comment on column disclosure_run.error_code is 'Why the last try failed, as a code.';
comment on column disclosure_run.error_detail is 'Why the last try failed, as a sentence.';
comment on column disclosure_run.requested_by is 'Who asked, such as key:<id>.';
comment on column disclosure_run.requested_at is 'When it was asked for.';
comment on column disclosure_run.started_at is 'When a worker first began it.';
comment on column disclosure_run.ended_at is 'When it reached a final state.';
comment on column disclosure_run.ordinal is 'Order of asking, also within one instant.';
create trigger disclosure_run_is_kept before delete or truncate on disclosure_run
  for each statement execute function refuse_change();
create trigger disclosure_run_end_is_final before update on disclosure_run
  for each row when (old.state in ('succeeded', 'failed', 'cancelled')) execute function refuse_change();

create table bundle (
  tenant_id text collate "C" not null references tenant (id),
  id text collate "C" not null check (id ~ '^art_[0-9A-Za-z]{16}$'),
  run_id text collate "C" not null,
  abn text collate "C" not null check (abn ~ '^[0-9]{11}$'),
  period_start date not null,
  period_end date not null,
  version integer not null check (version >= 1),
  bundle_id text collate "C" not null,
  evidence_hash text collate "C" not null check (evidence_hash ~ '^[0-9a-f]{64}$'),
  sha256 text collate "C" not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size bigint not null check (size > 0),
  manifest text not null,
  retain_until date not null,
  made_at timestamptz not null,
  ordinal bigint generated always as identity,
  primary key (tenant_id, id),
  unique (tenant_id, run_id),
  unique (tenant_id, abn, period_start, period_end, version),
  foreign key (tenant_id, run_id) references disclosure_run (tenant_id, id)
);
create index bundle_by_company on bundle (tenant_id, abn, ordinal);
create index bundle_by_sha256 on bundle (sha256);
comment on table bundle is 'Bundles: the artifact of each run that succeeded. Append-only; the newest version of a company and period supersedes those before.';
comment on column bundle.tenant_id is 'Owner.';
comment on column bundle.id is 'art_ and 16 letters or digits: the artifact.';
comment on column bundle.run_id is 'The run that made it; each makes one.';
comment on column bundle.abn is 'Company that it is about.';
comment on column bundle.period_start is 'First day of the reporting period.';
comment on column bundle.period_end is 'Last day of the reporting period.';
comment on column bundle.version is 'Counts from 1 by company and period; each supersedes the one before. Told here and not in the bytes, which stay the same.';
comment on column bundle.bundle_id is 'Identifier from the content, as in the manifest.';
comment on column bundle.evidence_hash is 'Hash over all inputs, as in the manifest.';
comment on column bundle.sha256 is 'SHA-256 of the ZIP.';
comment on column bundle.size is 'Bytes of the ZIP.';
comment on column bundle.manifest is 'manifest.json as it is in the ZIP.';
comment on column bundle.retain_until is 'Kept at least until this day: seven years after the period.';
comment on column bundle.made_at is 'When it was made; outside every hash.';
comment on column bundle.ordinal is 'Order of making, also within one instant.';
create trigger bundle_is_append_only before update or delete or truncate on bundle
  for each statement execute function refuse_change();

create table bundle_file (
  tenant_id text collate "C" not null references tenant (id),
  artifact_id text collate "C" not null,
  bytes bytea not null,
  primary key (tenant_id, artifact_id),
  foreign key (tenant_id, artifact_id) references bundle (tenant_id, id)
);
-- A ZIP is compressed already, and stored plainly a range is read without the rest.
alter table bundle_file alter column bytes set storage external;
comment on table bundle_file is 'The ZIP of each bundle, apart from what is told about it. Append-only.';
comment on column bundle_file.tenant_id is 'Owner.';
comment on column bundle_file.artifact_id is 'The bundle.';
comment on column bundle_file.bytes is 'The ZIP.';
create trigger bundle_file_is_append_only before update or delete or truncate on bundle_file
  for each statement execute function refuse_change();

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['disclosure_run', 'bundle', 'bundle_file'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy own_rows on %I to southerly_app
      using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', tenant_table);
    execute format('create policy all_rows on %I to southerly_operator
      using (current_user = ''southerly_operator'') with check (current_user = ''southerly_operator'')', tenant_table);
  end loop;
end
$$;
-- A tenant may cancel a run; everything else about it is written by workers.
grant select, insert, update (state, ended_at) on disclosure_run to southerly_app;
grant select on bundle, bundle_file to southerly_app;
grant select, insert, update on disclosure_run to southerly_operator;
grant select, insert on bundle, bundle_file to southerly_operator;
