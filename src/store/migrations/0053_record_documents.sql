-- Which versions of records name a document, to be asked by the document. The hashes are in tenant_record.documents as well, but row-level
-- security keeps PostgreSQL from asking an index of an array, so that each look at an evidence file read every version of its tenant.
create table record_document (
  tenant_id text collate "C" not null references tenant (id),
  sha256 text collate "C" not null,
  abn text collate "C" not null,
  kind text collate "C" not null,
  period text collate "C" not null,
  version integer not null,
  primary key (tenant_id, sha256, abn, kind, period, version),
  foreign key (tenant_id, abn, kind, period, version) references tenant_record (tenant_id, abn, kind, period, version)
);
comment on table record_document is 'Versions of records by the documents that they name. Append-only, written by a trigger of tenant_record.';
comment on column record_document.tenant_id is 'Owner.';
comment on column record_document.sha256 is 'A hash that the body names, of an evidence file or of something that is not held.';
comment on column record_document.abn is 'Company of the record.';
comment on column record_document.kind is 'Kind of the record.';
comment on column record_document.period is 'Period of the record.';
comment on column record_document.version is 'Version of the record.';

alter table record_document enable row level security;
alter table record_document force row level security;
create policy own_rows on record_document to southerly_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy all_rows on record_document to southerly_operator
  using (current_user = 'southerly_operator') with check (current_user = 'southerly_operator');
grant select, insert on record_document to southerly_app, southerly_operator;
grant delete on record_document to southerly_operator;

create trigger record_document_is_append_only before update or delete or truncate on record_document
  for each statement execute function refuse_change();
create policy only_when_erased on record_document as restrictive for delete to southerly_operator
  using (tenant_id = erased_tenant());

-- By the database, so that no way of writing a record can forget it.
create function note_documents() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into record_document (tenant_id, sha256, abn, kind, period, version)
  select new.tenant_id, named, new.abn, new.kind, new.period, new.version from unnest(new.documents) as named;
  return null;
end
$$;
comment on function note_documents() is 'Writes the documents of a new version of a record down.';
create trigger tenant_record_notes_documents after insert on tenant_record
  for each row when (new.documents <> '{}') execute function note_documents();

set local role southerly_operator;
insert into record_document (tenant_id, sha256, abn, kind, period, version)
select tenant_id, named, abn, kind, period, version from tenant_record, unnest(documents) as named;
reset role;
