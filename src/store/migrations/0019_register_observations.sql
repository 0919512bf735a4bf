-- What the business register answered when it was asked about one ABN. Not part of a release: the register may withdraw a record,
-- and then every copy of it has to go. The newest answer stands; evidence cites it by the hash of its content.
create table register_observation (
  abn text collate "C" primary key check (abn ~ '^[0-9]{11}$'),
  retrieved_at timestamptz not null,
  content text not null,
  content_sha256 text collate "C" not null check (content_sha256 ~ '^[0-9a-f]{64}$'),
  mentions text[] not null
);
comment on table register_observation is 'The newest answer of the business register about an ABN.';
comment on column register_observation.abn is 'ABN that was asked about.';
comment on column register_observation.retrieved_at is 'When the register answered.';
comment on column register_observation.content is 'The answer as canonical JSON, without names of people.';
comment on column register_observation.content_sha256 is 'SHA-256 of the content.';
comment on column register_observation.mentions is 'Every ABN that the content names, so that a withdrawn one is found wherever it stands.';

-- That a copy was deleted, and why; never what it said.
create table register_purge (
  abn text collate "C" not null check (abn ~ '^[0-9]{11}$'),
  purged_at timestamptz not null,
  actor text not null check (actor in ('operator', 'system')),
  reason text not null,
  copies integer not null check (copies >= 0),
  primary key (abn, purged_at)
);
comment on table register_purge is 'Deletions of copies of the business register.';
comment on column register_purge.abn is 'ABN whose copies were deleted.';
comment on column register_purge.purged_at is 'When.';
comment on column register_purge.actor is 'operator: by a command; system: the register no longer had the record when it was asked again.';
comment on column register_purge.reason is 'Why.';
comment on column register_purge.copies is 'Answers that were deleted.';

grant select on register_observation, register_purge to southerly_public, southerly_app;
grant select, insert, update, delete on register_observation to southerly_worker, southerly_operator;
grant select, insert on register_purge to southerly_worker, southerly_operator;
