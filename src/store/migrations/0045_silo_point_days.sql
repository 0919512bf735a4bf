-- Days of SILO's point service, which hazards and response curves of places near by rest on.

create table silo_point_day (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  dataset text collate "C" not null,
  station text collate "C",
  station_name text collate "C",
  latitude double precision,
  longitude double precision,
  elevation_m double precision,
  date text collate "C" not null,
  daily_rain_mm double precision,
  daily_rain_mm_source double precision,
  max_temp_c double precision,
  max_temp_c_source double precision,
  min_temp_c double precision,
  min_temp_c_source double precision,
  vp_hpa double precision,
  vp_hpa_source double precision,
  vp_deficit_hpa double precision,
  vp_deficit_hpa_source double precision,
  evap_pan_mm double precision,
  evap_pan_mm_source double precision,
  evap_syn_mm double precision,
  evap_syn_mm_source double precision,
  evap_comb_mm double precision,
  evap_comb_mm_source double precision,
  evap_morton_lake_mm double precision,
  evap_morton_lake_mm_source double precision,
  radiation_mj_per_m2 double precision,
  radiation_mj_per_m2_source double precision,
  rh_tmax_pct double precision,
  rh_tmax_pct_source double precision,
  rh_tmin_pct double precision,
  rh_tmin_pct_source double precision,
  et_short_crop_mm double precision,
  et_short_crop_mm_source double precision,
  et_tall_crop_mm double precision,
  et_tall_crop_mm_source double precision,
  et_morton_actual_mm double precision,
  et_morton_actual_mm_source double precision,
  et_morton_potential_mm double precision,
  et_morton_potential_mm_source double precision,
  et_morton_wet_mm double precision,
  et_morton_wet_mm_source double precision,
  mslp_hpa double precision,
  mslp_hpa_source double precision,
  evap_apsim_mm double precision,
  evap_apsim_mm_source double precision,
  code_scheme text collate "C" not null,
  flags text[] not null,
  row_ref text collate "C" not null,
  primary key (release_id, ordinal)
);
comment on table silo_point_day is 'Days at a station or grid cell, as SILO''s point service gave them.';
comment on column silo_point_day.release_id is 'Release that the row was read from.';
comment on column silo_point_day.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column silo_point_day.dataset is 'A grid cell, or a station whose gaps are filled.';
comment on column silo_point_day.station is 'Number of the station, without leading zeros; null for a grid cell.';
comment on column silo_point_day.station_name is 'Name of the station.';
comment on column silo_point_day.latitude is 'Latitude.';
comment on column silo_point_day.longitude is 'Longitude.';
comment on column silo_point_day.elevation_m is 'Height.';
comment on column silo_point_day.date is 'Day, YYYY-MM-DD.';
comment on column silo_point_day.daily_rain_mm is 'Rain in the 24 hours to 9 am.';
comment on column silo_point_day.daily_rain_mm_source is 'Source code of daily_rain_mm: how the figure came about.';
comment on column silo_point_day.max_temp_c is 'Maximum temperature.';
comment on column silo_point_day.max_temp_c_source is 'Source code of max_temp_c: how the figure came about.';
comment on column silo_point_day.min_temp_c is 'Minimum temperature.';
comment on column silo_point_day.min_temp_c_source is 'Source code of min_temp_c: how the figure came about.';
comment on column silo_point_day.vp_hpa is 'Vapour pressure.';
comment on column silo_point_day.vp_hpa_source is 'Source code of vp_hpa: how the figure came about.';
comment on column silo_point_day.vp_deficit_hpa is 'Vapour pressure deficit.';
comment on column silo_point_day.vp_deficit_hpa_source is 'Source code of vp_deficit_hpa: how the figure came about.';
comment on column silo_point_day.evap_pan_mm is 'Class A pan evaporation.';
comment on column silo_point_day.evap_pan_mm_source is 'Source code of evap_pan_mm: how the figure came about.';
comment on column silo_point_day.evap_syn_mm is 'Synthetic estimate of evaporation.';
comment on column silo_point_day.evap_syn_mm_source is 'Source code of evap_syn_mm: how the figure came about.';
comment on column silo_point_day.evap_comb_mm is 'Evaporation, synthetic before 1970 and pan from then on.';
comment on column silo_point_day.evap_comb_mm_source is 'Source code of evap_comb_mm: how the figure came about.';
comment on column silo_point_day.evap_morton_lake_mm is 'Morton''s shallow lake evaporation.';
comment on column silo_point_day.evap_morton_lake_mm_source is 'Source code of evap_morton_lake_mm: how the figure came about.';
comment on column silo_point_day.radiation_mj_per_m2 is 'Solar radiation.';
comment on column silo_point_day.radiation_mj_per_m2_source is 'Source code of radiation_mj_per_m2: how the figure came about.';
comment on column silo_point_day.rh_tmax_pct is 'Relative humidity at the time of maximum temperature.';
comment on column silo_point_day.rh_tmax_pct_source is 'Source code of rh_tmax_pct: how the figure came about.';
comment on column silo_point_day.rh_tmin_pct is 'Relative humidity at the time of minimum temperature.';
comment on column silo_point_day.rh_tmin_pct_source is 'Source code of rh_tmin_pct: how the figure came about.';
comment on column silo_point_day.et_short_crop_mm is 'Evapotranspiration of a short crop (FAO56).';
comment on column silo_point_day.et_short_crop_mm_source is 'Source code of et_short_crop_mm: how the figure came about.';
comment on column silo_point_day.et_tall_crop_mm is 'Evapotranspiration of a tall crop (ASCE).';
comment on column silo_point_day.et_tall_crop_mm_source is 'Source code of et_tall_crop_mm: how the figure came about.';
comment on column silo_point_day.et_morton_actual_mm is 'Morton''s actual evapotranspiration.';
comment on column silo_point_day.et_morton_actual_mm_source is 'Source code of et_morton_actual_mm: how the figure came about.';
comment on column silo_point_day.et_morton_potential_mm is 'Morton''s potential evapotranspiration.';
comment on column silo_point_day.et_morton_potential_mm_source is 'Source code of et_morton_potential_mm: how the figure came about.';
comment on column silo_point_day.et_morton_wet_mm is 'Morton''s wet-environment evapotranspiration.';
comment on column silo_point_day.et_morton_wet_mm_source is 'Source code of et_morton_wet_mm: how the figure came about.';
comment on column silo_point_day.mslp_hpa is 'Mean sea level pressure.';
comment on column silo_point_day.mslp_hpa_source is 'Source code of mslp_hpa: how the figure came about.';
comment on column silo_point_day.evap_apsim_mm is 'Evaporation of the APSIM format, which stands one day early there.';
comment on column silo_point_day.evap_apsim_mm_source is 'Source code of evap_apsim_mm: how the figure came about.';
comment on column silo_point_day.code_scheme is 'Which list of source codes applies: two digits in CSV, one digit in APSIM.';
comment on column silo_point_day.flags is 'What the reader noticed about the row.';
comment on column silo_point_day.row_ref is 'Where the row stands in the publisher''s file, such as "line 12".';

grant select on silo_point_day to southerly_public, southerly_app;
