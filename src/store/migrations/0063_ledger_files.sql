-- Files of activity: their lines in blocks, what their columns mean, and words that a tenant gave a category or left out.

alter table ledger_choice alter column factor_id drop not null;
alter table ledger_choice add column category text collate "C";
comment on column ledger_choice.factor_id is 'The factor, the same in every edition; null where rows with these words are left out.';
comment on column ledger_choice.category is 'Where lines with these words belong, if not to the category of the factor.';
grant update (category), delete on ledger_choice to southerly_app, southerly_operator;

create table ledger_layout (
  tenant_id text collate "C" not null references tenant (id),
  id text collate "C" not null check (id ~ '^[0-9a-f]{16}$'),
  body text not null,
  chosen_by text collate "C" not null,
  chosen_at timestamptz not null,
  primary key (tenant_id, id)
);
comment on table ledger_layout is 'What a tenant said about the columns of files with certain headings. Replaced in place, with an audit event for each change.';
comment on column ledger_layout.tenant_id is 'Owner.';
comment on column ledger_layout.id is 'First 16 digits of the SHA-256 of the headings in lower case.';
comment on column ledger_layout.body is 'JSON: headings, fields by heading, what is the same in all rows, how money is to be read.';
comment on column ledger_layout.chosen_by is 'Who said it, as member:<id> or key:<id>.';
comment on column ledger_layout.chosen_at is 'When.';

create table ledger_import (
  tenant_id text collate "C" not null references tenant (id),
  abn text collate "C" not null check (abn ~ '^[0-9]{11}$'),
  period text collate "C" not null,
  number integer not null check (number >= 1),
  file_name text not null,
  file_sha256 text collate "C" not null check (file_sha256 ~ '^[0-9a-f]{64}$'),
  sheet text,
  prefix text collate "C" not null,
  layout text collate "C" not null,
  summary jsonb not null,
  imported_by text collate "C" not null,
  imported_at timestamptz not null,
  primary key (tenant_id, abn, period, number)
);
comment on table ledger_import is 'Files that added lines to a ledger. Append-only.';
comment on column ledger_import.tenant_id is 'Owner.';
comment on column ledger_import.abn is 'Company.';
comment on column ledger_import.period is 'First and last day joined by a slash.';
comment on column ledger_import.number is '1, 2, 3 ... within the ledger.';
comment on column ledger_import.file_name is 'As the sender named it.';
comment on column ledger_import.file_sha256 is 'Of its bytes: the document behind each line.';
comment on column ledger_import.sheet is 'Sheet of a workbook.';
comment on column ledger_import.prefix is 'What ids of its rows begin with.';
comment on column ledger_import.layout is 'Of its headings: ledger_layout.id, whether anything was said about them or not.';
comment on column ledger_import.summary is 'How many rows were taken, doubtful, refused, left out and held already.';
comment on column ledger_import.imported_by is 'Who sent it, as member:<id> or key:<id>.';
comment on column ledger_import.imported_at is 'When.';

create table ledger_block (
  tenant_id text collate "C" not null references tenant (id),
  abn text collate "C" not null,
  period text collate "C" not null,
  first bigint not null check (first >= 1),
  last bigint not null,
  import integer not null,
  low_row integer not null,
  high_row integer not null,
  doubtful integer not null check (doubtful >= 0),
  ids bytea not null,
  alike bytea not null,
  lines bytea not null,
  primary key (tenant_id, abn, period, first),
  foreign key (tenant_id, abn, period, import) references ledger_import (tenant_id, abn, period, number),
  check (last >= first)
);
create index ledger_block_import on ledger_block (tenant_id, abn, period, import);
alter table ledger_block alter column ids set storage external;
alter table ledger_block alter column alike set storage external;
alter table ledger_block alter column lines set storage external;
comment on table ledger_block is 'Lines of files, up to 4,096 in one row: a million rows take a hundred times as long to write. Append-only.';
comment on column ledger_block.tenant_id is 'Owner.';
comment on column ledger_block.abn is 'Company.';
comment on column ledger_block.period is 'First and last day joined by a slash.';
comment on column ledger_block.first is 'Ordinal of its first line within the ledger, counted with those of ledger_line.';
comment on column ledger_block.last is 'Ordinal of its last line.';
comment on column ledger_block.import is 'The file: ledger_import.number.';
comment on column ledger_block.low_row is 'Least row of the file that it has a line of.';
comment on column ledger_block.high_row is 'Greatest row of the file that it has a line of.';
comment on column ledger_block.doubtful is 'Lines with an open question when they were taken.';
comment on column ledger_block.ids is 'Eight bytes for each line: of the SHA-256 of its id.';
comment on column ledger_block.alike is 'Eight bytes for each line: its fingerprint.';
comment on column ledger_block.lines is 'The lines as JSON, compressed by Zstandard: row, factor, activity, reasons and the line as it was read.';

create trigger ledger_import_is_append_only before update or delete or truncate on ledger_import
  for each statement execute function refuse_change();
create trigger ledger_block_is_append_only before update or delete or truncate on ledger_block
  for each statement execute function refuse_change();
do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['ledger_layout', 'ledger_import', 'ledger_block'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy own_rows on %I to southerly_app
      using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', tenant_table);
    execute format('create policy all_rows on %I to southerly_operator
      using (current_user = ''southerly_operator'') with check (current_user = ''southerly_operator'')', tenant_table);
  end loop;
end
$$;
grant select, insert, update (body, chosen_by, chosen_at), delete on ledger_layout to southerly_app, southerly_operator;
grant select, insert on ledger_import, ledger_block to southerly_app, southerly_operator;
grant delete on ledger_import, ledger_block to southerly_operator;
create policy only_when_erased on ledger_import as restrictive for delete to southerly_operator using (tenant_id = erased_tenant());
create policy only_when_erased on ledger_block as restrictive for delete to southerly_operator using (tenant_id = erased_tenant());
