-- What people have entered in a form and not saved. Kept apart from records: nothing that answers, gates or bundles reads it.
create table record_draft (
  tenant_id text collate "C" not null references tenant (id),
  author text collate "C" not null,
  abn text collate "C" not null check (abn ~ '^[0-9]{11}$'),
  kind text collate "C" not null,
  period text collate "C" not null check (period ~ '^([0-9]{4}-[0-9]{2}-[0-9]{2}/[0-9]{4}-[0-9]{2}-[0-9]{2})?$'),
  revision integer not null check (revision > 0),
  body text not null,
  body_sha256 text collate "C" not null,
  size integer not null check (size > 0),
  based_on text collate "C",
  saved_at timestamptz not null,
  primary key (tenant_id, author, abn, kind, period)
);
comment on table record_draft is 'Entries that their author has not saved as a record yet, as incomplete as they are. Replaced in place, private to the author.';
comment on column record_draft.tenant_id is 'Owner.';
comment on column record_draft.author is 'Whose draft it is, as member:<id> or key:<id>.';
comment on column record_draft.abn is 'Company.';
comment on column record_draft.kind is 'Kind of record that it is to become.';
comment on column record_draft.period is 'First and last day joined by a slash; empty for kinds that are about no single period.';
comment on column record_draft.revision is 'Counts the saves, from 1.';
comment on column record_draft.body is 'The entries as canonical JSON. Never held against the schema of the record.';
comment on column record_draft.body_sha256 is 'SHA-256 of body and based_on.';
comment on column record_draft.size is 'Bytes of body.';
comment on column record_draft.based_on is 'Etag of the record''s version that the entries began from; null where there was none.';
comment on column record_draft.saved_at is 'When it was last saved.';

alter table record_draft enable row level security;
alter table record_draft force row level security;
create policy own_rows on record_draft to southerly_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy all_rows on record_draft to southerly_operator
  using (current_user = 'southerly_operator') with check (current_user = 'southerly_operator');
grant select, insert, update, delete on record_draft to southerly_app, southerly_operator;
