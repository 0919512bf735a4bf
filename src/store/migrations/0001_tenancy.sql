-- Tenants and what belongs to them: keys, usage, idempotency records, audit events. All under row-level security.
-- Roles are of the whole cluster, and several databases of one cluster may be migrated at once: hence the exceptions.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['southerly_app', 'southerly_auth', 'southerly_operator'] loop
    if not exists (select from pg_catalog.pg_roles where rolname = wanted) then
      begin
        execute format('create role %I nologin nosuperuser nobypassrls nocreatedb nocreaterole', wanted);
      exception when duplicate_object or unique_violation then null;
      end;
    end if;
    -- Also where we have just created the role: from version 16 on its creator administers it, but may not act as it.
    begin
      execute format('grant %I to current_user', wanted);
    exception
      when duplicate_object or unique_violation then null;
      when insufficient_privilege then
        -- An administrator made the roles beforehand; then we must be members already.
        if not pg_catalog.pg_has_role(current_user, wanted, 'member') then raise; end if;
    end;
  end loop;
end
$$;

-- The tenant of the running transaction; null outside one, and then every policy below is false.
create function current_tenant() returns text
  language sql stable parallel safe
  as $$ select nullif(current_setting('southerly.tenant_id', true), '') $$;
comment on function current_tenant() is 'The tenant that the transaction was opened for; null when it was opened for none.';

create table tenant (
  id text collate "C" primary key check (id ~ '^ten_[0-9a-z]{4,32}$'),
  name text not null check (length(name) between 1 and 200),
  kind text not null check (kind in ('local', 'customer')),
  plan text not null check (plan in ('local', 'sandbox', 'developer', 'professional', 'enterprise')),
  limit_overrides jsonb not null default '{}',
  created_at timestamptz not null
);
comment on table tenant is 'A customer; owns keys, records and bundles, and sees nobody else''s.';
comment on column tenant.id is 'Stable identifier, ten_ and lower-case letters or digits.';
comment on column tenant.name is 'Name for people.';
comment on column tenant.kind is 'local: made by the first start of the embedded engine; customer: made by an operator.';
comment on column tenant.plan is 'Plan whose limits apply.';
comment on column tenant.limit_overrides is 'Limits agreed by contract, by the member names of a plan; absent members follow the plan.';
comment on column tenant.created_at is 'When the tenant was made.';

create table api_key (
  id text collate "C" primary key check (id ~ '^[0-9A-Za-z]{16}$'),
  tenant_id text collate "C" not null references tenant (id),
  mode text not null check (mode in ('live', 'test')),
  name text not null check (length(name) between 1 and 200),
  secret_hash text collate "C" not null check (secret_hash ~ '^[0-9a-f]{64}$'),
  scopes text[] not null,
  packs text[] not null,
  created_at timestamptz not null,
  created_by text not null,
  expires_at timestamptz,
  revoked_at timestamptz,
  replaced_by text collate "C",
  last_used_at timestamptz,
  unique (tenant_id, id),
  -- With the tenant in it: a reference to the id alone would tell a tenant which keys of others exist.
  foreign key (tenant_id, replaced_by) references api_key (tenant_id, id)
);
create index api_key_by_tenant on api_key (tenant_id, created_at, id);
comment on table api_key is 'API keys. The secret itself is never stored, only its keyed hash.';
comment on column api_key.id is 'Public part of the key, between mode and secret.';
comment on column api_key.tenant_id is 'Owner.';
comment on column api_key.mode is 'live or test, printed in the key.';
comment on column api_key.name is 'Name for people.';
comment on column api_key.secret_hash is 'HMAC-SHA-256 of the secret under the server''s secret, hexadecimal.';
comment on column api_key.scopes is 'Scopes granted, sorted.';
comment on column api_key.packs is 'Packs the key is entitled to, sorted.';
comment on column api_key.created_at is 'When the key was made.';
comment on column api_key.created_by is 'Who made it: key:<id>, operator or first_start.';
comment on column api_key.expires_at is 'When it stops working; null: never.';
comment on column api_key.revoked_at is 'When it was revoked; null: it was not.';
comment on column api_key.replaced_by is 'The key that it was rotated to.';
comment on column api_key.last_used_at is 'Last use, to about a minute.';

create table usage_day (
  tenant_id text collate "C" not null references tenant (id),
  day date not null,
  operation text collate "C" not null,
  requests bigint not null default 0 check (requests >= 0),
  items bigint not null default 0 check (items >= 0),
  primary key (tenant_id, day, operation)
);
comment on table usage_day is 'Requests and quota items by tenant, UTC day and operation. Written in batches about once a second.';
comment on column usage_day.tenant_id is 'Owner.';
comment on column usage_day.day is 'UTC day.';
comment on column usage_day.operation is 'Operation id of the route.';
comment on column usage_day.requests is 'Requests answered.';
comment on column usage_day.items is 'Items counted against the monthly quota; a batch counts its items, a 304 counts none.';

create table idempotency_record (
  tenant_id text collate "C" not null references tenant (id),
  key_hash text collate "C" not null check (key_hash ~ '^[0-9a-f]{64}$'),
  operation text collate "C" not null,
  request_hash text collate "C" not null check (request_hash ~ '^[0-9a-f]{64}$'),
  status integer not null,
  sealed_answer text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, key_hash)
);
create index idempotency_record_by_expiry on idempotency_record (expires_at);
comment on table idempotency_record is 'Answers of creating requests, kept 24 hours for replay. Written in the transaction of the effect.';
comment on column idempotency_record.tenant_id is 'Owner.';
comment on column idempotency_record.key_hash is 'SHA-256 of the Idempotency-Key header.';
comment on column idempotency_record.operation is 'Operation id of the route.';
comment on column idempotency_record.request_hash is 'SHA-256 of method, path and body.';
comment on column idempotency_record.status is 'HTTP status of the answer.';
comment on column idempotency_record.sealed_answer is 'Headers and body, encrypted under a key that needs the Idempotency-Key itself: an answer may hold a new API key.';
comment on column idempotency_record.created_at is 'When the first request was answered.';
comment on column idempotency_record.expires_at is 'When the record may be removed.';

create table audit_event (
  tenant_id text collate "C" not null references tenant (id),
  sequence bigint not null check (sequence >= 1),
  occurred_at timestamptz not null,
  actor text not null,
  action text collate "C" not null,
  subject text not null,
  detail text not null,
  previous_hash text collate "C" not null,
  hash text collate "C" not null check (hash ~ '^[0-9a-f]{64}$'),
  primary key (tenant_id, sequence)
);
comment on table audit_event is 'What was changed, by whom. Append-only; each row carries the hash of the row before it, so an edit or a gap shows.';
comment on column audit_event.tenant_id is 'Owner; each tenant has a chain of its own.';
comment on column audit_event.sequence is '1, 2, 3 ... without a gap.';
comment on column audit_event.occurred_at is 'When, to the millisecond.';
comment on column audit_event.actor is 'key:<id>, operator, or system.';
comment on column audit_event.action is 'What happened, such as api_key.created.';
comment on column audit_event.subject is 'What it happened to, such as api_key:<id>.';
comment on column audit_event.detail is 'Canonical JSON (RFC 8785) of the particulars; never a secret.';
comment on column audit_event.previous_hash is 'Hash of the event before; 64 zeros for the first.';
comment on column audit_event.hash is 'SHA-256 of the canonical JSON of this event and previous_hash.';

create table audit_head (
  tenant_id text collate "C" primary key references tenant (id),
  sequence bigint not null,
  hash text collate "C" not null
);
comment on table audit_head is 'The end of each tenant''s audit chain: the row that writers queue on, and what shows a removed last event.';
comment on column audit_head.tenant_id is 'Owner.';
comment on column audit_head.sequence is 'Sequence of the last event; 0 before the first.';
comment on column audit_head.hash is 'Hash of the last event; 64 zeros before the first.';

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or removed', tg_table_name using errcode = 'insufficient_privilege';
end
$$;
comment on function refuse_change() is 'Trigger of append-only tables.';
create trigger audit_event_is_append_only before update or delete or truncate on audit_event
  for each statement execute function refuse_change();

create table server_fact (
  name text collate "C" primary key,
  value text not null
);
comment on table server_fact is 'Facts about this installation that every process must agree on.';
comment on column server_fact.name is 'What is told, such as secret_fingerprint.';
comment on column server_fact.value is 'Its value; never a secret.';

-- Row-level security: forced, so that not even the owner of the tables reads past it without a role below. The owner is
-- a member of those roles and inherits their policies: hence current_user, which only SET ROLE changes.
do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['api_key', 'usage_day', 'idempotency_record', 'audit_event', 'audit_head'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy own_rows on %I to southerly_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', tenant_table);
    execute format('create policy all_rows on %I to southerly_operator using (current_user = ''southerly_operator'') with check (current_user = ''southerly_operator'')', tenant_table);
  end loop;
end
$$;
alter table tenant enable row level security;
alter table tenant force row level security;
create policy own_row on tenant for select to southerly_app using (id = current_tenant());
create policy all_rows on tenant to southerly_operator
  using (current_user = 'southerly_operator') with check (current_user = 'southerly_operator');
create policy look_up on tenant for select to southerly_auth using (current_user = 'southerly_auth');
create policy look_up on api_key for select to southerly_auth using (current_user = 'southerly_auth');

grant usage on schema public to southerly_app, southerly_auth, southerly_operator;
grant select on tenant to southerly_app, southerly_auth;
grant select on api_key to southerly_auth;
grant select, insert, update on api_key to southerly_app;
grant select, insert, update on usage_day, audit_head to southerly_app;
grant select, insert, delete on idempotency_record to southerly_app;
grant select, insert on audit_event to southerly_app;
grant select, insert, update on tenant, api_key, usage_day, audit_head to southerly_operator;
grant select, insert, delete on idempotency_record to southerly_operator;
grant select, insert on audit_event to southerly_operator;
