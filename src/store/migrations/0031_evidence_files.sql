-- Bills, certificates, minutes and the like that a tenant uploads: what records call documents by their hash. The bytes lie in the
-- database, so that row-level security, backups and every process of an installation see the same files.
create table evidence_file (
  tenant_id text collate "C" not null references tenant (id),
  sha256 text collate "C" not null check (sha256 ~ '^[0-9a-f]{64}$'),
  name text not null check (length(name) between 1 and 200),
  size bigint not null check (size > 0),
  media_type text collate "C" not null,
  received_at timestamptz not null,
  received_by text not null,
  ordinal bigint generated always as identity,
  primary key (tenant_id, sha256)
);
create index evidence_file_by_ordinal on evidence_file (tenant_id, ordinal);
comment on table evidence_file is 'Files that a tenant uploaded as evidence. The row is written last: a file without it was never acknowledged.';
comment on column evidence_file.tenant_id is 'Owner.';
comment on column evidence_file.sha256 is 'SHA-256 of the bytes, by which records name the file.';
comment on column evidence_file.name is 'Name under which it was first uploaded.';
comment on column evidence_file.size is 'Bytes.';
comment on column evidence_file.media_type is 'What the content is, whatever the client called it.';
comment on column evidence_file.received_at is 'When it was first uploaded.';
comment on column evidence_file.received_by is 'Who uploaded it first, such as member:<id>.';
comment on column evidence_file.ordinal is 'Order of uploading.';

create table evidence_piece (
  tenant_id text collate "C" not null references tenant (id),
  sha256 text collate "C" not null check (sha256 ~ '^[0-9a-f]{64}$'),
  number integer not null check (number >= 0),
  bytes bytea not null,
  stored_at timestamptz not null,
  primary key (tenant_id, sha256, number)
);
-- Most files are compressed already.
alter table evidence_piece alter column bytes set storage external;
comment on table evidence_piece is 'Bytes of evidence files, a mebibyte each. Written before the row of their file, in transactions of their own; pieces that never got one are removed.';
comment on column evidence_piece.tenant_id is 'Owner.';
comment on column evidence_piece.sha256 is 'The file.';
comment on column evidence_piece.number is 'Position within the file, from 0.';
comment on column evidence_piece.bytes is 'The bytes.';
comment on column evidence_piece.stored_at is 'When it was written.';

create table evidence_purpose (
  tenant_id text collate "C" not null references tenant (id),
  sha256 text collate "C" not null,
  abn text collate "C" not null check (abn ~ '^[0-9]{11}$'),
  period text collate "C" not null check (period ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}/[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  primary key (tenant_id, sha256, abn, period),
  foreign key (tenant_id, sha256) references evidence_file (tenant_id, sha256) on delete cascade
);
create index evidence_purpose_by_company on evidence_purpose (tenant_id, abn, period);
comment on table evidence_purpose is 'Companies and periods that a file was uploaded for. What rests on it is told by the records that name it.';
comment on column evidence_purpose.tenant_id is 'Owner.';
comment on column evidence_purpose.sha256 is 'The file.';
comment on column evidence_purpose.abn is 'Company.';
comment on column evidence_purpose.period is 'First and last day joined by a slash.';

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['evidence_file', 'evidence_piece', 'evidence_purpose'] loop
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
-- A file is never changed: it is added, or removed whole.
grant select, insert, delete on evidence_file, evidence_piece, evidence_purpose to southerly_app, southerly_operator;
-- Workers remove pieces of uploads that broke off, unread.
grant select (tenant_id, sha256) on evidence_file to southerly_worker;
grant select (tenant_id, sha256, number, stored_at), delete on evidence_piece to southerly_worker;

-- Every version of a record tells which documents it names, computed by the database: no way of writing a record can forget it.
create function named_documents(body text) returns text[]
  language sql immutable strict parallel safe
  as $$ select coalesce(array_agg(distinct found[1] collate "C"), '{}')
        from pg_catalog.regexp_matches(body, '"([0-9a-f]{64})"', 'g') as found $$;
comment on function named_documents(text) is 'Strings of a JSON text that are a SHA-256 in hexadecimal.';
alter table tenant_record add column documents text[] collate "C" generated always as (named_documents(body)) stored;
comment on column tenant_record.documents is 'Hashes that the body names. Those of evidence files are what rests on them.';
