-- Factors, warming potentials, renewable products, statistics and classifications.
-- Published data: the same for every tenant. Columns are the fields of the source's rows; numbers are doubles, as the domain computes.

create table nga_factor (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  row_ref text collate "C" not null,
  edition text collate "C" not null,
  vintage text collate "C",
  scope double precision,
  category text collate "C" not null,
  subcategory text collate "C" not null,
  activity text collate "C" not null,
  region text collate "C" not null,
  period text collate "C",
  gas text collate "C" not null,
  value double precision,
  value_text text collate "C",
  unit text collate "C" not null,
  energy_content double precision,
  energy_content_text text collate "C",
  energy_content_unit text collate "C",
  method text collate "C",
  carbon_origin text collate "C",
  gwp_set text collate "C",
  "table" text collate "C" not null,
  table_title text collate "C" not null,
  cell text collate "C" not null,
  footnote text collate "C",
  flags text[] not null default '{}',
  primary key (release_id, ordinal)
);
comment on table nga_factor is 'Australian National Greenhouse Accounts Factors.';
comment on column nga_factor.release_id is 'Release that the row was read from.';
comment on column nga_factor.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column nga_factor.row_ref is 'Where the row stands in the publisher''s file, such as "Table 1!B4".';
comment on column nga_factor.edition is 'Edition by its year, such as 2025.';
comment on column nga_factor.vintage is 'Month of issue where an edition was issued more than once, such as 2026-10.';
comment on column nga_factor.scope is 'Scope of the factor; null for a full fuel cycle (scopes 2 and 3 together).';
comment on column nga_factor.category is 'What kind of activity, such as electricity or stationary_combustion.';
comment on column nga_factor.subcategory is 'Which part of it, such as purchased_grid_electricity or the kind of vehicle as printed.';
comment on column nga_factor.activity is 'Fuel, process, waste or grid as printed, white space and hyphens made alike.';
comment on column nga_factor.region is 'State, territory or grid; NATIONAL where the table makes no difference.';
comment on column nga_factor.period is 'Financial year as printed, in tables that hold several.';
comment on column nga_factor.gas is 'co2, ch4, n2o, hfc, cf4, c2f6; total for all gases together; n/a for what is no emission.';
comment on column nga_factor.value is 'The factor, in the unit of this row; null where the publisher prints a mark instead.';
comment on column nga_factor.value_text is 'The cell exactly as displayed; null for a computed sum.';
comment on column nga_factor.unit is 'Unit of value.';
comment on column nga_factor.energy_content is 'Energy content of the fuel, where the same row prints it.';
comment on column nga_factor.energy_content_text is 'Energy content exactly as displayed.';
comment on column nga_factor.energy_content_unit is 'Unit of energy_content: GJ/t, GJ/kL or GJ/m3.';
comment on column nga_factor.method is 'location_based or market_based, for electricity.';
comment on column nga_factor.carbon_origin is 'fossil or biogenic_or_renewable, for fuels: the latter where the CO2 factor is zero.';
comment on column nga_factor.gwp_set is 'Set of global warming potentials behind CO2-e; null where the edition does not tell.';
comment on column nga_factor."table" is 'Name of the sheet.';
comment on column nga_factor.table_title is 'Title as printed; its number may differ from the name of the sheet.';
comment on column nga_factor.cell is 'Cell, or range of cells for a computed sum.';
comment on column nga_factor.footnote is 'What an asterisk in the cell means.';
comment on column nga_factor.flags is 'What the reader noticed about the row.';

create table global_warming_potential (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  row_ref text collate "C" not null,
  gas_code text collate "C" not null,
  name text collate "C" not null,
  family text collate "C" not null,
  origin text collate "C",
  ar4_gwp100 double precision,
  ar5_gwp100 double precision,
  ar6_gwp100 double precision,
  source_text text collate "C" not null,
  confidence text collate "C" not null,
  note text collate "C",
  primary key (release_id, ordinal)
);
comment on table global_warming_potential is 'Global warming potentials over 100 years of the IPCC’s fourth, fifth and sixth assessments.';
comment on column global_warming_potential.release_id is 'Release that the row was read from.';
comment on column global_warming_potential.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column global_warming_potential.row_ref is 'Where the row stands in the publisher''s file, such as "line 12".';
comment on column global_warming_potential.gas_code is 'Code of the gas, such as CH4 or HFC-134a.';
comment on column global_warming_potential.name is 'Name.';
comment on column global_warming_potential.family is 'Family, such as hfc.';
comment on column global_warming_potential.origin is 'fossil or biogenic, where the potential depends on it.';
comment on column global_warming_potential.ar4_gwp100 is 'Fourth assessment, kg CO2-e/kg.';
comment on column global_warming_potential.ar5_gwp100 is 'Fifth assessment, kg CO2-e/kg.';
comment on column global_warming_potential.ar6_gwp100 is 'Sixth assessment, kg CO2-e/kg.';
comment on column global_warming_potential.source_text is 'Where the figures were taken from.';
comment on column global_warming_potential.confidence is 'high or medium.';
comment on column global_warming_potential.note is 'What to know before using it.';

create table greenpower_plan_product (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  row_ref text collate "C" not null,
  plan_id text collate "C" not null,
  plan_name text collate "C",
  retailer text collate "C",
  retailer_abn text collate "C",
  customer_type text collate "C",
  distributors text[] not null default '{}',
  product_kind text collate "C" not null,
  product_number double precision not null,
  product_name text collate "C",
  description text collate "C",
  scheme text collate "C",
  charge_type text collate "C",
  percent_green double precision,
  percent_green_text text collate "C",
  price double precision,
  price_text text collate "C",
  price_unit text collate "C",
  price_basis text collate "C",
  updated_on text collate "C",
  flags text[] not null default '{}',
  primary key (release_id, ordinal)
);
comment on table greenpower_plan_product is 'GreenPower offers in retailers'' plan data.';
comment on column greenpower_plan_product.release_id is 'Release that the row was read from.';
comment on column greenpower_plan_product.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column greenpower_plan_product.row_ref is 'Where the row stands in the publisher''s file, such as "ACT62929SRE15@EME/greenPowerCharges/0/tiers/1".';
comment on column greenpower_plan_product.plan_id is 'Plan, as in the plan data.';
comment on column greenpower_plan_product.plan_name is 'Name of the plan.';
comment on column greenpower_plan_product.retailer is 'Retailer: the brand that the plan names, else known from the code that the plan begins with.';
comment on column greenpower_plan_product.retailer_abn is 'ABN of the retailer, where its code is known.';
comment on column greenpower_plan_product.customer_type is 'RESIDENTIAL or BUSINESS.';
comment on column greenpower_plan_product.distributors is 'Networks in whose area the plan is offered.';
comment on column greenpower_plan_product.product_kind is 'charge: the customer may choose it for a price; included: the plan holds it as it is.';
comment on column greenpower_plan_product.product_number is 'Position among the products of the plan, from 1.';
comment on column greenpower_plan_product.product_name is 'Name of the product.';
comment on column greenpower_plan_product.description is 'What the retailer says about it; often the only place that tells what the price applies to.';
comment on column greenpower_plan_product.scheme is 'GREENPOWER or OTHER; null for included green power, which names none.';
comment on column greenpower_plan_product.charge_type is 'How it is charged, as in the plan data.';
comment on column greenpower_plan_product.percent_green is 'Share of use that is matched with GreenPower, %.';
comment on column greenpower_plan_product.percent_green_text is 'The share as printed: a fraction such as "0.3".';
comment on column greenpower_plan_product.price is 'Price, in the unit of price_unit, goods and services tax as the retailer states it.';
comment on column greenpower_plan_product.price_text is 'The price as printed.';
comment on column greenpower_plan_product.price_unit is 'Unit of price.';
comment on column greenpower_plan_product.price_basis is 'What the price applies to: per_kwh_of_use, per_kwh_of_green_share, per_kwh (all use is green, so both are the same), per_day, per_week, per_month, percent_of_use, percent_of_bill; null where nothing tells.';
comment on column greenpower_plan_product.updated_on is 'When the retailer last changed the plan.';
comment on column greenpower_plan_product.flags is 'What the reader noticed about the row.';

create table greenpower_offer (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  row_ref text collate "C" not null,
  provider text collate "C" not null,
  provider_abn text collate "C",
  product_name text collate "C",
  offer text collate "C" not null,
  product_type text collate "C",
  states text collate "C",
  percent_green_options text[] not null default '{}',
  customer_type text collate "C",
  prices_aud text[] not null default '{}',
  price_basis text collate "C",
  accreditation_scheme text collate "C",
  accreditation_status text collate "C",
  plans_total double precision,
  plans_with_greenpower double precision,
  as_of text collate "C",
  source_text text collate "C" not null,
  confidence text collate "C" not null,
  note text collate "C",
  primary key (release_id, ordinal)
);
comment on table greenpower_offer is 'GreenPower offers by retailer, from regulator plan data.';
comment on column greenpower_offer.release_id is 'Release that the row was read from.';
comment on column greenpower_offer.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column greenpower_offer.row_ref is 'Where the row stands in the publisher''s file, such as "line 12".';
comment on column greenpower_offer.provider is 'Retailer.';
comment on column greenpower_offer.provider_abn is 'ABN of the retailer.';
comment on column greenpower_offer.product_name is 'Product; null where the survey saw an offer without its name, or none.';
comment on column greenpower_offer.offer is 'offered, not_named or none_seen.';
comment on column greenpower_offer.product_type is 'consumption or block.';
comment on column greenpower_offer.states is 'Where it is offered.';
comment on column greenpower_offer.percent_green_options is 'Shares of use on offer, %.';
comment on column greenpower_offer.customer_type is 'RESIDENTIAL or BUSINESS.';
comment on column greenpower_offer.prices_aud is 'Prices in the order of the shares, A$, as printed.';
comment on column greenpower_offer.price_basis is 'What a price applies to.';
comment on column greenpower_offer.accreditation_scheme is 'Scheme.';
comment on column greenpower_offer.accreditation_status is 'How the accreditation is known; no accreditation numbers are published here.';
comment on column greenpower_offer.plans_total is 'Plans of the retailer that were looked at, plans.';
comment on column greenpower_offer.plans_with_greenpower is 'Of those, plans with GreenPower, plans.';
comment on column greenpower_offer.as_of is 'When the offer was seen.';
comment on column greenpower_offer.source_text is 'Where it was seen.';
comment on column greenpower_offer.confidence is 'high or medium.';
comment on column greenpower_offer.note is 'What to know before using it.';

create table cpi_observation (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  dataflow text collate "C" not null,
  dataflow_version text collate "C",
  measure_code text collate "C" not null,
  measure text collate "C" not null,
  index_code text collate "C" not null,
  index_name text collate "C",
  tsest text collate "C" not null,
  region_code text collate "C" not null,
  region_name text collate "C" not null,
  freq text collate "C" not null,
  time_period text collate "C" not null,
  obs_value double precision,
  obs_value_text text collate "C",
  unit text collate "C" not null,
  base_period text collate "C",
  abs_series_id text collate "C",
  obs_status text collate "C",
  row_ref text collate "C" not null,
  primary key (release_id, ordinal)
);
comment on table cpi_observation is 'Consumer Price Index, Australia.';
comment on column cpi_observation.release_id is 'Release that the row was read from.';
comment on column cpi_observation.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column cpi_observation.dataflow is 'Dataflow without its version: ABS:CPI, or ABS:CPI_M for the monthly indicator that has ended.';
comment on column cpi_observation.dataflow_version is 'Version of the dataflow; null in a time-series workbook.';
comment on column cpi_observation.measure_code is '1 index number, 2 change on the previous period, 3 change on the year.';
comment on column cpi_observation.measure is 'index_number, pct_change_previous_period or pct_change_year.';
comment on column cpi_observation.index_code is 'Group of goods and services; 10001 is all groups.';
comment on column cpi_observation.index_name is 'Name of the group, where it is published or known.';
comment on column cpi_observation.tsest is '10 original, 20 seasonally adjusted, 30 trend.';
comment on column cpi_observation.region_code is '1 to 8 the capital cities, 50 their weighted average.';
comment on column cpi_observation.region_name is 'Name of the region.';
comment on column cpi_observation.freq is 'Q quarterly, M monthly.';
comment on column cpi_observation.time_period is 'Quarter (2024-Q2) or month (2026-06).';
comment on column cpi_observation.obs_value is 'Value; null where none is published.';
comment on column cpi_observation.obs_value_text is 'Value exactly as printed.';
comment on column cpi_observation.unit is 'index or percent.';
comment on column cpi_observation.base_period is 'Period for which an index number is 100, such as 2011-12=100; null for changes.';
comment on column cpi_observation.abs_series_id is 'Series ID of a time-series workbook.';
comment on column cpi_observation.obs_status is 'Status code as published.';
comment on column cpi_observation.row_ref is 'Where the row stands in the publisher''s file, such as "Data1!B11".';

create table input_output_flow (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  edition text collate "C" not null,
  "table" text collate "C" not null,
  from_code text collate "C" not null,
  from_name text collate "C" not null,
  from_kind text collate "C" not null,
  to_code text collate "C" not null,
  to_name text collate "C",
  to_kind text collate "C" not null,
  value_aud_m double precision,
  flags text[] not null default '{}',
  row_ref text collate "C" not null,
  primary key (release_id, ordinal)
);
comment on table input_output_flow is 'Australian National Accounts: Input-Output Tables.';
comment on column input_output_flow.release_id is 'Release that the row was read from.';
comment on column input_output_flow.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column input_output_flow.edition is 'Financial year of the tables, such as 2017-18.';
comment on column input_output_flow."table" is '`flow`, `anzsic_class` (which classes an industry group holds) or `anzsic_division`.';
comment on column input_output_flow.from_code is 'Industry group (four digits, leading zero kept), primary input or total.';
comment on column input_output_flow.from_name is 'Name as published.';
comment on column input_output_flow.from_kind is '`industry`, `primary_input` or `total`.';
comment on column input_output_flow.to_code is 'Industry group, final use or total; class or division of ANZSIC 2006.';
comment on column input_output_flow.to_name is 'Name as published; null for divisions, which are printed as letters alone.';
comment on column input_output_flow.to_kind is '`industry`, `final_use`, `total`, `anzsic_class` or `anzsic_division`.';
comment on column input_output_flow.value_aud_m is 'Flow at basic prices, imports allocated directly; null for links, million AUD.';
comment on column input_output_flow.flags is 'What the reader noticed about the row.';
comment on column input_output_flow.row_ref is 'Where the row stands in the publisher''s file, such as "Table 5!C4".';

create table input_output_multiplier (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  row_ref text collate "C" not null,
  level text collate "C" not null,
  code text collate "C" not null,
  name text collate "C" not null,
  anzsic_division text collate "C",
  anzsic06_classes text[] not null default '{}',
  direct_kgco2e_per_aud double precision,
  total_kgco2e_per_aud_published double precision,
  total_kgco2e_per_aud_recomputed double precision,
  total_kgco2e_per_aud_domestic double precision,
  output_aud_m double precision,
  import_share double precision,
  scope3_category_hint text collate "C",
  price_basis text collate "C" not null,
  source_text text collate "C" not null,
  confidence text collate "C" not null,
  note text collate "C",
  primary key (release_id, ordinal)
);
comment on table input_output_multiplier is 'Greenhouse gas multipliers by input-output industry.';
comment on column input_output_multiplier.release_id is 'Release that the row was read from.';
comment on column input_output_multiplier.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column input_output_multiplier.row_ref is 'Where the row stands in the publisher''s file, such as "line 12".';
comment on column input_output_multiplier.level is 'IOIG for an input-output industry group, ANZSIC_DIVISION for a division.';
comment on column input_output_multiplier.code is 'Code of the industry group, or letter of the division.';
comment on column input_output_multiplier.name is 'Name.';
comment on column input_output_multiplier.anzsic_division is 'ANZSIC division.';
comment on column input_output_multiplier.anzsic06_classes is 'ANZSIC 2006 classes in the group.';
comment on column input_output_multiplier.direct_kgco2e_per_aud is 'Direct emissions per dollar of output, kg CO2-e/A$.';
comment on column input_output_multiplier.total_kgco2e_per_aud_published is 'Direct and upstream emissions per dollar, as published, kg CO2-e/A$.';
comment on column input_output_multiplier.total_kgco2e_per_aud_recomputed is 'The same, re-computed from the direct intensities and the same table, kg CO2-e/A$.';
comment on column input_output_multiplier.total_kgco2e_per_aud_domestic is 'Domestic flows of 2017-18 only, kg CO2-e/A$.';
comment on column input_output_multiplier.output_aud_m is 'Output in 2017-18, A$ million.';
comment on column input_output_multiplier.import_share is 'Imported share of intermediate use in 2017-18.';
comment on column input_output_multiplier.scope3_category_hint is 'Scope 3 category that the group serves in a screening.';
comment on column input_output_multiplier.price_basis is 'Prices that a dollar means.';
comment on column input_output_multiplier.source_text is 'Where the figures were taken from.';
comment on column input_output_multiplier.confidence is 'medium; low rows are left out.';
comment on column input_output_multiplier.note is 'What to know before using it.';

create table anzsic_code (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  level text collate "C" not null,
  code text collate "C" not null,
  title text collate "C" not null,
  parent_code text collate "C",
  division_code text collate "C" not null,
  row_ref text collate "C" not null,
  primary key (release_id, ordinal)
);
comment on table anzsic_code is 'Australian and New Zealand Standard Industrial Classification.';
comment on column anzsic_code.release_id is 'Release that the row was read from.';
comment on column anzsic_code.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column anzsic_code.level is 'Level of the classification.';
comment on column anzsic_code.code is 'Letter of a division; two, three or four digits below it, leading zeros kept.';
comment on column anzsic_code.title is 'Title as published.';
comment on column anzsic_code.parent_code is 'Code one level up; null for a division.';
comment on column anzsic_code.division_code is 'Letter of the division that the code belongs to.';
comment on column anzsic_code.row_ref is 'Where the row stands in the publisher''s file, such as "line 12".';

grant select on nga_factor, global_warming_potential, greenpower_plan_product, greenpower_offer, cpi_observation, input_output_flow, input_output_multiplier, anzsic_code to southerly_app;
