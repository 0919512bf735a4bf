-- People of a tenant, how they are invited, and the sessions that they (and keys) open in the web app.
create table member (
  tenant_id text collate "C" not null references tenant (id),
  id text collate "C" not null check (id ~ '^mem_[0-9A-Za-z]{16}$'),
  name text not null check (length(name) between 1 and 200),
  email text check (length(email) between 3 and 320),
  roles text[] not null check (cardinality(roles) >= 1),
  packs text[] not null,
  engagements jsonb not null default '[]',
  status text not null check (status in ('invited', 'active', 'removed')),
  invited_at timestamptz not null,
  invited_by text not null,
  joined_at timestamptz,
  removed_at timestamptz,
  removed_by text,
  erased_at timestamptz,
  primary key (tenant_id, id),
  check ((status = 'active') <= (joined_at is not null)),
  check ((status = 'removed') = (removed_at is not null)),
  check ((erased_at is not null) <= (status = 'removed' and email is null))
);
-- Somebody who was removed may be invited again, as a new member.
create unique index member_by_email on member (tenant_id, lower(email)) where status <> 'removed';
comment on table member is 'People of a tenant. Programs have keys instead.';
comment on column member.tenant_id is 'Owner.';
comment on column member.id is 'mem_ and 16 letters or digits; what the audit trail calls the person, also after erasure.';
comment on column member.name is 'Name for people; a pseudonym after erasure.';
comment on column member.email is 'As it was typed; null for the person who started the service on this machine, and after erasure.';
comment on column member.roles is 'Roles, in the order of domain/tenancy/roles.ts.';
comment on column member.packs is 'Packs that the person is entitled to, no more than whoever invited them had.';
comment on column member.engagements is 'What an auditor was invited to: abn, period, ends_on.';
comment on column member.status is 'invited: the link was not used yet; active; removed: may do nothing any more.';
comment on column member.invited_at is 'When the person was invited.';
comment on column member.invited_by is 'Who invited: member:<id>, key:<id>, operator or first_start.';
comment on column member.joined_at is 'When the person first signed in.';
comment on column member.removed_at is 'When the person was removed.';
comment on column member.removed_by is 'Who removed them.';
comment on column member.erased_at is 'When name and e-mail were erased.';

create table member_invitation (
  token_hash text collate "C" primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  tenant_id text collate "C" not null references tenant (id),
  member_id text collate "C" not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  foreign key (tenant_id, member_id) references member (tenant_id, id)
);
create index member_invitation_by_member on member_invitation (tenant_id, member_id);
comment on table member_invitation is 'Invitation links. A newer one of the same member makes the older ones useless.';
comment on column member_invitation.token_hash is 'HMAC-SHA-256 of the token under the server''s secret; the token itself is never stored.';
comment on column member_invitation.tenant_id is 'Owner.';
comment on column member_invitation.member_id is 'Who is invited.';
comment on column member_invitation.created_at is 'When the link was made.';
comment on column member_invitation.expires_at is 'When it stops working.';
comment on column member_invitation.used_at is 'When it was used, or made useless; null: it waits.';

-- A key that acts for somebody has no more rights than they have, and ends with them.
alter table api_key add column member_id text collate "C";
alter table api_key add foreign key (tenant_id, member_id) references member (tenant_id, id);
comment on column api_key.member_id is 'The person that the key acts for; null: it acts for itself.';

create table web_session (
  tenant_id text collate "C" not null references tenant (id),
  id text collate "C" not null check (id ~ '^ses_[0-9A-Za-z]{16}$'),
  member_id text collate "C",
  key_id text collate "C",
  how text not null,
  token_hash text collate "C" not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  token_made_at timestamptz not null,
  previous_hash text collate "C" check (previous_hash ~ '^[0-9a-f]{64}$'),
  previous_until timestamptz,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  browser text not null,
  network text not null,
  primary key (tenant_id, id),
  check ((member_id is null) <> (key_id is null)),
  foreign key (tenant_id, member_id) references member (tenant_id, id),
  foreign key (tenant_id, key_id) references api_key (tenant_id, id)
);
create index web_session_by_time on web_session (tenant_id, created_at, id);
create index web_session_by_member on web_session (tenant_id, member_id);
create index web_session_by_previous on web_session (previous_hash) where previous_hash is not null;
create index web_session_by_end on web_session (ends_at);
comment on table web_session is 'Sessions of the web app: of a person, or of a key that somebody signed in with.';
comment on column web_session.id is 'ses_ and 16 letters or digits; no secret.';
comment on column web_session.tenant_id is 'Owner.';
comment on column web_session.member_id is 'Whose session it is; null for that of a key.';
comment on column web_session.key_id is 'The key that was signed in with; null for a person''s.';
comment on column web_session.how is 'How it was opened, such as api_key or link.';
comment on column web_session.token_hash is 'HMAC-SHA-256 of the cookie''s token under the server''s secret.';
comment on column web_session.token_made_at is 'When that token was made; it is replaced about every hour of use.';
comment on column web_session.previous_hash is 'That of the token before, which requests under way may still hold.';
comment on column web_session.previous_until is 'Until when that one is taken.';
comment on column web_session.created_at is 'When the session was opened.';
comment on column web_session.last_seen_at is 'Last request, to about a minute; too long ago, and the session has ended.';
comment on column web_session.ends_at is 'When it ends whatever happens.';
comment on column web_session.ended_at is 'When it was ended before its time.';
comment on column web_session.browser is 'Browser and system, for people who look at their sessions.';
comment on column web_session.network is 'The network it was opened from, not the address.';

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['member', 'member_invitation', 'web_session'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy own_rows on %I to southerly_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', tenant_table);
    execute format('create policy all_rows on %I to southerly_operator using (current_user = ''southerly_operator'') with check (current_user = ''southerly_operator'')', tenant_table);
    execute format('create policy look_up on %I for select to southerly_auth using (current_user = ''southerly_auth'')', tenant_table);
  end loop;
end
$$;
grant select, insert, update on member, member_invitation, web_session to southerly_app, southerly_operator;
grant delete on web_session to southerly_operator;
-- Before the tenant is known: whose token it is and what they may do; no e-mail.
grant select (tenant_id, id, name, roles, packs, engagements, status) on member to southerly_auth;
grant select (token_hash, tenant_id, member_id, expires_at, used_at) on member_invitation to southerly_auth;
grant select on web_session to southerly_auth;
-- Bundles name who asked for them.
create policy all_rows_to_workers on member to southerly_worker
  using (current_user = 'southerly_worker') with check (current_user = 'southerly_worker');
grant select (tenant_id, id, name) on member to southerly_worker;

-- Sessions were signed cookies that no table knew, and those that were signed out stood here. They have ended with this change.
drop table ended_session;
