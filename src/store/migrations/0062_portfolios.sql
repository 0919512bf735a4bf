-- Portfolios: what a tenant lends or owns on a balance date. Every version is kept.

create table portfolio (
  tenant_id text collate "C" not null references tenant (id),
  id text collate "C" not null check (id ~ '^[a-z0-9][a-z0-9_-]{0,63}$'),
  version integer not null check (version >= 1),
  name text not null,
  balance_date date,
  holdings integer not null check (holdings >= 0),
  body text not null,
  body_sha256 text collate "C" not null check (body_sha256 ~ '^[0-9a-f]{64}$'),
  authored_by text collate "C" not null,
  authored_at timestamptz not null,
  deletion_reason text check (length(deletion_reason) between 1 and 1000),
  primary key (tenant_id, id, version)
);
comment on table portfolio is 'Versions of portfolios. Append-only.';
comment on column portfolio.tenant_id is 'Owner.';
comment on column portfolio.id is 'Chosen by the tenant.';
comment on column portfolio.version is 'Counts from 1 without gaps; a deletion is a version too.';
comment on column portfolio.name is 'For people; empty in a deletion.';
comment on column portfolio.balance_date is 'Day of the amounts; null in a deletion.';
comment on column portfolio.holdings is 'How many holdings the body has.';
comment on column portfolio.body is 'Canonical JSON; {} for a deletion.';
comment on column portfolio.body_sha256 is 'SHA-256 of the body.';
comment on column portfolio.authored_by is 'Who wrote it, as member:<id> or key:<id>.';
comment on column portfolio.authored_at is 'When.';
comment on column portfolio.deletion_reason is 'Null unless this version deletes the portfolio.';

create trigger portfolio_is_append_only before update or delete or truncate on portfolio
  for each statement execute function refuse_change();
alter table portfolio enable row level security;
alter table portfolio force row level security;
create policy own_rows on portfolio to southerly_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy all_rows on portfolio to southerly_operator
  using (current_user = 'southerly_operator') with check (current_user = 'southerly_operator');
create policy only_when_erased on portfolio as restrictive for delete to southerly_operator using (tenant_id = erased_tenant());
grant select, insert on portfolio to southerly_app, southerly_operator;
grant delete on portfolio to southerly_operator;
