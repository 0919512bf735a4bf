-- Disasters that were declared for local government areas, and the areas of localities, both loaded by an operator.

create table declared_disaster (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  row_ref text collate "C" not null,
  lga_code text collate "C" not null,
  lga text collate "C" not null,
  state text collate "C" not null,
  event text collate "C" not null,
  agrn text collate "C",
  primary key (release_id, ordinal)
);
comment on table declared_disaster is 'Declared disasters by local government area.';
comment on column declared_disaster.release_id is 'Release that the row was read from.';
comment on column declared_disaster.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column declared_disaster.row_ref is 'Where the row stands in the publisher''s file, such as "line 12".';
comment on column declared_disaster.lga_code is 'Code of the local government area (ABS).';
comment on column declared_disaster.lga is 'Name of the area as printed.';
comment on column declared_disaster.state is 'State or territory, in letters.';
comment on column declared_disaster.event is 'Name of the disaster as printed.';
comment on column declared_disaster.agrn is 'Australian Government Reference Number; null where none is printed.';

create table locality_area (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  state text collate "C" not null,
  locality text collate "C" not null,
  lga_code text collate "C" not null,
  lga text collate "C" not null,
  row_ref text collate "C" not null,
  primary key (release_id, ordinal)
);
comment on table locality_area is 'Local government areas that localities lie in: an operator''s own table.';
comment on column locality_area.release_id is 'Release that the row was read from.';
comment on column locality_area.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column locality_area.state is 'State or territory, in letters.';
comment on column locality_area.locality is 'Suburb or locality.';
comment on column locality_area.lga_code is 'Code of the local government area (ABS).';
comment on column locality_area.lga is 'Name of the area.';
comment on column locality_area.row_ref is 'Where the row stands in the table that it was taken from.';

grant select on declared_disaster, locality_area to southerly_public, southerly_app;
