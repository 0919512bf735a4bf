-- An operator can erase a tenant. What stays is a tombstone: that there was one, where its audit chain ended, and hashes of its bundles.

create table tenant_erasure (
  id text collate "C" primary key,
  created_at timestamptz not null,
  erased_at timestamptz not null,
  reason text not null,
  audit_sequence bigint not null,
  audit_hash text collate "C" not null,
  bundles jsonb not null,
  rows_erased jsonb not null
);
comment on table tenant_erasure is 'Tenants that were erased. Append-only.';
comment on column tenant_erasure.id is 'Id that the tenant had; it is never given again.';
comment on column tenant_erasure.created_at is 'When the tenant was made.';
comment on column tenant_erasure.erased_at is 'When it was erased.';
comment on column tenant_erasure.reason is 'Why, in the words of the operator.';
comment on column tenant_erasure.audit_sequence is 'Sequence of the last event of its audit chain.';
comment on column tenant_erasure.audit_hash is 'Hash of that event: who holds an export of the trail can show that it is whole.';
comment on column tenant_erasure.bundles is 'Id, SHA-256 and day of retention of each bundle: who holds a bundle can show that it was made here.';
comment on column tenant_erasure.rows_erased is 'How many rows of each table were removed.';
grant select, insert on tenant_erasure to southerly_operator;

-- Whose rows may go for good, said by the one transaction that erases a tenant.
create function erased_tenant() returns text language sql stable set search_path = pg_catalog, pg_temp
  as $$ select nullif(current_setting('southerly.erased_tenant', true), '') $$;
comment on function erased_tenant() is 'Tenant that the transaction erases; null in every other one.';

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  -- The policies below leave it no rows but those of that tenant.
  if tg_op = 'DELETE' and tg_table_name <> 'tenant_erasure' and current_user = 'southerly_operator' and erased_tenant() is not null then
    return null;
  end if;
  raise exception 'rows of % are never changed or removed', tg_table_name using errcode = 'insufficient_privilege';
end
$$;
create trigger tenant_erasure_is_append_only before update or delete or truncate on tenant_erasure
  for each statement execute function refuse_change();

do $$
declare
  tenant_table text;
begin
  for tenant_table in
    select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relrowsecurity
  loop
    execute format('grant delete on %I to southerly_operator', tenant_table);
    if exists (select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
               where t.tgrelid = tenant_table::regclass and p.proname = 'refuse_change') then
      execute format('create policy only_when_erased on %I as restrictive for delete to southerly_operator
        using (tenant_id = erased_tenant())', tenant_table);
    end if;
  end loop;
end
$$;
grant delete on tenant to southerly_operator;
create policy only_when_erased on tenant as restrictive for delete to southerly_operator using (id = erased_tenant());
grant select, delete on job_turn to southerly_operator;
