-- What tenants write about companies: sites, targets, boundary, market-based evidence, statements. Never overwritten:
-- a change is a new version, and the newest version is the record.
create table tenant_record (
  tenant_id text collate "C" not null references tenant (id),
  abn text collate "C" not null check (abn ~ '^[0-9]{11}$'),
  kind text collate "C" not null check (kind ~ '^[a-z][a-z0-9_]{0,63}$'),
  version integer not null check (version >= 1),
  body text not null,
  body_sha256 text collate "C" not null check (body_sha256 ~ '^[0-9a-f]{64}$'),
  authored_by text not null,
  authored_at timestamptz not null,
  primary key (tenant_id, abn, kind, version)
);
comment on table tenant_record is 'Tenant-authored data by company and kind. Append-only; the newest version is in force.';
comment on column tenant_record.tenant_id is 'Tenant who wrote it.';
comment on column tenant_record.abn is 'Company that it is about.';
comment on column tenant_record.kind is 'What it is, such as sites or emission_targets.';
comment on column tenant_record.version is 'Counts from 1 without gaps; each supersedes the one before.';
comment on column tenant_record.body is 'Canonical JSON (RFC 8785) of the record.';
comment on column tenant_record.body_sha256 is 'SHA-256 of the body.';
comment on column tenant_record.authored_by is 'Who wrote it, such as key:<id>.';
comment on column tenant_record.authored_at is 'When it was written.';

create trigger tenant_record_is_append_only before update or delete or truncate on tenant_record
  for each statement execute function refuse_change();

alter table tenant_record enable row level security;
alter table tenant_record force row level security;
create policy own_rows on tenant_record to southerly_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy all_rows on tenant_record to southerly_operator
  using (current_user = 'southerly_operator') with check (current_user = 'southerly_operator');
grant select, insert on tenant_record to southerly_app, southerly_operator;
