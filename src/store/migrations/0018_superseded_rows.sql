-- Two releases of one source can speak of the same day, facility or company although they are issues of different things: a
-- file of one year beside a table of all years. What both say is said once: by the newest publication.
create table superseded_row (
  release_id text collate "C" not null references release (id),
  ordinal integer not null,
  superseded_by text collate "C" not null references release (id),
  primary key (release_id, ordinal, superseded_by)
);
create index superseded_row_by_newer on superseded_row (superseded_by);
comment on table superseded_row is 'Rows that a newer publication of the same source, of another slot, says again. A snapshot that holds both shows the newer row alone.';
comment on column superseded_row.release_id is 'Release of the older row.';
comment on column superseded_row.ordinal is 'Place of the older row among the rows of its release.';
comment on column superseded_row.superseded_by is 'Release that says the same again.';

-- Homes that loaded a file of the market operator before this rule counted its days twice. Other sources are compared when
-- their next release is loaded.
insert into superseded_row (release_id, ordinal, superseded_by)
select distinct o.release_id, o.ordinal, n.release_id
from grid_intensity o
join release older on older.id = o.release_id
join grid_intensity n on n.date = o.date and n.region = o.region
join release newer on newer.id = n.release_id
where newer.slot <> older.slot
  and (newer.published_on, newer.revision, newer.id) > (older.published_on, older.revision, older.id);

create table release_acceptance (
  release_id text collate "C" primary key references release (id),
  reason text not null,
  accepted_by text not null,
  accepted_at timestamptz not null,
  findings jsonb not null
);
comment on table release_acceptance is 'Releases that were loaded although a check found that they change answers in a way that looks wrong.';
comment on column release_acceptance.release_id is 'The release.';
comment on column release_acceptance.reason is 'Why it was loaded nevertheless, in the operator''s words.';
comment on column release_acceptance.accepted_by is 'Who loaded it: the user of the machine.';
comment on column release_acceptance.accepted_at is 'When.';
comment on column release_acceptance.findings is 'What the check found.';

grant select on superseded_row, release_acceptance to southerly_app, southerly_public;
