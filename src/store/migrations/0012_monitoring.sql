-- Watchlists, the events that come of them, and the webhooks that events are sent to.

create table watchlist (
  tenant_id text collate "C" not null references tenant (id),
  id text collate "C" not null check (id ~ '^[a-z0-9][a-z0-9_-]{0,63}$'),
  version integer not null check (version >= 1),
  body text not null,
  body_sha256 text collate "C" not null check (body_sha256 ~ '^[0-9a-f]{64}$'),
  authored_by text not null,
  authored_at timestamptz not null,
  primary key (tenant_id, id)
);
comment on table watchlist is 'What a tenant wants to be told of. A setting, not evidence: replaced in place, with an audit event for each change.';
comment on column watchlist.tenant_id is 'Owner.';
comment on column watchlist.id is 'Chosen by the tenant.';
comment on column watchlist.version is 'Counts changes from 1.';
comment on column watchlist.body is 'Canonical JSON: name, event types and thresholds; the companies are rows of watched_company.';
comment on column watchlist.body_sha256 is 'SHA-256 of the whole content, companies included.';
comment on column watchlist.authored_by is 'Who wrote this version, such as key:<id>.';
comment on column watchlist.authored_at is 'When.';

create table watched_company (
  tenant_id text collate "C" not null references tenant (id),
  watchlist_id text collate "C" not null,
  abn text collate "C" not null check (abn ~ '^[0-9]{11}$'),
  primary key (tenant_id, watchlist_id, abn),
  foreign key (tenant_id, watchlist_id) references watchlist (tenant_id, id) on delete cascade
);
-- A new snapshot asks who watches the companies that it touches.
create index watched_company_by_abn on watched_company (abn, tenant_id, watchlist_id);
comment on table watched_company is 'Companies of watchlists.';
comment on column watched_company.tenant_id is 'Owner.';
comment on column watched_company.watchlist_id is 'The list.';
comment on column watched_company.abn is 'The company.';

create table watched_disclosure (
  tenant_id text collate "C" not null references tenant (id),
  abn text collate "C" not null check (abn ~ '^[0-9]{11}$'),
  state text not null,
  observed_at timestamptz not null,
  primary key (tenant_id, abn)
);
comment on table watched_disclosure is 'Readiness, targets and conflicts of a watched company with records, as they were last seen: what the next look is compared with.';
comment on column watched_disclosure.tenant_id is 'Owner.';
comment on column watched_disclosure.abn is 'The company.';
comment on column watched_disclosure.state is 'Canonical JSON.';
comment on column watched_disclosure.observed_at is 'When it was last looked at.';

create table event_head (
  tenant_id text collate "C" primary key references tenant (id),
  sequence bigint not null check (sequence >= 0)
);
comment on table event_head is 'The newest event of each tenant. Locked while events are appended, so that they become visible in order and without a gap.';
comment on column event_head.tenant_id is 'Owner.';
comment on column event_head.sequence is 'Number of the newest event; 0 before the first.';

create table event (
  tenant_id text collate "C" not null references tenant (id),
  sequence bigint not null check (sequence >= 1),
  type text collate "C" not null,
  occurred_at timestamptz not null,
  abn text collate "C" check (abn ~ '^[0-9]{11}$'),
  occurrence text collate "C" not null,
  body text not null,
  primary key (tenant_id, sequence),
  unique (tenant_id, occurrence)
);
create index event_by_company on event (tenant_id, abn, sequence) where abn is not null;
create index event_by_type on event (tenant_id, type, sequence);
comment on table event is 'What a tenant is told of. Append-only, numbered from 1 by tenant without a gap.';
comment on column event.tenant_id is 'Owner.';
comment on column event.sequence is 'Order of the events of a tenant.';
comment on column event.type is 'Such as company.restated.';
comment on column event.occurred_at is 'When the service found out.';
comment on column event.abn is 'Company that it is about; null when it is about something else.';
comment on column event.occurrence is 'Cause, type and subject: the same thing is told once, however often it is found.';
comment on column event.body is 'Canonical JSON: subject, summary, from, to, cause, watchlists, links.';
create trigger event_is_append_only before update or delete or truncate on event
  for each statement execute function refuse_change();

create table monitoring_progress (
  singleton boolean primary key default true check (singleton),
  snapshot_id text collate "C" references snapshot (id),
  framework_versions text[] not null
);
comment on table monitoring_progress is 'Up to where changes have been told.';
comment on column monitoring_progress.singleton is 'There is one row.';
comment on column monitoring_progress.snapshot_id is 'Snapshot up to which companies were compared; null before the first.';
comment on column monitoring_progress.framework_versions is 'Framework versions that were told.';
grant select, insert, update on monitoring_progress to southerly_operator;

create table webhook (
  tenant_id text collate "C" not null references tenant (id),
  id text collate "C" not null check (id ~ '^whk_[0-9A-Za-z]{16}$'),
  url text not null,
  description text not null,
  event_types text[] not null,
  watchlists text[] not null,
  sealed_secret text not null,
  previous_sealed_secret text,
  previous_until timestamptz,
  state text not null check (state in ('active', 'disabled')),
  disabled_reason text,
  version integer not null check (version >= 1),
  created_by text not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  check ((state = 'disabled') = (disabled_reason is not null)),
  check ((previous_sealed_secret is null) = (previous_until is null))
);
comment on table webhook is 'Addresses of tenants that events are sent to.';
comment on column webhook.tenant_id is 'Owner.';
comment on column webhook.id is 'whk_ and 16 letters or digits.';
comment on column webhook.url is 'Where events are sent. Checked at each attempt, never trusted.';
comment on column webhook.description is 'For people.';
comment on column webhook.event_types is 'Types that are sent; empty: all.';
comment on column webhook.watchlists is 'Only events of these watchlists; empty: all events.';
comment on column webhook.sealed_secret is 'Signing secret, encrypted under the server''s secret.';
comment on column webhook.previous_sealed_secret is 'The secret before the last rotation, while both sign.';
comment on column webhook.previous_until is 'Until when the previous secret signs too.';
comment on column webhook.state is 'active or disabled: events of the meantime are not sent later.';
comment on column webhook.disabled_reason is 'Why it is disabled.';
comment on column webhook.version is 'Counts changes from 1.';
comment on column webhook.created_by is 'Who made it, such as key:<id>.';
comment on column webhook.created_at is 'When.';

create table webhook_delivery (
  tenant_id text collate "C" not null references tenant (id),
  webhook_id text collate "C" not null,
  sequence bigint not null,
  state text not null check (state in ('pending', 'delivered', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  due_at timestamptz not null,
  first_due_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, webhook_id, sequence),
  foreign key (tenant_id, webhook_id) references webhook (tenant_id, id) on delete cascade,
  foreign key (tenant_id, sequence) references event (tenant_id, sequence),
  check ((state = 'pending') = (ended_at is null))
);
create index webhook_delivery_pending on webhook_delivery (tenant_id, webhook_id, due_at, sequence) where state = 'pending';
comment on table webhook_delivery is 'What is to be sent where, and whether it arrived.';
comment on column webhook_delivery.tenant_id is 'Owner.';
comment on column webhook_delivery.webhook_id is 'Where.';
comment on column webhook_delivery.sequence is 'The event.';
comment on column webhook_delivery.state is 'pending, delivered or failed.';
comment on column webhook_delivery.attempts is 'Attempts so far.';
comment on column webhook_delivery.due_at is 'Not before.';
comment on column webhook_delivery.first_due_at is 'When it was to be sent first, or again by hand: attempts go on for a day from here.';
comment on column webhook_delivery.ended_at is 'When it arrived or was given up.';

create table webhook_attempt (
  tenant_id text collate "C" not null references tenant (id),
  webhook_id text collate "C" not null,
  sequence bigint not null,
  attempt integer not null check (attempt >= 1),
  attempted_at timestamptz not null,
  milliseconds integer not null check (milliseconds >= 0),
  status integer,
  error text,
  primary key (tenant_id, webhook_id, sequence, attempt),
  foreign key (tenant_id, webhook_id, sequence) references webhook_delivery (tenant_id, webhook_id, sequence) on delete cascade
);
comment on table webhook_attempt is 'Every attempt to deliver an event, in order.';
comment on column webhook_attempt.tenant_id is 'Owner.';
comment on column webhook_attempt.webhook_id is 'Where.';
comment on column webhook_attempt.sequence is 'The event.';
comment on column webhook_attempt.attempt is 'Counts from 1.';
comment on column webhook_attempt.attempted_at is 'When it began.';
comment on column webhook_attempt.milliseconds is 'How long it took.';
comment on column webhook_attempt.status is 'HTTP status; null when there was no answer.';
comment on column webhook_attempt.error is 'Why it failed; null when it did not.';

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['watchlist', 'watched_company', 'watched_disclosure', 'event_head', 'event', 'webhook',
      'webhook_delivery', 'webhook_attempt'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy own_rows on %I to southerly_app
      using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', tenant_table);
    execute format('create policy all_rows on %I to southerly_operator
      using (current_user = ''southerly_operator'') with check (current_user = ''southerly_operator'')', tenant_table);
  end loop;
end
$$;
grant select, insert, update, delete on watchlist, watched_company, webhook to southerly_app, southerly_operator;
grant select on watched_disclosure to southerly_app;
grant select, insert, update on watched_disclosure to southerly_operator;
grant select, insert, update on event_head, webhook_delivery to southerly_app, southerly_operator;
grant select, insert on event, webhook_attempt to southerly_app, southerly_operator;
