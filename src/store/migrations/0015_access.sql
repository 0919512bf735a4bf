-- Sessions of the web app are signed cookies that no table knows. The few that were signed out stand here until they would have
-- ended anyway, so that a copied cookie is dead in every process, and after a restart.
create table ended_session (
  tenant_id text collate "C" not null references tenant (id),
  session_id text collate "C" not null check (session_id ~ '^[0-9A-Za-z_-]{22}$'),
  expires_at timestamptz not null,
  primary key (tenant_id, session_id)
);
create index ended_session_by_expiry on ended_session (expires_at);
comment on table ended_session is 'Sessions of the web app that were signed out before their time.';
comment on column ended_session.tenant_id is 'Owner.';
comment on column ended_session.session_id is 'Id of the session, as in its cookie; of no use without the signature there.';
comment on column ended_session.expires_at is 'When the session would have ended anyway; the row may be removed then.';
alter table ended_session enable row level security;
alter table ended_session force row level security;
create policy own_rows on ended_session to southerly_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy all_rows on ended_session to southerly_operator
  using (current_user = 'southerly_operator') with check (current_user = 'southerly_operator');
create policy look_up on ended_session for select to southerly_auth using (current_user = 'southerly_auth');
grant select, insert on ended_session to southerly_app;
grant select on ended_session to southerly_auth;
grant select, insert, delete on ended_session to southerly_operator;

-- Anybody can compute most files of a bundle from the public data. Only the ZIP and its signed manifest are looked up by hash:
-- nobody can know those two before the service has signed.
drop index bundle_by_file_hash;
create function text_sha256(content text) returns text
  language sql immutable strict parallel safe
  as $$ select pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(content, 'UTF8')), 'hex') $$;
comment on function text_sha256(text) is 'SHA-256 of a text in UTF-8, hexadecimal. convert_to counts as stable, but its outcome is fixed for one database.';
create index bundle_by_manifest_hash on bundle (text_sha256(manifest));
