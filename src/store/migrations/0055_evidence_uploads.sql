-- Room that uploads hold while they arrive: several at once must not pass the plan together, on whichever node they arrive.
-- Not logged: in a copy it would speak of uploads that do not arrive there.
create unlogged table evidence_upload (
  tenant_id text collate "C" not null references tenant (id),
  id text collate "C" not null check (id ~ '^[0-9a-f]{32}$'),
  bytes bigint not null check (bytes >= 0),
  touched_at timestamptz not null,
  primary key (tenant_id, id)
);
comment on table evidence_upload is 'Evidence files that are arriving, with the room that each holds of the plan. A row goes with its upload; one that was not touched for ten minutes counts no more.';
comment on column evidence_upload.tenant_id is 'Owner.';
comment on column evidence_upload.id is 'The upload.';
comment on column evidence_upload.bytes is 'Room that it holds.';
comment on column evidence_upload.touched_at is 'When its process last said that it still arrives.';

alter table evidence_upload enable row level security;
alter table evidence_upload force row level security;
create policy own_rows on evidence_upload to southerly_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy all_rows on evidence_upload to southerly_operator
  using (current_user = 'southerly_operator') with check (current_user = 'southerly_operator');
grant select, insert, update, delete on evidence_upload to southerly_app, southerly_operator;
