-- A second source of a facility's place, beside the first.
alter table facility_location
  add column second_latitude double precision,
  add column second_longitude double precision,
  add column second_km double precision,
  add column second_kind text collate "C",
  add column second_source text collate "C";
comment on column facility_location.second_latitude is 'Latitude by a second source, degrees.';
comment on column facility_location.second_longitude is 'Longitude by a second source, degrees.';
comment on column facility_location.second_km is 'Distance between the two points, km.';
comment on column facility_location.second_kind is 'What the second point is: site, captive_power_plant, extraction_area or replaced.';
comment on column facility_location.second_source is 'Second location source.';
