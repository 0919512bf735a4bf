-- A key that a key made ends with it, however long the chain, and never has more rights.
alter table api_key add column made_with text collate "C" check (made_with <> id);
alter table api_key add foreign key (tenant_id, made_with) references api_key (tenant_id, id);
create index api_key_by_maker on api_key (tenant_id, made_with) where made_with is not null;
comment on column api_key.made_with is 'The key that made this one, which ends with it; null: a person in a session, the operator or a first start made it, or it is from before this column.';

-- An address gets notifications once somebody has proven that it is theirs.
create table member_address (
  tenant_id text collate "C" not null references tenant (id),
  member_id text collate "C" not null,
  confirmed_at timestamptz,
  confirmed_by text collate "C" check (confirmed_by in ('link', 'provider')),
  sent_at timestamptz,
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references member (tenant_id, id),
  check ((confirmed_at is null) = (confirmed_by is null))
);
comment on table member_address is 'What is known of the e-mail addresses of members. Without a row, or without confirmed_at, no notification is sent there.';
comment on column member_address.tenant_id is 'Owner.';
comment on column member_address.member_id is 'Whose address it is.';
comment on column member_address.confirmed_at is 'When the person proved that the address is theirs; null: not yet.';
comment on column member_address.confirmed_by is 'link: the person, signed in, followed a link that was sent there; provider: the OpenID provider vouched for it.';
comment on column member_address.sent_at is 'When such a link was last asked for.';

alter table member_address enable row level security;
alter table member_address force row level security;
create policy own_rows on member_address to southerly_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy all_rows on member_address to southerly_operator
  using (current_user = 'southerly_operator') with check (current_user = 'southerly_operator');
grant select, insert, update on member_address to southerly_app, southerly_operator;
grant delete on member_address to southerly_operator;

-- Whoever joined by the provider did so with an address that it vouched for.
set local role southerly_operator;
insert into member_address (tenant_id, member_id, confirmed_at, confirmed_by)
select m.tenant_id, m.id, m.joined_at, 'provider' from member m
where m.status = 'active' and m.email is not null and exists (
  select from audit_event e where e.tenant_id = m.tenant_id and e.action = 'member.joined' and e.subject = 'member:' || m.id
    and e.detail::jsonb ->> 'how' = 'oidc');
reset role;

-- How many links of that kind were sent today, by recipient and by tenant. Across tenants, so it is nobody's.
create table mail_quota (
  name text collate "C" primary key,
  day date not null,
  used integer not null check (used > 0)
);
create index mail_quota_by_day on mail_quota (day);
comment on table mail_quota is 'E-mails that were sent to addresses before these were confirmed, counted for a day. Rows of other days are removed with the next.';
comment on column mail_quota.name is 'mailbox:<SHA-256 of the mailbox> or tenant:<id>.';
comment on column mail_quota.day is 'UTC day.';
comment on column mail_quota.used is 'E-mails of that day.';
grant select, insert, update, delete on mail_quota to southerly_auth;

-- The address of the invitation tells who somebody is, also in review and when they come back: it is erased, never replaced.
create function keep_member_email() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'the e-mail address of a member is never replaced' using errcode = 'insufficient_privilege';
end
$$;
comment on function keep_member_email() is 'Trigger that keeps the e-mail address of a member.';
create trigger member_keeps_email before update of email on member
  for each row when (new.email is distinct from old.email and new.email is not null) execute function keep_member_email();
