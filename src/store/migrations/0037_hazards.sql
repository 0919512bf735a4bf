-- Tables that hazards at a place are looked up in: bushfire-prone suburbs, tracks of cyclones, climate zones and their hours.

create table bushfire_suburb (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  row_ref text collate "C" not null,
  state text collate "C" not null,
  sal_code_2021 text collate "C" not null,
  suburb text collate "C" not null,
  area_km2 double precision not null,
  bushfire_prone_share double precision not null,
  lat double precision,
  lon double precision,
  primary key (release_id, ordinal)
);
comment on table bushfire_suburb is 'Suburbs with the share of their area inside the bushfire-prone overlay of the state.';
comment on column bushfire_suburb.release_id is 'Release that the row was read from.';
comment on column bushfire_suburb.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column bushfire_suburb.row_ref is 'Where the row stands in the publisher''s file, such as "line 12".';
comment on column bushfire_suburb.state is 'State or territory.';
comment on column bushfire_suburb.sal_code_2021 is 'Code of the suburb (ABS Suburbs and Localities 2021).';
comment on column bushfire_suburb.suburb is 'Name of the suburb as the census prints it.';
comment on column bushfire_suburb.area_km2 is 'Area, km2.';
comment on column bushfire_suburb.bushfire_prone_share is 'Share of the area inside the overlay, 1.';
comment on column bushfire_suburb.lat is 'Latitude of the centroid, degrees north; null for a suburb without an area.';
comment on column bushfire_suburb.lon is 'Longitude of the centroid, degrees east.';

create table cyclone_position (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  row_ref text collate "C" not null,
  storm text collate "C" not null,
  time_utc text collate "C" not null,
  lat double precision not null,
  lon double precision not null,
  wind_1min_kt double precision not null,
  primary key (release_id, ordinal)
);
comment on table cyclone_position is 'Positions of tropical cyclones with their highest wind.';
comment on column cyclone_position.release_id is 'Release that the row was read from.';
comment on column cyclone_position.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column cyclone_position.row_ref is 'Where the row stands in the publisher''s file, such as "line 12".';
comment on column cyclone_position.storm is 'Season and number of the storm, such as 2011-11.';
comment on column cyclone_position.time_utc is 'Time of the position, UTC.';
comment on column cyclone_position.lat is 'Latitude, degrees north.';
comment on column cyclone_position.lon is 'Longitude, degrees east.';
comment on column cyclone_position.wind_1min_kt is 'Highest one-minute wind of the storm, kn.';

create table climate_zone_postcode (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  row_ref text collate "C" not null,
  postcode text collate "C" not null,
  zone double precision not null,
  town text collate "C" not null,
  primary key (release_id, ordinal)
);
comment on table climate_zone_postcode is 'Climate zone of each postcode.';
comment on column climate_zone_postcode.release_id is 'Release that the row was read from.';
comment on column climate_zone_postcode.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column climate_zone_postcode.row_ref is 'Where the row stands in the publisher''s file, such as "line 12".';
comment on column climate_zone_postcode.postcode is 'Four digits, leading zero kept (0800).';
comment on column climate_zone_postcode.zone is 'Number of the climate zone.';
comment on column climate_zone_postcode.town is 'Zone with the town whose weather stands for it.';

create table cooling_hours (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  row_ref text collate "C" not null,
  zone double precision not null,
  town text collate "C" not null,
  state text collate "C" not null,
  lat double precision not null,
  lon double precision not null,
  scenario text collate "C" not null,
  heating_hrs double precision not null,
  safe_hrs double precision not null,
  cooling_hrs double precision not null,
  primary key (release_id, ordinal)
);
comment on table cooling_hours is 'Hours a year below 15 and above 21 degC by climate zone and scenario.';
comment on column cooling_hours.release_id is 'Release that the row was read from.';
comment on column cooling_hours.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column cooling_hours.row_ref is 'Where the row stands in the publisher''s file, such as "line 12".';
comment on column cooling_hours.zone is 'Number of the climate zone.';
comment on column cooling_hours.town is 'Town whose weather stands for it.';
comment on column cooling_hours.state is 'State or territory.';
comment on column cooling_hours.lat is 'Latitude, degrees north.';
comment on column cooling_hours.lon is 'Longitude, degrees east.';
comment on column cooling_hours.scenario is 'Emissions and year, or Historical 1990-2015.';
comment on column cooling_hours.heating_hrs is 'Hours a year below 15 degC outdoors, h.';
comment on column cooling_hours.safe_hrs is 'Hours between, h.';
comment on column cooling_hours.cooling_hrs is 'Hours a year above 21 degC outdoors, h.';

grant select on bushfire_suburb, cyclone_position, climate_zone_postcode, cooling_hours to southerly_public, southerly_app;
