create table isp_input (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  measure text collate "C" not null,
  scenario text collate "C",
  region text collate "C",
  station text collate "C",
  unit_id text collate "C",
  technology text collate "C",
  period text collate "C",
  value double precision not null,
  unit text collate "C" not null,
  price_basis text collate "C",
  row_ref text collate "C" not null,
  primary key (release_id, ordinal)
);
comment on table isp_input is 'Figures of the inputs and assumptions workbook of the Integrated System Plan.';
comment on column isp_input.release_id is 'Release that the row was read from.';
comment on column isp_input.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column isp_input.measure is 'What the figure is, such as expected_closure_year.';
comment on column isp_input.scenario is 'Scenario; null where the workbook has one figure for all.';
comment on column isp_input.region is 'State or market, such as NSW or NEM.';
comment on column isp_input.station is 'Power station as the workbook names it.';
comment on column isp_input.unit_id is 'Generating unit as the workbook names it.';
comment on column isp_input.technology is 'Technology of the unit.';
comment on column isp_input.period is 'Year or years that the figure is about, as printed.';
comment on column isp_input.value is 'The figure.';
comment on column isp_input.unit is 'Unit of the figure.';
comment on column isp_input.price_basis is 'Year of the prices, and how it is known; null where there is no price.';
comment on column isp_input.row_ref is 'Where the row stands in the publisher''s file, such as "Carbon Budgets!E7".';

create table isp_outlook (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  scenario text collate "C" not null,
  development_path text collate "C" not null,
  region text collate "C" not null,
  year_ending_june double precision not null,
  emissions_mt double precision not null,
  generation_gwh double precision not null,
  distributed_pv_gwh double precision not null,
  row_ref text collate "C" not null,
  primary key (release_id, ordinal)
);
comment on table isp_outlook is 'Emissions and generation to 2050 by scenario and region in the Integrated System Plan.';
comment on column isp_outlook.release_id is 'Release that the row was read from.';
comment on column isp_outlook.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column isp_outlook.scenario is 'Scenario, such as Step Change.';
comment on column isp_outlook.development_path is 'Candidate development path; CDP4 is the optimal one of the draft.';
comment on column isp_outlook.region is 'NSW, QLD, SA, TAS, VIC, or NEM for their sum.';
comment on column isp_outlook.year_ending_june is 'Year in which the financial year ends.';
comment on column isp_outlook.emissions_mt is 'Emissions from generation, printed to one decimal (Mt CO2-e).';
comment on column isp_outlook.generation_gwh is 'Generation without storage (GWh).';
comment on column isp_outlook.distributed_pv_gwh is 'Of which solar on roofs and below the market’s size (GWh).';
comment on column isp_outlook.row_ref is 'Where the row stands in the publisher''s file, such as "workbook of Step Change, sheet Emissions, CDP4, NSW, 2026-27".';

grant select on isp_input, isp_outlook to southerly_app, southerly_public;
