-- Reports that were compared with what is held: which file, for whom, and every number with its verdict.

create table challenge (
  tenant_id text collate "C" not null references tenant (id),
  id text collate "C" not null check (id ~ '^chl_[0-9A-Za-z]{16}$'),
  ordinal bigint generated always as identity,
  file_sha256 text collate "C" not null,
  file_name text not null,
  abn text collate "C" not null check (abn ~ '^[0-9]{11}$'),
  period text collate "C" not null,
  snapshot_id text collate "C" not null,
  state text collate "C" not null check (state in ('queued', 'done', 'failed')),
  requested_by text collate "C" not null,
  requested_at timestamptz not null,
  ended_at timestamptz,
  summary jsonb,
  failure jsonb,
  primary key (tenant_id, id),
  foreign key (tenant_id, file_sha256) references evidence_file (tenant_id, sha256),
  check ((state = 'done') = (summary is not null)),
  check ((state = 'failed') = (failure is not null))
);
create index challenge_newest on challenge (tenant_id, ordinal desc);
create index challenge_file on challenge (tenant_id, file_sha256);
comment on table challenge is 'Reports whose numbers are compared with what is held.';
comment on column challenge.tenant_id is 'Owner.';
comment on column challenge.id is 'Public id.';
comment on column challenge.ordinal is 'Order in which they were asked for.';
comment on column challenge.file_sha256 is 'The report: evidence_file.sha256. It stays as long as the challenge does.';
comment on column challenge.file_name is 'Name of the file when it was asked for.';
comment on column challenge.abn is 'Company that the report is about.';
comment on column challenge.period is 'First and last day joined by a slash.';
comment on column challenge.snapshot_id is 'Published data that its numbers are compared with.';
comment on column challenge.state is 'queued, done or failed.';
comment on column challenge.requested_by is 'Who asked, as member:<id> or key:<id>.';
comment on column challenge.requested_at is 'When.';
comment on column challenge.ended_at is 'When it was done or failed.';
comment on column challenge.summary is 'Format, pages, pages without text, counts by verdict, evidence hash.';
comment on column challenge.failure is 'Why the file was not compared, in words, and what to do.';

create table challenge_reading (
  tenant_id text collate "C" not null,
  challenge_id text collate "C" not null,
  ordinal integer not null check (ordinal >= 1),
  verdict text collate "C" not null,
  body jsonb not null,
  primary key (tenant_id, challenge_id, ordinal),
  foreign key (tenant_id, challenge_id) references challenge (tenant_id, id)
);
create index challenge_reading_verdict on challenge_reading (tenant_id, challenge_id, verdict, ordinal);
comment on table challenge_reading is 'Numbers of a report, each with its verdict.';
comment on column challenge_reading.tenant_id is 'Owner.';
comment on column challenge_reading.challenge_id is 'The report: challenge.id.';
comment on column challenge_reading.ordinal is 'Order in the report, from 1.';
comment on column challenge_reading.verdict is 'What came of the comparison.';
comment on column challenge_reading.body is 'Page, line, box, words, reading and both sides, as the API answers them.';

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['challenge', 'challenge_reading'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy own_rows on %I to southerly_app
      using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', tenant_table);
    execute format('create policy all_rows on %I to southerly_operator
      using (current_user = ''southerly_operator'') with check (current_user = ''southerly_operator'')', tenant_table);
  end loop;
end
$$;
grant select, insert, delete, update (state, ended_at, summary, failure) on challenge to southerly_app, southerly_operator;
grant select, insert, delete on challenge_reading to southerly_app, southerly_operator;
