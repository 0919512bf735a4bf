-- Records of tenants once per reporting period, their deletion as one more version, the certificates that they claim, and
-- audit events by company.
alter table tenant_record
  add column period text collate "C" not null default ''
    check (period ~ '^([0-9]{4}-[0-9]{2}-[0-9]{2}/[0-9]{4}-[0-9]{2}-[0-9]{2})?$'),
  add column deletion_reason text check (length(deletion_reason) between 1 and 1000),
  drop constraint tenant_record_pkey,
  add primary key (tenant_id, abn, kind, period, version);
alter table tenant_record alter column period drop default;
comment on table tenant_record is 'Tenant-authored data by company, kind and period. Append-only; the newest version is in force.';
comment on column tenant_record.period is 'First and last day joined by a slash; empty for kinds that are about no single period.';
comment on column tenant_record.deletion_reason is 'Why the record was deleted; null unless this version is the deletion.';

create table certificate_claim (
  tenant_id text collate "C" not null references tenant (id),
  abn text collate "C" not null check (abn ~ '^[0-9]{11}$'),
  period text collate "C" not null,
  fingerprint text collate "C" not null check (fingerprint ~ '^[0-9a-f]{64}$'),
  is_block boolean not null,
  primary key (tenant_id, abn, period, fingerprint)
);
create index certificate_claim_by_fingerprint on certificate_claim (fingerprint);
comment on table certificate_claim is 'What the certificates claimed by the market-based evidence in force leave for comparison. Written with each version of it.';
comment on column certificate_claim.tenant_id is 'Owner.';
comment on column certificate_claim.abn is 'Company whose evidence claims them.';
comment on column certificate_claim.period is 'Period of the evidence, as in tenant_record.';
comment on column certificate_claim.fingerprint is 'Keyed hash of a block of serial numbers of one station and year; tells nothing without the server''s secret.';
comment on column certificate_claim.is_block is 'True for a block of claimed certificates, false for a larger block that holds one.';

alter table certificate_claim enable row level security;
alter table certificate_claim force row level security;
create policy own_rows on certificate_claim to southerly_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy all_rows on certificate_claim to southerly_operator
  using (current_user = 'southerly_operator') with check (current_user = 'southerly_operator');
-- True only inside certificate_conflicts(), which runs as the owner while the transaction's role stays the tenant's.
create policy compared on certificate_claim for select to public
  using (current_setting('role') = 'southerly_app' and current_user <> 'southerly_app');
grant select, insert, delete on certificate_claim to southerly_app, southerly_operator;

create function certificate_conflicts(own_abn text, own_period text, fingerprints text[], blocks boolean[])
  returns setof text
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select distinct asked.fingerprint from unnest(fingerprints, blocks) as asked (fingerprint, is_block)
    where current_tenant() is not null and exists (
      select from certificate_claim c
      where c.fingerprint = asked.fingerprint collate "C" and (c.is_block or asked.is_block)
        and not (c.tenant_id = current_tenant() and c.abn = own_abn and c.period = own_period))
  $$;
comment on function certificate_conflicts(text, text, text[], boolean[]) is 'Those of the fingerprints that any other evidence record claims, whoever wrote it. The only look across tenants: it tells that, never whose.';
revoke execute on function certificate_conflicts(text, text, text[], boolean[]) from public;
grant execute on function certificate_conflicts(text, text, text[], boolean[]) to southerly_app;

create index audit_event_by_company on audit_event (tenant_id, ((detail::jsonb ->> 'abn') collate "C"), sequence)
  where (detail::jsonb ->> 'abn') is not null;
