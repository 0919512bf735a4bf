-- Releases, snapshots and the corporate emissions registry. Published government data: the same for every tenant.
create table release (
  id text collate "C" primary key,
  source text collate "C" not null,
  dataset text collate "C" not null,
  slot text collate "C" not null,
  edition text not null,
  revision integer not null default 0,
  status text not null check (status in ('preliminary', 'final', 'revised')),
  published_on date not null,
  published_basis text not null check (published_basis in ('stated', 'file_date', 'statutory_deadline', 'retrieval_date')),
  retrieved_on date not null,
  observed_from date,
  observed_to date,
  file_name text not null,
  file_sha256 text collate "C" not null check (file_sha256 ~ '^[0-9a-f]{64}$'),
  file_bytes bigint not null,
  row_count bigint not null,
  provenance jsonb not null,
  loaded_at timestamptz not null,
  withdrawn_on date,
  withdrawn_reason text
);
create index release_by_source on release (source, slot, published_on);
comment on table release is 'One immutable load of one source''s file: what was read, when it was published, its hash.';
comment on column release.id is 'Derived from content: <source>-<slot>-<first 12 digits of the file hash>; the same on every machine.';
comment on column release.source is 'Slug of the source (its folder under src/sources).';
comment on column release.dataset is 'Slug that the dataset is served as.';
comment on column release.slot is 'What the release is an issue of, such as a reporting year; a later release of a slot supersedes an earlier one.';
comment on column release.edition is 'The publisher''s name of the edition.';
comment on column release.revision is 'Orders two releases of one slot that were published on the same day.';
comment on column release.status is 'preliminary, final or revised, as the publisher says.';
comment on column release.published_on is 'When the publisher published it. A release is in force from that day.';
comment on column release.published_basis is 'How published_on is known.';
comment on column release.retrieved_on is 'When the bytes were obtained.';
comment on column release.observed_from is 'First day that the figures are about.';
comment on column release.observed_to is 'Last day that the figures are about.';
comment on column release.file_name is 'Name of the publisher''s file.';
comment on column release.file_sha256 is 'SHA-256 of the publisher''s file.';
comment on column release.file_bytes is 'Size of the publisher''s file.';
comment on column release.row_count is 'Rows loaded.';
comment on column release.provenance is 'Publisher, title, licence, attribution and addresses.';
comment on column release.loaded_at is 'When it was loaded here; outside every hash.';
comment on column release.withdrawn_on is 'When it was withdrawn; null: it is in force.';
comment on column release.withdrawn_reason is 'Why it was withdrawn.';

create table snapshot (
  id text collate "C" primary key,
  as_of date not null,
  created_at timestamptz not null
);
comment on table snapshot is 'A set of releases in force together. An answer is computed from exactly one.';
comment on column snapshot.id is 'snap_ and the first 16 digits of the SHA-256 of its release ids.';
comment on column snapshot.as_of is 'Latest publication date among its releases: the day this set came into force.';
comment on column snapshot.created_at is 'When it was first made here; outside every hash.';

create table snapshot_release (
  snapshot_id text collate "C" not null references snapshot (id),
  release_id text collate "C" not null references release (id),
  primary key (snapshot_id, release_id)
);
create index snapshot_release_by_release on snapshot_release (release_id);
comment on table snapshot_release is 'Which releases a snapshot holds.';
comment on column snapshot_release.snapshot_id is 'The snapshot.';
comment on column snapshot_release.release_id is 'A release in it.';

create table snapshot_in_force (
  from_day date primary key,
  snapshot_id text collate "C" not null references snapshot (id)
);
comment on table snapshot_in_force is 'The publication timeline: which snapshot answers as_of a day. Written anew with each load.';
comment on column snapshot_in_force.from_day is 'First day that the snapshot answers for, until the next row.';
comment on column snapshot_in_force.snapshot_id is 'The snapshot.';

create table nger_corporate_emission (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  row_ref text not null,
  reporting_year text collate "C" not null check (reporting_year ~ '^[0-9]{4}-[0-9]{2}$'),
  organisation text not null,
  abn text collate "C" check (abn ~ '^[0-9]{11}$'),
  identifier_type text not null check (identifier_type in ('abn', 'acn', 'address', 'none')),
  identifier_text text,
  scope1_t bigint,
  scope2_t bigint,
  net_energy_gj bigint,
  scope1_text text,
  scope2_text text,
  net_energy_text text,
  notes text,
  flags text[] not null default '{}',
  primary key (release_id, ordinal)
);
create index nger_corporate_emission_by_abn on nger_corporate_emission (abn, reporting_year) where abn is not null;
comment on table nger_corporate_emission is 'The registry: totals of scope 1, scope 2 and net energy by corporation and reporting year, as published.';
comment on column nger_corporate_emission.release_id is 'Release that the row was read from.';
comment on column nger_corporate_emission.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column nger_corporate_emission.row_ref is 'Where the row stands in the publisher''s file: "line 12" or "Sheet!A12".';
comment on column nger_corporate_emission.reporting_year is 'July to June, such as 2024-25.';
comment on column nger_corporate_emission.organisation is 'Name as printed that year, outer spaces removed.';
comment on column nger_corporate_emission.abn is 'ABN, eleven digits; derived from the ACN where flags say abn_derived_from_acn; null where none is known.';
comment on column nger_corporate_emission.identifier_type is 'What the publisher printed as identifying details.';
comment on column nger_corporate_emission.identifier_text is 'Identifying details as printed.';
comment on column nger_corporate_emission.scope1_t is 'Scope 1 emissions, t CO2-e; null where not published.';
comment on column nger_corporate_emission.scope2_t is 'Scope 2 emissions, location-based, t CO2-e; null where not published.';
comment on column nger_corporate_emission.net_energy_gj is 'Net energy consumed, GJ; null where not published.';
comment on column nger_corporate_emission.scope1_text is 'Scope 1 exactly as printed; null where the cell is empty.';
comment on column nger_corporate_emission.scope2_text is 'Scope 2 exactly as printed; null where the cell is empty.';
comment on column nger_corporate_emission.net_energy_text is 'Net energy exactly as printed; null where the cell is empty.';
comment on column nger_corporate_emission.notes is 'The publisher''s important notes; null where empty.';
comment on column nger_corporate_emission.flags is 'What a reader noticed, such as abn_derived_from_acn.';

grant select on release, snapshot, snapshot_release, snapshot_in_force, nger_corporate_emission to southerly_app;
grant select on server_fact to southerly_app;
