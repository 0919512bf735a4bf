-- Companies, places, the grid and the climate.
-- Published data: the same for every tenant. Columns are the fields of the source's rows; numbers are doubles, as the domain computes.

create table register_entity (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  abn text collate "C" not null,
  status text collate "C" not null,
  status_from text collate "C",
  entity_type_code text collate "C" not null,
  entity_type text collate "C" not null,
  name text collate "C",
  state text collate "C",
  postcode text collate "C",
  acn text collate "C",
  gst_status text collate "C" not null,
  gst_from text collate "C",
  trading_names text[] not null default '{}',
  business_names text[] not null default '{}',
  other_names text[] not null default '{}',
  gift_recipient_names text[] not null default '{}',
  updated_on text collate "C" not null,
  replaced boolean not null,
  flags text[] not null default '{}',
  row_ref text collate "C" not null,
  primary key (release_id, ordinal)
);
create index register_entity_by_abn on register_entity (abn);
comment on table register_entity is 'ABN Bulk Extract.';
comment on column register_entity.release_id is 'Release that the row was read from.';
comment on column register_entity.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column register_entity.abn is 'Australian Business Number, eleven digits.';
comment on column register_entity.status is 'Status of the ABN.';
comment on column register_entity.status_from is 'Day from which it has that status, YYYY-MM-DD.';
comment on column register_entity.entity_type_code is 'Code of the kind of entity, such as PRV.';
comment on column register_entity.entity_type is 'Kind of entity in words.';
comment on column register_entity.name is 'Main name of an organisation; null for individuals.';
comment on column register_entity.state is 'State of the main business address.';
comment on column register_entity.postcode is 'Postcode of the main business address.';
comment on column register_entity.acn is 'Number with the companies regulator, nine digits.';
comment on column register_entity.gst_status is 'Registration for goods and services tax.';
comment on column register_entity.gst_from is 'Day from which it has that registration, YYYY-MM-DD.';
comment on column register_entity.trading_names is 'Trading names, frozen in 2012.';
comment on column register_entity.business_names is 'Registered business names.';
comment on column register_entity.other_names is 'Other names.';
comment on column register_entity.gift_recipient_names is 'Names as deductible gift recipient.';
comment on column register_entity.updated_on is 'Day on which the record was last changed, YYYY-MM-DD.';
comment on column register_entity.replaced is 'True when another ABN has replaced this one.';
comment on column register_entity.flags is 'What the reader noticed about the row.';
comment on column register_entity.row_ref is 'Where the row stands in the publisher''s file, such as "20260506Public01.xml record 12".';

create table company_details (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  row_ref text collate "C" not null,
  abn text collate "C" not null,
  name text collate "C" not null,
  acn text collate "C",
  acn_basis text collate "C",
  entity_type text collate "C",
  entity_type_basis text collate "C",
  state text collate "C",
  state_basis text collate "C",
  postcode text collate "C",
  source_text text collate "C" not null,
  as_of text collate "C",
  primary key (release_id, ordinal)
);
create index company_details_by_abn on company_details (abn);
comment on table company_details is 'State, postcode and type of registry reporters.';
comment on column company_details.release_id is 'Release that the row was read from.';
comment on column company_details.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column company_details.row_ref is 'Where the row stands in the publisher''s file, such as "line 12".';
comment on column company_details.abn is 'ABN.';
comment on column company_details.name is 'Name.';
comment on column company_details.acn is 'ACN.';
comment on column company_details.acn_basis is 'How the ACN is known.';
comment on column company_details.entity_type is 'Kind of entity.';
comment on column company_details.entity_type_basis is 'How the kind is known.';
comment on column company_details.state is 'State of the main business location.';
comment on column company_details.state_basis is 'How the state is known.';
comment on column company_details.postcode is 'Postcode of the main business location.';
comment on column company_details.source_text is 'Where the location was taken from.';
comment on column company_details.as_of is 'Month of the register extract.';

create table company_classification (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  row_ref text collate "C" not null,
  abn text collate "C" not null,
  organisation text collate "C" not null,
  anzsic_group text collate "C",
  anzsic_group_title text collate "C",
  anzsic_subdivision text collate "C",
  anzsic_subdivision_title text collate "C",
  anzsic_division text collate "C",
  anzsic_division_title text collate "C",
  basis text collate "C" not null,
  evidence text collate "C",
  last_year text collate "C" not null,
  primary key (release_id, ordinal)
);
create index company_classification_by_abn on company_classification (abn);
comment on table company_classification is 'ANZSIC class of registry reporters, derived.';
comment on column company_classification.release_id is 'Release that the row was read from.';
comment on column company_classification.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column company_classification.row_ref is 'Where the row stands in the publisher''s file, such as "line 12".';
comment on column company_classification.abn is 'ABN.';
comment on column company_classification.organisation is 'Name in the latest registry year.';
comment on column company_classification.anzsic_group is 'ANZSIC 2006 group, three digits.';
comment on column company_classification.anzsic_group_title is 'Title of the group.';
comment on column company_classification.anzsic_subdivision is 'Subdivision, two digits.';
comment on column company_classification.anzsic_subdivision_title is 'Title of the subdivision.';
comment on column company_classification.anzsic_division is 'Division letter.';
comment on column company_classification.anzsic_division_title is 'Title of the division.';
comment on column company_classification.basis is 'safeguard_table, generation_table, declared_wgea, analyst_assigned or unclassified.';
comment on column company_classification.evidence is 'What the class rests on.';
comment on column company_classification.last_year is 'Latest registry year of the company.';

create table tax_entity_income (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  entity text collate "C" not null,
  abn text collate "C",
  name text collate "C" not null,
  income_year text collate "C" not null,
  total_income_aud double precision,
  taxable_income_aud double precision,
  tax_payable_aud double precision,
  release text collate "C" not null,
  flags text[] not null default '{}',
  row_ref text collate "C" not null,
  primary key (release_id, ordinal)
);
create index tax_entity_income_by_abn on tax_entity_income (abn);
comment on table tax_entity_income is 'Corporate tax transparency: report of entity tax information.';
comment on column tax_entity_income.release_id is 'Release that the row was read from.';
comment on column tax_entity_income.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column tax_entity_income.entity is 'ABN, or the name where no ABN is published; with the income year it names the row.';
comment on column tax_entity_income.abn is 'ABN of the tax entity; null where none is published.';
comment on column tax_entity_income.name is 'Name as published.';
comment on column tax_entity_income.income_year is 'Income year, such as 2023-24; late lodgers have an earlier one than the report.';
comment on column tax_entity_income.total_income_aud is 'Total income; null where the publisher leaves it blank, AUD.';
comment on column tax_entity_income.taxable_income_aud is 'Taxable income; null: zero or less, which the law keeps unpublished, AUD.';
comment on column tax_entity_income.tax_payable_aud is 'Tax payable; null: zero or less, which the law keeps unpublished, AUD.';
comment on column tax_entity_income.release is 'Income year of the report that the row stands in.';
comment on column tax_entity_income.flags is 'What the reader noticed about the row.';
comment on column tax_entity_income.row_ref is 'Where the row stands in the publisher''s file, such as "Income tax details!A2".';

create table employer_classification (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  year text collate "C" not null,
  abn text collate "C" not null,
  employer_name text collate "C" not null,
  corporate_group_name text collate "C",
  is_relevant_employer boolean,
  employer_size text collate "C" not null,
  anzsic_class text collate "C" not null,
  anzsic_class_title text collate "C" not null,
  anzsic_group text collate "C" not null,
  anzsic_group_title text collate "C" not null,
  anzsic_subdivision text collate "C" not null,
  anzsic_subdivision_title text collate "C" not null,
  anzsic_division text collate "C" not null,
  anzsic_division_title text collate "C" not null,
  flags text[] not null default '{}',
  row_ref text collate "C" not null,
  primary key (release_id, ordinal)
);
create index employer_classification_by_abn on employer_classification (abn);
comment on table employer_classification is 'WGEA public data file: employers with their declared industry.';
comment on column employer_classification.release_id is 'Release that the row was read from.';
comment on column employer_classification.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column employer_classification.year is 'Reporting year from April to March, such as 2023-24.';
comment on column employer_classification.abn is 'ABN of the employer.';
comment on column employer_classification.employer_name is 'Name of the employer as published.';
comment on column employer_classification.corporate_group_name is 'Name of its corporate group; the employer’s own where it has none.';
comment on column employer_classification.is_relevant_employer is 'Whether the law obliges it to report; null where not published.';
comment on column employer_classification.employer_size is 'Band of the number of employees, such as 500-999.';
comment on column employer_classification.anzsic_class is 'Class of ANZSIC 2006, four digits.';
comment on column employer_classification.anzsic_class_title is 'Title as published.';
comment on column employer_classification.anzsic_group is 'Group: the first three digits of the class.';
comment on column employer_classification.anzsic_group_title is 'Title as published.';
comment on column employer_classification.anzsic_subdivision is 'Subdivision: the first two digits of the class.';
comment on column employer_classification.anzsic_subdivision_title is 'Title as published.';
comment on column employer_classification.anzsic_division is 'Letter of the division whose title is published.';
comment on column employer_classification.anzsic_division_title is 'Title as published.';
comment on column employer_classification.flags is 'What the reader noticed about the row.';
comment on column employer_classification.row_ref is 'Where the row stands in the publisher''s file, such as "line 12".';

create table locality (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  postcode text collate "C" not null,
  locality text collate "C" not null,
  state text collate "C" not null,
  district text collate "C",
  lat double precision not null,
  lon double precision not null,
  accuracy double precision,
  flags text[] not null default '{}',
  row_ref text collate "C" not null,
  primary key (release_id, ordinal)
);
create index locality_by_postcode on locality (postcode);
comment on table locality is 'Postal codes of Australia: localities with postcode and point.';
comment on column locality.release_id is 'Release that the row was read from.';
comment on column locality.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column locality.postcode is 'Four digits, leading zero kept (0800).';
comment on column locality.locality is 'Name of the place as published.';
comment on column locality.state is 'State or territory: ACT, NSW, NT, QLD, SA, TAS, VIC or WA.';
comment on column locality.district is 'Second administrative name, where published.';
comment on column locality.lat is 'Latitude of the point, degrees north (WGS 84), so below zero.';
comment on column locality.lon is 'Longitude of the point, degrees east (WGS 84).';
comment on column locality.accuracy is 'Accuracy of the point as published: 1 estimated, 3 or 4 a named place, 6 a centroid of addresses.';
comment on column locality.flags is '`accuracy_not_stated`: do not trust the point.';
comment on column locality.row_ref is 'Where the row stands in the publisher''s file, such as "line 12".';

create table grid_intensity (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  date text collate "C" not null,
  day_starts_at text collate "C" not null,
  region text collate "C" not null,
  energy_mwh double precision not null,
  emissions_t double precision not null,
  intensity_t_per_mwh double precision not null,
  energy_text text collate "C" not null,
  emissions_text text collate "C" not null,
  intensity_text text collate "C" not null,
  contract_year double precision not null,
  week double precision not null,
  row_ref text collate "C" not null,
  primary key (release_id, ordinal)
);
create index grid_intensity_by_region_date on grid_intensity (region, date);
comment on table grid_intensity is 'Carbon Dioxide Equivalent Intensity Index (CDEII), daily by region.';
comment on column grid_intensity.release_id is 'Release that the row was read from.';
comment on column grid_intensity.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column grid_intensity.date is 'Settlement day, YYYY-MM-DD; it begins at midnight market time, UTC+10:00 all year.';
comment on column grid_intensity.day_starts_at is 'Instant at which the day begins, with the offset of market time.';
comment on column grid_intensity.region is 'NEM, or one of its regions NSW1, QLD1, SA1, TAS1, VIC1.';
comment on column grid_intensity.energy_mwh is 'Energy sent out, MWh.';
comment on column grid_intensity.emissions_t is 'Emissions of that energy, t CO2-e.';
comment on column grid_intensity.intensity_t_per_mwh is 'Emissions by energy, printed with four decimals, t CO2-e/MWh.';
comment on column grid_intensity.energy_text is 'Energy exactly as printed.';
comment on column grid_intensity.emissions_text is 'Emissions exactly as printed.';
comment on column grid_intensity.intensity_text is 'Intensity exactly as printed.';
comment on column grid_intensity.contract_year is 'Contract year; it begins on the last Sunday of the December before.';
comment on column grid_intensity.week is 'Week of the contract year.';
comment on column grid_intensity.row_ref is 'Where the row stands in the publisher''s file, such as "line 12".';

create table grid_generator (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  station text collate "C" not null,
  duid text collate "C" not null,
  genset text collate "C" not null,
  region text collate "C" not null,
  factor_t_per_mwh double precision,
  factor_text text collate "C",
  energy_source text collate "C",
  data_source text collate "C",
  row_ref text collate "C" not null,
  primary key (release_id, ordinal)
);
comment on table grid_generator is 'Generators and emission factors behind the Carbon Dioxide Equivalent Intensity Index.';
comment on column grid_generator.release_id is 'Release that the row was read from.';
comment on column grid_generator.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column grid_generator.station is 'Name of the power station.';
comment on column grid_generator.duid is 'Dispatchable unit; one unit can have several generating sets.';
comment on column grid_generator.genset is 'Generating set.';
comment on column grid_generator.region is 'Market region.';
comment on column grid_generator.factor_t_per_mwh is 'Emissions by energy sent out, t CO2-e/MWh.';
comment on column grid_generator.factor_text is 'Factor exactly as printed.';
comment on column grid_generator.energy_source is 'Fuel or technology.';
comment on column grid_generator.data_source is 'Where the factor comes from, in the publisher’s words.';
comment on column grid_generator.row_ref is 'Where the row stands in the publisher''s file, such as "line 12".';

create table climate_series_year (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  row_ref text collate "C" not null,
  series text collate "C" not null,
  location text collate "C" not null,
  latitude double precision not null,
  longitude double precision not null,
  kind text collate "C" not null,
  year double precision not null,
  mean_temp_c double precision,
  rain_mm double precision,
  days_ge_35 double precision,
  days_ge_40 double precision,
  completeness double precision,
  licence_text text collate "C" not null,
  primary key (release_id, ordinal)
);
create index climate_series_year_by_series on climate_series_year (series);
comment on table climate_series_year is 'Annual climate indicators of observed point series.';
comment on column climate_series_year.release_id is 'Release that the row was read from.';
comment on column climate_series_year.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column climate_series_year.row_ref is 'Where the row stands in the publisher''s file, such as "line 12".';
comment on column climate_series_year.series is 'Name of the series in its source: one source’s years, never mixed with another’s.';
comment on column climate_series_year.location is 'Place.';
comment on column climate_series_year.latitude is 'Latitude, south is negative, degrees.';
comment on column climate_series_year.longitude is 'Longitude, degrees.';
comment on column climate_series_year.kind is 'station or grid_point.';
comment on column climate_series_year.year is 'Calendar year.';
comment on column climate_series_year.mean_temp_c is 'Mean of daily maximum and minimum, degrees Celsius.';
comment on column climate_series_year.rain_mm is 'Rainfall, mm.';
comment on column climate_series_year.days_ge_35 is 'Days at or above 35 degrees, days.';
comment on column climate_series_year.days_ge_40 is 'Days at or above 40 degrees, days.';
comment on column climate_series_year.completeness is 'Share of days observed; null for series published as annual values.';
comment on column climate_series_year.licence_text is 'Licence of the series.';

create table climate_projection (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  region text collate "C" not null,
  region_name text collate "C" not null,
  region_type text collate "C" not null,
  ensemble text collate "C" not null,
  scenario text collate "C" not null,
  variable text collate "C" not null,
  unit text collate "C" not null,
  period text collate "C" not null,
  "window" text collate "C",
  baseline text collate "C" not null,
  low double precision,
  median double precision,
  high double precision,
  low_text text collate "C",
  median_text text collate "C",
  high_text text collate "C",
  range text collate "C",
  n_models double precision,
  source text collate "C" not null,
  confidence text collate "C" not null,
  flags text[] not null default '{}',
  row_ref text collate "C" not null,
  primary key (release_id, ordinal)
);
comment on table climate_projection is 'Climate projections for the four AR6 land regions of Australia, CMIP5 and CMIP6.';
comment on column climate_projection.release_id is 'Release that the row was read from.';
comment on column climate_projection.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column climate_projection.region is 'AR6 region (NAU, CAU, EAU, SAU), or a place of a published figure.';
comment on column climate_projection.region_name is 'Name of the region.';
comment on column climate_projection.region_type is 'Kind of region.';
comment on column climate_projection.ensemble is 'CMIP5 or CMIP6.';
comment on column climate_projection.scenario is 'RCPs belong to CMIP5, SSPs to CMIP6.';
comment on column climate_projection.variable is 'What changes.';
comment on column climate_projection.unit is 'Unit of low, median and high.';
comment on column climate_projection.period is 'Year that the window is named after.';
comment on column climate_projection."window" is 'Years of the period.';
comment on column climate_projection.baseline is 'Years that the change is relative to.';
comment on column climate_projection.low is 'Low end of the range.';
comment on column climate_projection.median is 'Middle of the models.';
comment on column climate_projection.high is 'High end of the range.';
comment on column climate_projection.low_text is 'Low end exactly as printed.';
comment on column climate_projection.median_text is 'Middle exactly as printed.';
comment on column climate_projection.high_text is 'High end exactly as printed.';
comment on column climate_projection.range is 'What the ends are, such as p10-p90.';
comment on column climate_projection.n_models is 'Models behind the range.';
comment on column climate_projection.source is 'Where the figure comes from.';
comment on column climate_projection.confidence is 'computed_from_real_model_data or published_secondary_source.';
comment on column climate_projection.flags is 'What the reader noticed about the row.';
comment on column climate_projection.row_ref is 'Where the row stands in the publisher''s file, such as "line 12".';

grant select on register_entity, company_details, company_classification, tax_entity_income, employer_classification, locality, grid_intensity, grid_generator, climate_series_year, climate_projection to southerly_app;
