-- How people prove who they are: accounts at an OpenID provider, passkeys, and the answers that were used up.
create table member_identity (
  tenant_id text collate "C" not null references tenant (id),
  issuer text collate "C" not null check (length(issuer) between 1 and 500),
  subject text collate "C" not null check (length(subject) between 1 and 255),
  member_id text collate "C" not null,
  linked_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (tenant_id, issuer, subject, member_id),
  foreign key (tenant_id, member_id) references member (tenant_id, id)
);
create index member_identity_by_subject on member_identity (issuer, subject);
-- A person has one account at a provider: an address that was given to somebody else must not open it a second time.
create unique index member_identity_by_member on member_identity (tenant_id, member_id, issuer);
comment on table member_identity is 'Accounts at an OpenID provider that members sign in with.';
comment on column member_identity.tenant_id is 'Owner.';
comment on column member_identity.issuer is 'The provider, as its tokens name it.';
comment on column member_identity.subject is 'The provider''s own id of the person, which never changes.';
comment on column member_identity.member_id is 'Who signs in with it.';
comment on column member_identity.linked_at is 'When the two were joined, by an invitation or a verified e-mail address.';
comment on column member_identity.last_used_at is 'Last sign-in with it.';

create table passkey (
  id text collate "C" primary key check (id ~ '^[0-9A-Za-z_-]+$' and length(id) between 16 and 1400),
  tenant_id text collate "C" not null references tenant (id),
  member_id text collate "C" not null,
  name text not null check (length(name) between 1 and 100),
  public_key text collate "C" not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  foreign key (tenant_id, member_id) references member (tenant_id, id)
);
create index passkey_by_member on passkey (tenant_id, member_id, created_at, id);
comment on table passkey is 'Passkeys (WebAuthn) of members. The private half never leaves the person''s device.';
comment on column passkey.id is 'Id of the credential, in base64url.';
comment on column passkey.tenant_id is 'Owner.';
comment on column passkey.member_id is 'Whose passkey it is.';
comment on column passkey.name is 'Name that its owner tells it by.';
comment on column passkey.public_key is 'Public key in COSE, in base64url.';
comment on column passkey.counter is 'How often the device says that it was used; 0 where it does not count.';
comment on column passkey.transports is 'How browsers reach the device, such as internal or usb.';
comment on column passkey.created_at is 'When it was registered.';
comment on column passkey.last_used_at is 'Last sign-in with it.';

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['member_identity', 'passkey'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy own_rows on %I to southerly_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', tenant_table);
    execute format('create policy all_rows on %I to southerly_operator using (current_user = ''southerly_operator'') with check (current_user = ''southerly_operator'')', tenant_table);
    execute format('create policy look_up on %I for select to southerly_auth using (current_user = ''southerly_auth'')', tenant_table);
  end loop;
end
$$;
grant select, insert, update, delete on member_identity, passkey to southerly_app, southerly_operator;
-- Before the tenant is known: whose account or passkey it is.
grant select (tenant_id, issuer, subject, member_id) on member_identity to southerly_auth;
grant select (id, tenant_id, member_id, public_key, counter, transports) on passkey to southerly_auth;

-- Who was invited by a verified address is looked up by its hash, before the tenant is known: the authenticator reads no address.
alter table member add column email_hash text collate "C" generated always as (text_sha256(lower(email))) stored;
create index member_invited_by_email on member (email_hash) where status = 'invited';
comment on column member.email_hash is 'SHA-256 of the address in small letters.';
grant select (email_hash) on member to southerly_auth;

-- What works once is used up in every process, not in one alone.
create table spent_sign_in (
  id text collate "C" primary key check (id ~ '^[0-9a-f]{64}$'),
  expires_at timestamptz not null
);
create index spent_sign_in_by_expiry on spent_sign_in (expires_at);
comment on table spent_sign_in is 'Sign-ins that were finished. None works a second time.';
comment on column spent_sign_in.id is 'SHA-256 of the state or challenge.';
comment on column spent_sign_in.expires_at is 'When it would have stopped working anyway; the row may be removed then.';
grant select, insert, delete on spent_sign_in to southerly_auth;

-- Groups of a provider may take the last role from somebody: then they may do nothing until they have one again.
alter table member drop constraint member_roles_check;
