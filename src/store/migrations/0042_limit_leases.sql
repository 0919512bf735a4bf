-- What nodes have taken of the limits of tenants, so that limits hold for all nodes together. Not logged: after a crash of the database
-- both tables are empty, nodes take anew, and what was used stands in usage_day.
create unlogged table limit_window (
  tenant_id text collate "C" primary key references tenant (id),
  started_at timestamptz not null,
  taken bigint not null default 0 check (taken >= 0)
);
comment on table limit_window is 'The minute under way of each tenant with limits. Who takes something of a limit locks this row first.';
comment on column limit_window.tenant_id is 'Owner.';
comment on column limit_window.started_at is 'When the minute began.';
comment on column limit_window.taken is 'Requests of the minute that nodes have taken, answered or not.';

create unlogged table limit_lease (
  tenant_id text collate "C" not null references tenant (id),
  node_id text collate "C" not null check (node_id ~ '^nod_[0-9A-Za-z]{16}$'),
  slots bigint not null default 0 check (slots >= 0),
  items bigint not null default 0 check (items >= 0),
  renewed_at timestamptz not null,
  primary key (tenant_id, node_id)
);
create index limit_lease_by_node on limit_lease (node_id);
create index limit_lease_by_renewal on limit_lease (renewed_at);
comment on table limit_lease is 'What each node holds of the limits of a tenant.';
comment on column limit_lease.tenant_id is 'Owner.';
comment on column limit_lease.node_id is 'The process of a server, nod_ and 16 letters or digits; another at each start.';
comment on column limit_lease.slots is 'Requests that it may have under way at the same time.';
comment on column limit_lease.items is 'Items of the quota that it has taken and not yet written to usage_day.';
comment on column limit_lease.renewed_at is 'Last sign of life by the clock of the database. A node that gave none for long is gone, and its items count as used.';

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['limit_window', 'limit_lease'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy own_rows on %I to southerly_app
      using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', tenant_table);
    execute format('create policy all_rows on %I to southerly_operator
      using (current_user = ''southerly_operator'') with check (current_user = ''southerly_operator'')', tenant_table);
    execute format('create policy all_rows_to_workers on %I to southerly_worker
      using (current_user = ''southerly_worker'') with check (current_user = ''southerly_worker'')', tenant_table);
  end loop;
end
$$;
grant select on limit_window, limit_lease to southerly_app;
grant select, insert, update, delete on limit_window, limit_lease to southerly_operator, southerly_worker;
