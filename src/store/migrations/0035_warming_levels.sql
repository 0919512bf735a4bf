create table climate_warming_level (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  region text collate "C" not null,
  region_name text collate "C" not null,
  ensemble text collate "C" not null,
  gwl_c double precision not null,
  season text collate "C" not null,
  variable text collate "C" not null,
  unit text collate "C" not null,
  baseline text collate "C" not null,
  low double precision not null,
  median double precision not null,
  high double precision not null,
  range text collate "C" not null,
  n_models double precision not null,
  models_drier_percent double precision,
  note text collate "C" not null,
  row_ref text collate "C" not null,
  primary key (release_id, ordinal)
);
comment on table climate_warming_level is 'Change of temperature and rainfall in the four AR6 land regions of Australia at levels of global warming.';
comment on column climate_warming_level.release_id is 'Release that the row was read from.';
comment on column climate_warming_level.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column climate_warming_level.region is 'AR6 region (NAU, CAU, EAU, SAU).';
comment on column climate_warming_level.region_name is 'Name of the region.';
comment on column climate_warming_level.ensemble is 'CMIP5 or CMIP6.';
comment on column climate_warming_level.gwl_c is 'Global warming above 1850-1900 (degrees Celsius).';
comment on column climate_warming_level.season is 'annual, DJF, MAM, JJA or SON.';
comment on column climate_warming_level.variable is 'mean_temp_change_c or precip_change_pct.';
comment on column climate_warming_level.unit is 'Unit of low, median and high.';
comment on column climate_warming_level.baseline is 'Years that the change is relative to.';
comment on column climate_warming_level.low is '10th percentile of the models.';
comment on column climate_warming_level.median is 'Middle of the models.';
comment on column climate_warming_level.high is '90th percentile of the models.';
comment on column climate_warming_level.range is 'What low and high are.';
comment on column climate_warming_level.n_models is 'Models that reach the level.';
comment on column climate_warming_level.models_drier_percent is 'Share of the models in which rainfall falls; null for temperature (%).';
comment on column climate_warming_level.note is 'How the models were pooled.';
comment on column climate_warming_level.row_ref is 'Where the row stands in the publisher''s file, such as "line 12".';

create table climate_warming_level_year (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  scenario text collate "C" not null,
  gwl_c double precision not null,
  year_early double precision,
  year_best double precision,
  year_late double precision,
  row_ref text collate "C" not null,
  primary key (release_id, ordinal)
);
comment on table climate_warming_level_year is 'Years in which AR6’s assessed warming reaches a level, by SSP.';
comment on column climate_warming_level_year.release_id is 'Release that the row was read from.';
comment on column climate_warming_level_year.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column climate_warming_level_year.scenario is 'SSP, such as SSP2-4.5.';
comment on column climate_warming_level_year.gwl_c is 'Global warming above 1850-1900 (degrees Celsius).';
comment on column climate_warming_level_year.year_early is 'First year at or above the level on the 95th percentile; null: not by 2099.';
comment on column climate_warming_level_year.year_best is 'The same on the best estimate.';
comment on column climate_warming_level_year.year_late is 'The same on the 5th percentile.';
comment on column climate_warming_level_year.row_ref is 'Where the row stands in the publisher''s file, such as "line 12".';

create table climate_heat_response (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  location text collate "C" not null,
  latitude double precision not null,
  longitude double precision not null,
  series text collate "C" not null,
  baseline text collate "C" not null,
  n_years double precision not null,
  shift_c double precision not null,
  days_ge_35 double precision not null,
  days_ge_40 double precision not null,
  hottest_day_c double precision not null,
  row_ref text collate "C" not null,
  primary key (release_id, ordinal)
);
comment on table climate_heat_response is 'Hot days of 1981-2010 at stations, had every day been warmer.';
comment on column climate_heat_response.release_id is 'Release that the row was read from.';
comment on column climate_heat_response.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column climate_heat_response.location is 'Place.';
comment on column climate_heat_response.latitude is 'Latitude, south is negative (degrees).';
comment on column climate_heat_response.longitude is 'Longitude (degrees).';
comment on column climate_heat_response.series is 'Name of the daily series in its source.';
comment on column climate_heat_response.baseline is 'Years whose days were shifted.';
comment on column climate_heat_response.n_years is 'Years of the baseline with enough days.';
comment on column climate_heat_response.shift_c is 'Added to every daily maximum (degrees Celsius).';
comment on column climate_heat_response.days_ge_35 is 'Mean days a year at or above 35 degrees (days).';
comment on column climate_heat_response.days_ge_40 is 'Mean days a year at or above 40 degrees (days).';
comment on column climate_heat_response.hottest_day_c is 'Mean of the hottest day of each year (TXx) (degrees Celsius).';
comment on column climate_heat_response.row_ref is 'Where the row stands in the publisher''s file, such as "line 12".';

grant select on climate_warming_level, climate_warming_level_year, climate_heat_response to southerly_app, southerly_public;
