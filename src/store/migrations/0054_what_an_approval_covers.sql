-- What an approval covers: the figures beside the words, who wrote them, and explanations of contradictions. Moves made before this have
-- none of it, and say so by null: nothing is invented for them.
alter table review_event
  add column snapshot_id text collate "C" references snapshot (id),
  add column evidence_hash text collate "C" check (evidence_hash ~ '^[0-9a-f]{64}$'),
  add column figures_sha256 text collate "C" check (figures_sha256 ~ '^[0-9a-f]{64}$'),
  add column figures jsonb,
  add column explanations_version integer check (explanations_version >= 0),
  add column authors text[],
  add check ((snapshot_id is null) = (evidence_hash is null) and (snapshot_id is null) = (figures_sha256 is null)),
  add check ((snapshot_id is not null or figures is not null) <= (subject = 'period' and move in ('approve', 'lock')));
comment on column review_event.snapshot_id is 'Of an approval or a lock of a period: the snapshot that its figures were computed from. A locked period is computed from it. Null before figures were recorded.';
comment on column review_event.evidence_hash is 'Hash over all inputs of those figures.';
comment on column review_event.figures_sha256 is 'Hash over the values of those figures.';
comment on column review_event.figures is 'The figures themselves: id, label, unit and value of each. Null for a lock whose approval has them.';
comment on column review_event.explanations_version is 'Of a move of a period: the version of the explanations of contradictions that it covers, 0 for none. Null for moves made before explanations were reviewed.';
comment on column review_event.authors is 'Of an approval: the actors who wrote or submitted what was approved. Null before they were recorded.';

-- Two members may be one person: removed and invited again, or joined twice with one account. The marks outlive the e-mail address and
-- the account, so that they still tell after an erasure. They are hashed with the tenant: no other tenant's marks can be compared.
create table member_mark (
  tenant_id text collate "C" not null references tenant (id),
  member_id text collate "C" not null,
  kind text collate "C" not null check (kind in ('email', 'account')),
  hash text collate "C" not null check (hash ~ '^[0-9a-f]{64}$'),
  primary key (tenant_id, hash, member_id),
  foreign key (tenant_id, member_id) references member (tenant_id, id)
);
create index member_mark_by_member on member_mark (tenant_id, member_id);
comment on table member_mark is 'What tells that two members are one person. Append-only, written by triggers of member and member_identity.';
comment on column member_mark.tenant_id is 'Owner.';
comment on column member_mark.member_id is 'Whose mark it is.';
comment on column member_mark.kind is 'email or account.';
comment on column member_mark.hash is 'SHA-256 of the tenant and the e-mail address in small letters without a +tag, or of the tenant, the provider and its id of the person.';

alter table member_mark enable row level security;
alter table member_mark force row level security;
create policy own_rows on member_mark to southerly_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy all_rows on member_mark to southerly_operator
  using (current_user = 'southerly_operator') with check (current_user = 'southerly_operator');
grant select, insert on member_mark to southerly_app, southerly_operator;
grant delete on member_mark to southerly_operator;
create trigger member_mark_is_append_only before update or delete or truncate on member_mark
  for each statement execute function refuse_change();
create policy only_when_erased on member_mark as restrictive for delete to southerly_operator
  using (tenant_id = erased_tenant());

create function email_mark(tenant text, email text) returns text language sql immutable strict parallel safe
  set search_path = public, pg_temp
  as $$ select text_sha256(tenant || ' email ' || regexp_replace(lower(btrim(email)), '\+[^@]*@', '@')) $$;
comment on function email_mark(text, text) is 'Mark of an e-mail address. ann+x@example.com reaches the mailbox of ann@example.com, so both have one mark.';
create function account_mark(tenant text, issuer text, subject text) returns text language sql immutable strict parallel safe
  set search_path = public, pg_temp
  as $$ select text_sha256(tenant || ' account ' || issuer || ' ' || subject) $$;
comment on function account_mark(text, text, text) is 'Mark of an account at a provider.';

-- By the database, so that no way of becoming a member can forget it.
create function note_email() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into member_mark (tenant_id, member_id, kind, hash)
  values (new.tenant_id, new.id, 'email', email_mark(new.tenant_id, new.email)) on conflict do nothing;
  return null;
end
$$;
comment on function note_email() is 'Keeps the mark of a member''s e-mail address.';
create trigger member_notes_email after insert or update of email on member
  for each row when (new.email is not null) execute function note_email();
create function note_account() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into member_mark (tenant_id, member_id, kind, hash)
  values (new.tenant_id, new.member_id, 'account', account_mark(new.tenant_id, new.issuer, new.subject)) on conflict do nothing;
  return null;
end
$$;
comment on function note_account() is 'Keeps the mark of an account that a member signs in with.';
create trigger member_identity_notes_account after insert or update on member_identity
  for each row execute function note_account();

set local role southerly_operator;
insert into member_mark (tenant_id, member_id, kind, hash)
select tenant_id, id, 'email', email_mark(tenant_id, email) from member where email is not null
union
select tenant_id, member_id, 'account', account_mark(tenant_id, issuer, subject) from member_identity;
reset role;
