-- Figures of the days at stations, by year: what heatwave, hottest day, drought and heavy rain of places near by rest on.

create table station_year (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  row_ref text collate "C" not null,
  series text collate "C" not null,
  location text collate "C" not null,
  latitude double precision not null,
  longitude double precision not null,
  elevation_m double precision,
  year double precision not null,
  method text collate "C" not null,
  days_with_maximum double precision not null,
  hottest_day_c double precision,
  heatwave_days double precision,
  severest_ehf double precision,
  days_with_factor double precision not null,
  days_ge_35 double precision,
  days_ge_40 double precision,
  warm_days_pct double precision,
  warm_nights_pct double precision,
  days_with_rain double precision not null,
  days_interpolated double precision,
  largest_day_mm double precision,
  largest_5_days_mm double precision,
  days_ge_20mm double precision,
  dry_spell_days double precision,
  rain_01_mm double precision,
  rain_02_mm double precision,
  rain_03_mm double precision,
  rain_04_mm double precision,
  rain_05_mm double precision,
  rain_06_mm double precision,
  rain_07_mm double precision,
  rain_08_mm double precision,
  rain_09_mm double precision,
  rain_10_mm double precision,
  rain_11_mm double precision,
  rain_12_mm double precision,
  primary key (release_id, ordinal)
);
comment on table station_year is 'What the days of a year at a station come to.';
comment on column station_year.release_id is 'Release that the row was read from.';
comment on column station_year.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column station_year.row_ref is 'Lines of the days in the publisher''s file, such as "lines 2-366".';
comment on column station_year.series is 'Record and number of the station.';
comment on column station_year.location is 'Name of the station.';
comment on column station_year.latitude is 'Latitude, south is negative, degrees.';
comment on column station_year.longitude is 'Longitude, degrees.';
comment on column station_year.elevation_m is 'Height of the station above sea level, m; null where the record does not say.';
comment on column station_year.year is 'Calendar year.';
comment on column station_year.method is 'Method and version that the figures were computed by.';
comment on column station_year.days_with_maximum is 'Days with a maximum.';
comment on column station_year.hottest_day_c is 'Highest maximum (TXx), degrees Celsius.';
comment on column station_year.heatwave_days is 'Days in heatwaves by the Excess Heat Factor (HWF).';
comment on column station_year.severest_ehf is 'Highest Excess Heat Factor of the severest heatwave (HWA), degC2.';
comment on column station_year.days_with_factor is 'Days with an Excess Heat Factor, 29 February not counted.';
comment on column station_year.days_ge_35 is 'Days at or above 35 degrees.';
comment on column station_year.days_ge_40 is 'Days at or above 40 degrees.';
comment on column station_year.warm_days_pct is 'Maxima above the 90th percentile of their calendar day (TX90p), percent.';
comment on column station_year.warm_nights_pct is 'Minima above the 90th percentile of their calendar day (TN90p), percent.';
comment on column station_year.days_with_rain is 'Days with a reading of rain.';
comment on column station_year.days_interpolated is 'Days of rain interpolated from other stations; null where not stated.';
comment on column station_year.largest_day_mm is 'Largest fall of one day (Rx1day), mm.';
comment on column station_year.largest_5_days_mm is 'Largest fall of five days (Rx5day), mm.';
comment on column station_year.days_ge_20mm is 'Days with 20 mm or more.';
comment on column station_year.dry_spell_days is 'Longest dry spell that the year reaches (CDD), days.';
comment on column station_year.rain_01_mm is 'Rain of month 1, mm; null where a day is missing.';
comment on column station_year.rain_02_mm is 'Rain of month 2, mm; null where a day is missing.';
comment on column station_year.rain_03_mm is 'Rain of month 3, mm; null where a day is missing.';
comment on column station_year.rain_04_mm is 'Rain of month 4, mm; null where a day is missing.';
comment on column station_year.rain_05_mm is 'Rain of month 5, mm; null where a day is missing.';
comment on column station_year.rain_06_mm is 'Rain of month 6, mm; null where a day is missing.';
comment on column station_year.rain_07_mm is 'Rain of month 7, mm; null where a day is missing.';
comment on column station_year.rain_08_mm is 'Rain of month 8, mm; null where a day is missing.';
comment on column station_year.rain_09_mm is 'Rain of month 9, mm; null where a day is missing.';
comment on column station_year.rain_10_mm is 'Rain of month 10, mm; null where a day is missing.';
comment on column station_year.rain_11_mm is 'Rain of month 11, mm; null where a day is missing.';
comment on column station_year.rain_12_mm is 'Rain of month 12, mm; null where a day is missing.';

grant select on station_year to southerly_public, southerly_app;
