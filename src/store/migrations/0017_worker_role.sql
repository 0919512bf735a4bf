-- Workers look at all tenants, but not at everything of them: a role of their own may do what the queue, monitoring, webhooks,
-- bundles and the meter do, and leaves keys, records and sealed answers to the tenant and the operator.
-- See 0001_tenancy.sql for the exceptions.
do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'southerly_worker') then
    begin
      create role southerly_worker nologin nosuperuser nobypassrls nocreatedb nocreaterole;
    exception when duplicate_object or unique_violation then null;
    end;
  end if;
  begin
    grant southerly_worker to current_user;
  exception
    when duplicate_object or unique_violation then null;
    when insufficient_privilege then
      if not pg_catalog.pg_has_role(current_user, 'southerly_worker', 'member') then raise; end if;
  end;
end
$$;

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['tenant', 'api_key', 'usage_day', 'idempotency_record', 'audit_event', 'audit_head',
      'tenant_record', 'disclosure_run', 'bundle', 'bundle_file', 'watchlist', 'watched_company', 'watched_disclosure',
      'event_head', 'event', 'webhook', 'webhook_delivery', 'webhook_attempt'] loop
    execute format('create policy all_rows_to_workers on %I to southerly_worker
      using (current_user = ''southerly_worker'') with check (current_user = ''southerly_worker'')', tenant_table);
  end loop;
end
$$;

grant usage on schema public to southerly_worker;
grant select, insert, update, delete on job to southerly_worker;
grant select, insert, update on monitoring_progress to southerly_worker;
-- Monitoring: who watches what, which of them wrote records, whose key ends, whose quota fills.
grant select on watchlist, watched_company, tenant to southerly_worker;
grant select (tenant_id, abn, kind, period, version, deletion_reason) on tenant_record to southerly_worker;
grant select (tenant_id, id, name, expires_at, revoked_at, replaced_by, last_used_at), update (last_used_at) on api_key to southerly_worker;
grant select, insert, update on watched_disclosure, event_head, usage_day to southerly_worker;
grant select, insert on event to southerly_worker;
-- Webhooks: one that is gone is switched off.
grant select, update on webhook to southerly_worker;
grant select, insert, update on webhook_delivery to southerly_worker;
grant select, insert on webhook_attempt to southerly_worker;
-- Bundles.
grant select, update on disclosure_run to southerly_worker;
grant select, insert on bundle, bundle_file, audit_event to southerly_worker;
grant select, insert, update on audit_head to southerly_worker;
-- Answers kept for replay are removed in time, unread.
grant select (tenant_id, key_hash, expires_at), delete on idempotency_record to southerly_worker;
