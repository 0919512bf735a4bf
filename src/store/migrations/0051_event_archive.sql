-- An operator can move old events into files. An event leaves the database only when a row here names the file that holds it.

create table event_archive (
  tenant_id text collate "C" not null references tenant (id),
  last_sequence bigint not null,
  first_sequence bigint not null check (first_sequence between 1 and last_sequence),
  month text collate "C" not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
  file text not null,
  bytes bigint not null check (bytes > 0),
  sha256 text collate "C" not null check (sha256 ~ '^[0-9a-f]{64}$'),
  archived_at timestamptz not null,
  primary key (tenant_id, last_sequence),
  unique (tenant_id, first_sequence)
);
comment on table event_archive is 'Files that hold events which are no longer here. Append-only.';
comment on column event_archive.tenant_id is 'Owner.';
comment on column event_archive.last_sequence is 'The last event in the file. Events up to the largest of a tenant are not served any more.';
comment on column event_archive.first_sequence is 'The first event in the file; it holds all from there on.';
comment on column event_archive.month is 'Month of the events, in UTC.';
comment on column event_archive.file is 'Name of the file, below the directory of the tenant.';
comment on column event_archive.bytes is 'Size of the file.';
comment on column event_archive.sha256 is 'SHA-256 of the file, which was read back before this row was written.';
comment on column event_archive.archived_at is 'When.';
create trigger event_archive_is_append_only before update or delete or truncate on event_archive
  for each statement execute function refuse_change();

alter table event_archive enable row level security;
alter table event_archive force row level security;
create policy own_rows on event_archive to southerly_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy all_rows on event_archive to southerly_operator
  using (current_user = 'southerly_operator') with check (current_user = 'southerly_operator');
create policy only_when_erased on event_archive as restrictive for delete to southerly_operator
  using (tenant_id = erased_tenant());
grant select on event_archive to southerly_app;
grant select, insert, delete on event_archive to southerly_operator;

-- Whose archived events may go, said by the transaction that removes them.
create function archived_tenant() returns text language sql stable set search_path = pg_catalog, pg_temp
  as $$ select nullif(current_setting('southerly.archived_tenant', true), '') $$;
comment on function archived_tenant() is 'Tenant whose archived events the transaction removes; null in every other one.';

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  -- The policies leave it no rows but those of that tenant, of that bundle, or those that an archive holds.
  if tg_op = 'DELETE' and tg_table_name <> 'tenant_erasure' and current_user = 'southerly_operator' and erased_tenant() is not null then
    return null;
  end if;
  if tg_op = 'DELETE' and tg_table_name = 'bundle_file' and current_user = 'southerly_operator' and moved_bundle() is not null then
    return null;
  end if;
  if tg_op = 'DELETE' and tg_table_name = 'event' and current_user = 'southerly_operator' and archived_tenant() is not null then
    return null;
  end if;
  raise exception 'rows of % are never changed or removed', tg_table_name using errcode = 'insufficient_privilege';
end
$$;
alter policy only_when_erased on event using (
  tenant_id = erased_tenant()
  or (tenant_id = archived_tenant() and exists (
    select from event_archive a
    where a.tenant_id = event.tenant_id and event.sequence between a.first_sequence and a.last_sequence))
);

-- An event that goes asks whether a delivery still needs it; without this, each reads all deliveries of its tenant.
create index webhook_delivery_by_event on webhook_delivery (tenant_id, sequence);
