-- What dwellings, buildings and vehicles use on average, loaded by an operator.

create table energy_average (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  asset_class text collate "C" not null,
  kind text collate "C" not null,
  state text collate "C" not null,
  year text collate "C" not null,
  electricity_kwh double precision,
  gas_gj double precision,
  electricity_kwh_per_m2 double precision,
  gas_mj_per_m2 double precision,
  fuel text collate "C",
  distance_km double precision,
  fuel_l_per_100_km double precision,
  source_text text collate "C" not null,
  row_ref text collate "C" not null,
  primary key (release_id, ordinal)
);
comment on table energy_average is 'Average energy of dwellings, buildings and vehicles: an operator''s own table.';
comment on column energy_average.release_id is 'Release that the row was read from.';
comment on column energy_average.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column energy_average.asset_class is 'Asset class of holdings that it serves.';
comment on column energy_average.kind is 'Kind of dwelling, building or vehicle; all for the average of all kinds.';
comment on column energy_average.state is 'State or territory, in letters, or AUS for the country.';
comment on column energy_average.year is 'Year that the averages are of.';
comment on column energy_average.electricity_kwh is 'Electricity of one in a year, kWh.';
comment on column energy_average.gas_gj is 'Gas of one in a year, GJ; 0 where none is used.';
comment on column energy_average.electricity_kwh_per_m2 is 'Electricity in a year for each square metre, kWh.';
comment on column energy_average.gas_mj_per_m2 is 'Gas in a year for each square metre, MJ; 0 where none is used.';
comment on column energy_average.fuel is 'Fuel of a vehicle.';
comment on column energy_average.distance_km is 'Distance of one vehicle in a year, km.';
comment on column energy_average.fuel_l_per_100_km is 'Litres of fuel for 100 km.';
comment on column energy_average.source_text is 'Where the averages were taken from.';
comment on column energy_average.row_ref is 'Where the row stands in the table that it was taken from.';

grant select on energy_average to southerly_public, southerly_app;
