-- Changes of what is in force that an operator asks for at the data desk, other than loading a file: a release is withdrawn, or a facility
-- is linked to a company. A worker compares the answers first, as it does with files. Published data is shared, so no row is a tenant's.
create table desk_change (
  id text collate "C" primary key check (id ~ '^chg_[0-9A-Za-z]{16}$'),
  kind text collate "C" not null check (kind in ('withdrawal', 'link')),
  subject text collate "C" not null,
  asked jsonb not null,
  asked_at timestamptz not null,
  asked_by text not null,
  asker_tenant text collate "C" not null references tenant (id),
  state text not null check (state in ('checking', 'ready', 'looks_wrong', 'refused', 'applying', 'applied')),
  effects jsonb,
  problem jsonb,
  release_id text collate "C",
  version integer not null default 1 check (version >= 1),
  changed_at timestamptz not null,
  ordinal bigint generated always as identity,
  check ((state = 'applied') = (release_id is not null)),
  check ((state = 'refused') <= (problem is not null))
);
create index desk_change_by_ordinal on desk_change (ordinal);
create unique index desk_change_open on desk_change (kind, subject) where state <> 'applied';
comment on table desk_change is 'Withdrawals and links that an operator asked for at the data desk: compared first, applied once somebody says so.';
comment on column desk_change.id is 'chg_ and 16 letters or digits.';
comment on column desk_change.kind is 'withdrawal: a release goes out of force. link: a facility is linked to a company.';
comment on column desk_change.subject is 'What it is about: id of the release, or slot of the link. Only one change of it is open at a time.';
comment on column desk_change.asked is 'What was asked for, the reason, the acceptance of effects that look wrong, and by whom.';
comment on column desk_change.asked_at is 'When it was asked for first.';
comment on column desk_change.asked_by is 'Who asked for it first, such as key:<id>.';
comment on column desk_change.asker_tenant is 'Tenant of who asked first; its audit trail tells of it.';
comment on column desk_change.state is 'checking and applying: a worker is at it. ready, looks_wrong, refused: a person is. applied is final.';
comment on column desk_change.effects is 'What it changes for whom, as the last comparison came out.';
comment on column desk_change.problem is 'Why it was refused or not applied: message and hint.';
comment on column desk_change.release_id is 'The release that was withdrawn, or that was made of the link; null until it is applied.';
comment on column desk_change.version is 'Counts what people asked for: a worker keeps nothing of an older question.';
comment on column desk_change.changed_at is 'When its state changed last.';
comment on column desk_change.ordinal is 'Order of asking.';
grant select, insert, update, delete on desk_change to southerly_worker, southerly_operator;
