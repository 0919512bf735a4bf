-- Imports that were taken back, and which factors the lines of a file have.

alter table ledger_import add column factors text[];
comment on column ledger_import.factors is 'Factors of its lines: ledger_factor.id; null for files that were imported before this was written down.';

alter table ledger_head add column withdrawn bigint not null default 0;
comment on column ledger_head.withdrawn is 'Lines of files that were taken back; those that later lines replaced are not among them.';
grant update (withdrawn) on ledger_head to southerly_app, southerly_operator;

create table ledger_withdrawal (
  tenant_id text collate "C" not null references tenant (id),
  abn text collate "C" not null check (abn ~ '^[0-9]{11}$'),
  period text collate "C" not null,
  import integer not null,
  version integer not null check (version >= 1),
  lines bigint not null check (lines >= 0),
  withdrawn_by text collate "C" not null,
  withdrawn_at timestamptz not null,
  primary key (tenant_id, abn, period, import),
  foreign key (tenant_id, abn, period, import) references ledger_import (tenant_id, abn, period, number)
);
comment on table ledger_withdrawal is 'Imports of a ledger that were taken back: their lines are kept and count no more. Append-only.';
comment on column ledger_withdrawal.tenant_id is 'Owner.';
comment on column ledger_withdrawal.abn is 'Company.';
comment on column ledger_withdrawal.period is 'First and last day joined by a slash.';
comment on column ledger_withdrawal.import is 'The file: ledger_import.number.';
comment on column ledger_withdrawal.version is 'Version of the ledger from which its lines count no more.';
comment on column ledger_withdrawal.lines is 'Lines that left the ledger; those that later lines had replaced are not among them.';
comment on column ledger_withdrawal.withdrawn_by is 'Who took it back, as member:<id> or key:<id>.';
comment on column ledger_withdrawal.withdrawn_at is 'When.';

create trigger ledger_withdrawal_is_append_only before update or delete or truncate on ledger_withdrawal
  for each statement execute function refuse_change();
alter table ledger_withdrawal enable row level security;
alter table ledger_withdrawal force row level security;
create policy own_rows on ledger_withdrawal to southerly_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy all_rows on ledger_withdrawal to southerly_operator
  using (current_user = 'southerly_operator') with check (current_user = 'southerly_operator');
grant select, insert on ledger_withdrawal to southerly_app, southerly_operator;
grant delete on ledger_withdrawal to southerly_operator;
create policy only_when_erased on ledger_withdrawal as restrictive for delete to southerly_operator using (tenant_id = erased_tenant());
