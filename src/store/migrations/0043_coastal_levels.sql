-- Levels of the sea that an operator may load.

create table coastal_level (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  row_ref text collate "C" not null,
  kind text collate "C" not null,
  name text collate "C" not null,
  region text collate "C",
  lat double precision not null,
  lon double precision not null,
  rise_m double precision not null,
  still_water_m double precision not null,
  times_as_often double precision not null,
  times_low double precision,
  times_high double precision,
  primary key (release_id, ordinal)
);
comment on table coastal_level is 'Extreme levels of the sea at councils and tide gauges after rises of the sea.';
comment on column coastal_level.release_id is 'Release that the row was read from.';
comment on column coastal_level.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column coastal_level.row_ref is 'Where the row stands in the publisher''s file, such as "line 12".';
comment on column coastal_level.kind is 'council or gauge.';
comment on column coastal_level.name is 'Council or gauge.';
comment on column coastal_level.region is 'State or territory of a council; null for a gauge.';
comment on column coastal_level.lat is 'Latitude, degrees north.';
comment on column coastal_level.lon is 'Longitude, degrees east.';
comment on column coastal_level.rise_m is 'Rise of the sea, m.';
comment on column coastal_level.still_water_m is 'Still water level that is exceeded with 1 % a year after the rise, m.';
comment on column coastal_level.times_as_often is 'How many times as often today''s level is exceeded; 200 means 200 or more.';
comment on column coastal_level.times_low is 'The same, 10th percentile of the models.';
comment on column coastal_level.times_high is 'The same, 90th percentile of the models.';

grant select on coastal_level to southerly_public, southerly_app;
