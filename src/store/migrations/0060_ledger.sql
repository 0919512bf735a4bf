-- The emissions ledger: activity of a reporting period, line by line, with the factor of each line and running subtotals of what counts.

create table ledger_head (
  tenant_id text collate "C" not null references tenant (id),
  abn text collate "C" not null check (abn ~ '^[0-9]{11}$'),
  period text collate "C" not null check (period ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}/[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  version integer not null check (version >= 1),
  lines bigint not null check (lines >= 1),
  doubtful bigint not null check (doubtful >= 0),
  not_counted bigint not null check (not_counted >= 0),
  corrected bigint not null check (corrected >= 0),
  changed_by text collate "C" not null,
  changed_at timestamptz not null,
  primary key (tenant_id, abn, period)
);
comment on table ledger_head is 'One row per ledger: the row that writers queue on, and how much there is. Replaced in place, with an audit event for each change.';
comment on column ledger_head.tenant_id is 'Owner.';
comment on column ledger_head.abn is 'Company.';
comment on column ledger_head.period is 'First and last day joined by a slash.';
comment on column ledger_head.version is 'Counts the changes, from 1.';
comment on column ledger_head.lines is 'Lines ever taken; the last has this ordinal.';
comment on column ledger_head.doubtful is 'Lines in force that have an open question.';
comment on column ledger_head.not_counted is 'Lines in force that count only once somebody confirms them.';
comment on column ledger_head.corrected is 'Lines that a later line replaced.';
comment on column ledger_head.changed_by is 'Who changed it last, as member:<id> or key:<id>.';
comment on column ledger_head.changed_at is 'When.';

create table ledger_factor (
  tenant_id text collate "C" not null references tenant (id),
  id text collate "C" not null check (id ~ '^[0-9a-f]{16}$'),
  body text not null,
  primary key (tenant_id, id)
);
comment on table ledger_factor is 'Factors as lines used them, with their figures and where these are printed. Append-only.';
comment on column ledger_factor.tenant_id is 'Owner.';
comment on column ledger_factor.id is 'First 16 digits of the SHA-256 of the body.';
comment on column ledger_factor.body is 'Canonical JSON: unit, parts by scope and category, kilograms per unit.';

create table ledger_line (
  tenant_id text collate "C" not null references tenant (id),
  abn text collate "C" not null check (abn ~ '^[0-9]{11}$'),
  period text collate "C" not null,
  ordinal bigint not null check (ordinal >= 1),
  id text collate "C" not null,
  body text not null,
  fingerprint text collate "C" not null check (fingerprint ~ '^[0-9a-f]{16}$'),
  factor text collate "C" not null,
  entity text collate "C" not null,
  facility text collate "C" not null,
  from_day date not null,
  to_day date not null,
  activity numeric not null,
  counts boolean not null,
  reasons jsonb,
  corrects text collate "C",
  authored_by text collate "C" not null,
  authored_at timestamptz not null,
  primary key (tenant_id, abn, period, ordinal),
  unique (tenant_id, abn, period, id)
);
create index ledger_line_alike on ledger_line (tenant_id, abn, period, fingerprint);
create unique index ledger_line_corrected_once on ledger_line (tenant_id, abn, period, corrects) where corrects is not null;
comment on table ledger_line is 'Lines of the emissions ledger. Append-only: a correction is a new line that names the old one.';
comment on column ledger_line.tenant_id is 'Owner.';
comment on column ledger_line.abn is 'Company.';
comment on column ledger_line.period is 'First and last day joined by a slash.';
comment on column ledger_line.ordinal is '1, 2, 3 ... within the ledger.';
comment on column ledger_line.id is 'The caller''s id, or one that was made from file and row.';
comment on column ledger_line.body is 'Canonical JSON of the line as it was sent.';
comment on column ledger_line.fingerprint is 'First 16 digits of the SHA-256 of what makes two lines alike.';
comment on column ledger_line.factor is 'The factor that it was computed with: ledger_factor.id.';
comment on column ledger_line.entity is 'ABN of the entity; empty where the line names none.';
comment on column ledger_line.facility is 'Facility or site; empty where the line names none.';
comment on column ledger_line.from_day is 'First day.';
comment on column ledger_line.to_day is 'Last day.';
comment on column ledger_line.activity is 'The whole quantity in the unit of the factor, before any share of the boundary.';
comment on column ledger_line.counts is 'Whether it counted when it was taken.';
comment on column ledger_line.reasons is 'Why it is doubtful; null for a line that was simply taken.';
comment on column ledger_line.corrects is 'Id of the line that it replaces.';
comment on column ledger_line.authored_by is 'Who sent it, as member:<id> or key:<id>.';
comment on column ledger_line.authored_at is 'When.';

create table ledger_subtotal (
  tenant_id text collate "C" not null references tenant (id),
  abn text collate "C" not null,
  period text collate "C" not null,
  factor text collate "C" not null,
  entity text collate "C" not null,
  facility text collate "C" not null,
  month text collate "C" not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
  activity numeric not null,
  estimated numeric not null,
  doubtful numeric not null,
  lines bigint not null,
  reaching bigint not null,
  primary key (tenant_id, abn, period, factor, entity, facility, month)
);
comment on table ledger_subtotal is 'Activity that counts, by factor, place and month: kept up to date with every line, so that totals read no lines. Replaced in place.';
comment on column ledger_subtotal.tenant_id is 'Owner.';
comment on column ledger_subtotal.abn is 'Company.';
comment on column ledger_subtotal.period is 'First and last day joined by a slash.';
comment on column ledger_subtotal.factor is 'ledger_factor.id.';
comment on column ledger_subtotal.entity is 'ABN of the entity; empty where lines name none.';
comment on column ledger_subtotal.facility is 'Facility or site; empty where lines name none.';
comment on column ledger_subtotal.month is 'Calendar month.';
comment on column ledger_subtotal.activity is 'Sum in the unit of the factor.';
comment on column ledger_subtotal.estimated is 'Of it from lines that say they are estimates.';
comment on column ledger_subtotal.doubtful is 'Of it from doubtful lines.';
comment on column ledger_subtotal.lines is 'Lines in force that begin in the month.';
comment on column ledger_subtotal.reaching is 'Lines in force that reach into the month: without one there is nothing to tell of it.';

create table ledger_choice (
  tenant_id text collate "C" not null references tenant (id),
  words text collate "C" not null,
  factor_id text collate "C" not null,
  chosen_by text collate "C" not null,
  chosen_at timestamptz not null,
  primary key (tenant_id, words)
);
comment on table ledger_choice is 'Which factor a tenant means by which words. Replaced in place, with an audit event for each change.';
comment on column ledger_choice.tenant_id is 'Owner.';
comment on column ledger_choice.words is 'Activity and use as lines write them, in lower case, joined by a line feed.';
comment on column ledger_choice.factor_id is 'The factor, the same in every edition.';
comment on column ledger_choice.chosen_by is 'Who chose it, as member:<id> or key:<id>.';
comment on column ledger_choice.chosen_at is 'When.';

create trigger ledger_line_is_append_only before update or delete or truncate on ledger_line
  for each statement execute function refuse_change();
create trigger ledger_factor_is_append_only before update or delete or truncate on ledger_factor
  for each statement execute function refuse_change();
do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['ledger_head', 'ledger_factor', 'ledger_line', 'ledger_subtotal', 'ledger_choice'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy own_rows on %I to southerly_app
      using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', tenant_table);
    execute format('create policy all_rows on %I to southerly_operator
      using (current_user = ''southerly_operator'') with check (current_user = ''southerly_operator'')', tenant_table);
  end loop;
end
$$;
grant select, insert on ledger_factor, ledger_line to southerly_app, southerly_operator;
grant select, insert, update (version, lines, doubtful, not_counted, corrected, changed_by, changed_at) on ledger_head to southerly_app, southerly_operator;
grant select, insert, update (activity, estimated, doubtful, lines, reaching) on ledger_subtotal to southerly_app, southerly_operator;
grant select, insert, update (factor_id, chosen_by, chosen_at) on ledger_choice to southerly_app, southerly_operator;
grant delete on ledger_head, ledger_factor, ledger_line, ledger_subtotal, ledger_choice to southerly_operator;
create policy only_when_erased on ledger_line as restrictive for delete to southerly_operator using (tenant_id = erased_tenant());
create policy only_when_erased on ledger_factor as restrictive for delete to southerly_operator using (tenant_id = erased_tenant());
