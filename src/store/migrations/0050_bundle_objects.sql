-- The ZIP of a bundle can are in an object store. Its hash stays in `bundle`, and every read is compared with it.

create table bundle_object (
  tenant_id text collate "C" not null references tenant (id),
  artifact_id text collate "C" not null,
  primary key (tenant_id, artifact_id),
  foreign key (tenant_id, artifact_id) references bundle (tenant_id, id)
);
comment on table bundle_object is 'Bundles whose ZIP is in the object store, under bundles/<tenant>/<artifact>.zip. Append-only.';
comment on column bundle_object.tenant_id is 'Owner.';
comment on column bundle_object.artifact_id is 'The bundle.';
create trigger bundle_object_is_append_only before update or delete or truncate on bundle_object
  for each statement execute function refuse_change();

alter table bundle_object enable row level security;
alter table bundle_object force row level security;
create policy own_rows on bundle_object to southerly_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy all_rows on bundle_object to southerly_operator
  using (current_user = 'southerly_operator') with check (current_user = 'southerly_operator');
create policy all_rows_to_workers on bundle_object to southerly_worker
  using (current_user = 'southerly_worker') with check (current_user = 'southerly_worker');
create policy only_when_erased on bundle_object as restrictive for delete to southerly_operator
  using (tenant_id = erased_tenant());
grant select on bundle_object to southerly_app;
grant select, insert on bundle_object to southerly_worker;
grant select, insert, delete on bundle_object to southerly_operator;

-- A ZIP leaves the database only in the transaction that says that the object store holds it.
create function moved_bundle() returns text language sql stable set search_path = pg_catalog, pg_temp
  as $$ select nullif(current_setting('southerly.moved_bundle', true), '') $$;
comment on function moved_bundle() is 'Bundle whose ZIP the transaction moves to the object store; null in every other one.';

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  -- The policies leave it no rows but those of that tenant, or of that bundle.
  if tg_op = 'DELETE' and tg_table_name <> 'tenant_erasure' and current_user = 'southerly_operator' and erased_tenant() is not null then
    return null;
  end if;
  if tg_op = 'DELETE' and tg_table_name = 'bundle_file' and current_user = 'southerly_operator' and moved_bundle() is not null then
    return null;
  end if;
  raise exception 'rows of % are never changed or removed', tg_table_name using errcode = 'insufficient_privilege';
end
$$;
alter policy only_when_erased on bundle_file using (
  tenant_id = erased_tenant()
  or (artifact_id = moved_bundle() and exists (
    select from bundle_object o where o.tenant_id = bundle_file.tenant_id and o.artifact_id = bundle_file.artifact_id))
);
