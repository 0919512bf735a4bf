-- Tables of the Clean Energy Regulator beside the corporate registry, and our links between them.
-- Published data: the same for every tenant. Columns are the fields of the source's rows; numbers are doubles, as the domain computes.

create table nger_market_based_scope2 (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  row_ref text collate "C" not null,
  reporting_year text collate "C" not null,
  organisation text collate "C" not null,
  abn text collate "C",
  identifier_type text collate "C" not null,
  identifier_text text collate "C",
  covers_all_facilities boolean not null,
  facility_coverage_pct double precision,
  coverage_text text collate "C" not null,
  scope2_market_based_t double precision not null,
  scope2_market_based_text text collate "C" not null,
  flags text[] not null default '{}',
  primary key (release_id, ordinal)
);
create index nger_market_based_scope2_by_abn on nger_market_based_scope2 (abn);
comment on table nger_market_based_scope2 is 'Market-based scope 2 emissions by organisation.';
comment on column nger_market_based_scope2.release_id is 'Release that the row was read from.';
comment on column nger_market_based_scope2.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column nger_market_based_scope2.row_ref is 'Where the row stands in the publisher''s file, such as "line 12".';
comment on column nger_market_based_scope2.reporting_year is 'July to June, such as 2024-25.';
comment on column nger_market_based_scope2.organisation is 'Name as printed that year, outer spaces removed.';
comment on column nger_market_based_scope2.abn is 'ABN; computed from the ACN where flags say abn_derived_from_acn; null where none is known.';
comment on column nger_market_based_scope2.identifier_type is 'What the publisher printed as identifying details.';
comment on column nger_market_based_scope2.identifier_text is 'Identifying details exactly as printed; null where the cell is empty.';
comment on column nger_market_based_scope2.covers_all_facilities is 'True when the total covers every eligible facility.';
comment on column nger_market_based_scope2.facility_coverage_pct is 'Share of facilities that the total covers; 100 where it covers all, %.';
comment on column nger_market_based_scope2.coverage_text is 'Answer to the question about coverage exactly as printed.';
comment on column nger_market_based_scope2.scope2_market_based_t is 'Scope 2 emissions, market-based; zero is a real answer, t CO2-e.';
comment on column nger_market_based_scope2.scope2_market_based_text is 'Market-based scope 2 emissions exactly as printed.';
comment on column nger_market_based_scope2.flags is 'What the reader noticed about the row.';

create table nger_transfer_holder (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  row_ref text collate "C" not null,
  reporting_year text collate "C" not null,
  organisation text collate "C" not null,
  abn text collate "C",
  identifier_type text collate "C" not null,
  identifier_text text collate "C",
  scope1_t double precision not null,
  scope2_t double precision not null,
  net_energy_gj double precision not null,
  scope1_text text collate "C" not null,
  scope2_text text collate "C" not null,
  net_energy_text text collate "C" not null,
  flags text[] not null default '{}',
  primary key (release_id, ordinal)
);
create index nger_transfer_holder_by_abn on nger_transfer_holder (abn);
comment on table nger_transfer_holder is 'Greenhouse and energy information by reporting transfer certificate holder.';
comment on column nger_transfer_holder.release_id is 'Release that the row was read from.';
comment on column nger_transfer_holder.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column nger_transfer_holder.row_ref is 'Where the row stands in the publisher''s file, such as "line 12".';
comment on column nger_transfer_holder.reporting_year is 'July to June, such as 2024-25.';
comment on column nger_transfer_holder.organisation is 'Name as printed that year, outer spaces removed.';
comment on column nger_transfer_holder.abn is 'ABN; computed from the ACN where flags say abn_derived_from_acn; null where none is known.';
comment on column nger_transfer_holder.identifier_type is 'What the publisher printed as identifying details.';
comment on column nger_transfer_holder.identifier_text is 'Identifying details exactly as printed; null where the cell is empty.';
comment on column nger_transfer_holder.scope1_t is 'Scope 1 emissions, t CO2-e.';
comment on column nger_transfer_holder.scope2_t is 'Scope 2 emissions, location-based, t CO2-e.';
comment on column nger_transfer_holder.net_energy_gj is 'Net energy consumed, GJ.';
comment on column nger_transfer_holder.scope1_text is 'Scope 1 emissions exactly as printed.';
comment on column nger_transfer_holder.scope2_text is 'Scope 2 emissions exactly as printed.';
comment on column nger_transfer_holder.net_energy_text is 'Net energy consumed exactly as printed.';
comment on column nger_transfer_holder.flags is 'What the reader noticed about the row.';

create table safeguard_facility (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  row_ref text collate "C" not null,
  reporting_year text collate "C" not null,
  regime text collate "C" not null,
  facility_name text collate "C" not null,
  responsible_emitter text collate "C" not null,
  emitter_abn text collate "C",
  emitter_identifier_text text collate "C",
  state text collate "C" not null,
  anzsic_group text collate "C",
  anzsic_title text collate "C",
  baseline_type text collate "C",
  erc double precision,
  erc_text text collate "C",
  baseline_t double precision,
  covered_emissions_t double precision not null,
  borrowing_adjustment_t double precision,
  accus_issued double precision,
  accus_deemed_surrendered double precision,
  accus_surrendered double precision,
  smcs_surrendered double precision,
  net_emissions_t double precision,
  net_position_t double precision,
  smcs_issued double precision,
  units_relinquished double precision,
  mymp_net_emissions_t double precision,
  mymp_net_position_t double precision,
  mymp_baseline_t double precision,
  co2_t double precision,
  ch4_t double precision,
  n2o_t double precision,
  other_ghg_t double precision,
  excess_start text collate "C",
  excess_end text collate "C",
  notes text collate "C",
  flags text[] not null default '{}',
  primary key (release_id, ordinal)
);
create index safeguard_facility_by_emitter_abn on safeguard_facility (emitter_abn);
comment on table safeguard_facility is 'Safeguard Mechanism: baselines and emissions of covered facilities.';
comment on column safeguard_facility.release_id is 'Release that the row was read from.';
comment on column safeguard_facility.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column safeguard_facility.row_ref is 'Where the row stands in the publisher''s file, such as "line 12".';
comment on column safeguard_facility.reporting_year is 'July to June, such as 2024-25.';
comment on column safeguard_facility.regime is 'Before or after the reform of 1 July 2023; baselines are not comparable across it, emissions are.';
comment on column safeguard_facility.facility_name is 'Name as printed that year; not unique, two emitters may share a facility in a year.';
comment on column safeguard_facility.responsible_emitter is 'Person with operational control; mostly a subsidiary of the corporation in the registry.';
comment on column safeguard_facility.emitter_abn is 'ABN of the responsible emitter; printed before the reform only.';
comment on column safeguard_facility.emitter_identifier_text is 'ABN or ACN of the responsible emitter exactly as printed.';
comment on column safeguard_facility.state is 'State or territory as printed: NSW, "QLD; SA", National.';
comment on column safeguard_facility.anzsic_group is 'ANZSIC 2006 group, three digits with leading zeros; printed since the reform.';
comment on column safeguard_facility.anzsic_title is 'Title of the ANZSIC group as printed.';
comment on column safeguard_facility.baseline_type is 'Kind of baseline; printed before the reform only.';
comment on column safeguard_facility.erc is 'Emissions reduction contribution of the year: 0.951 is a decline of 4.9 %.';
comment on column safeguard_facility.erc_text is 'Emissions reduction contribution exactly as printed.';
comment on column safeguard_facility.baseline_t is 'Baseline emissions number, borrowing adjustment included; null where none is in force, t CO2-e.';
comment on column safeguard_facility.covered_emissions_t is 'Covered (scope 1) emissions, t CO2-e.';
comment on column safeguard_facility.borrowing_adjustment_t is 'Borrowed from the next year (above zero) or repaid (below zero), t CO2-e.';
comment on column safeguard_facility.accus_issued is 'Australian carbon credit units issued to a project at the facility; one unit is one tonne, units.';
comment on column safeguard_facility.accus_deemed_surrendered is 'Australian carbon credit units delivered to government contracts; one unit is one tonne, units.';
comment on column safeguard_facility.accus_surrendered is 'Australian carbon credit units surrendered; one unit is one tonne, units.';
comment on column safeguard_facility.smcs_surrendered is 'Safeguard Mechanism credit units surrendered; one unit is one tonne, units.';
comment on column safeguard_facility.net_emissions_t is 'Covered emissions + ACCUs issued - units deemed surrendered and surrendered, t CO2-e.';
comment on column safeguard_facility.net_position_t is 'Net emissions less baseline; below zero is below the baseline, t CO2-e.';
comment on column safeguard_facility.smcs_issued is 'Safeguard Mechanism credit units issued; one unit is one tonne, units.';
comment on column safeguard_facility.units_relinquished is 'Units given back after too many were issued; one unit is one tonne, units.';
comment on column safeguard_facility.mymp_net_emissions_t is 'Net emissions so far in the multi-year monitoring period, t CO2-e.';
comment on column safeguard_facility.mymp_net_position_t is 'Net position so far in the multi-year monitoring period, t CO2-e.';
comment on column safeguard_facility.mymp_baseline_t is 'Baseline of the multi-year monitoring period, t CO2-e.';
comment on column safeguard_facility.co2_t is 'Carbon dioxide, t CO2-e.';
comment on column safeguard_facility.ch4_t is 'Methane, t CO2-e.';
comment on column safeguard_facility.n2o_t is 'Nitrous oxide, t CO2-e.';
comment on column safeguard_facility.other_ghg_t is 'Other greenhouse gases, t CO2-e.';
comment on column safeguard_facility.excess_start is 'Start of an excess emissions situation, YYYY-MM-DD.';
comment on column safeguard_facility.excess_end is 'End of an excess emissions situation, YYYY-MM-DD.';
comment on column safeguard_facility.notes is 'The publisher''s notes.';
comment on column safeguard_facility.flags is 'What the reader noticed about the row.';

create table safeguard_link (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  row_ref text collate "C" not null,
  reporting_year text collate "C" not null,
  facility_name text collate "C" not null,
  responsible_emitter text collate "C" not null,
  emitter_abn text collate "C",
  emitter_abn_basis text collate "C",
  controlling_corporation text collate "C",
  controlling_corporation_abn text collate "C",
  link_basis text collate "C",
  anzsic_group text collate "C",
  anzsic_basis text collate "C",
  derived_status text collate "C" not null,
  primary key (release_id, ordinal)
);
create index safeguard_link_by_controlling_corporation_abn on safeguard_link (controlling_corporation_abn);
create index safeguard_link_by_emitter_abn on safeguard_link (emitter_abn);
comment on table safeguard_link is 'Safeguard facilities linked to registry corporations, derived.';
comment on column safeguard_link.release_id is 'Release that the row was read from.';
comment on column safeguard_link.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column safeguard_link.row_ref is 'Where the row stands in the publisher''s file, such as "line 12".';
comment on column safeguard_link.reporting_year is 'July to June.';
comment on column safeguard_link.facility_name is 'Facility as printed that year.';
comment on column safeguard_link.responsible_emitter is 'Emitter as printed that year.';
comment on column safeguard_link.emitter_abn is 'ABN of the emitter.';
comment on column safeguard_link.emitter_abn_basis is 'published, or how it was carried over.';
comment on column safeguard_link.controlling_corporation is 'Corporation in the registry.';
comment on column safeguard_link.controlling_corporation_abn is 'Its ABN.';
comment on column safeguard_link.link_basis is 'same_abn, subsidiary or transfer certificate: how the two were linked.';
comment on column safeguard_link.anzsic_group is 'ANZSIC group of the facility.';
comment on column safeguard_link.anzsic_basis is 'published that year or carried back.';
comment on column safeguard_link.derived_status is 'Status derived from the published figures; the regulator publishes no such word.';

create table generation_facility (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  row_ref text collate "C" not null,
  reporting_year text collate "C" not null,
  reporting_entity text collate "C" not null,
  facility_name text collate "C" not null,
  type text collate "C" not null,
  state text collate "C",
  electricity_gj double precision,
  electricity_mwh double precision,
  scope1_t double precision,
  scope2_t double precision,
  total_t double precision,
  intensity_t_per_mwh double precision,
  intensity_text text collate "C",
  grid_connected text collate "C",
  grid text collate "C",
  primary_fuel text collate "C",
  notes text collate "C",
  flags text[] not null default '{}',
  primary key (release_id, ordinal)
);
create index generation_facility_by_reporting_entity on generation_facility (reporting_entity);
comment on table generation_facility is 'Greenhouse and energy information for designated generation facilities.';
comment on column generation_facility.release_id is 'Release that the row was read from.';
comment on column generation_facility.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column generation_facility.row_ref is 'Where the row stands in the publisher''s file, such as "line 12".';
comment on column generation_facility.reporting_year is 'July to June, such as 2023-24.';
comment on column generation_facility.reporting_entity is 'Corporation that reports the facility, as printed that year; the publisher prints no ABN.';
comment on column generation_facility.facility_name is 'Name as printed that year.';
comment on column generation_facility.type is 'F: facility; FA: several sites reported together (to 2016-17).';
comment on column generation_facility.state is 'State or territory; the publisher''s own addition.';
comment on column generation_facility.electricity_gj is 'Gross electricity production, GJ.';
comment on column generation_facility.electricity_mwh is 'Gross electricity production; from GJ where flags say mwh_from_gj, MWh.';
comment on column generation_facility.scope1_t is 'Scope 1 emissions, t CO2-e.';
comment on column generation_facility.scope2_t is 'Scope 2 emissions, t CO2-e.';
comment on column generation_facility.total_t is 'Scope 1 and scope 2 emissions, t CO2-e.';
comment on column generation_facility.intensity_t_per_mwh is 'Scope 1 emissions per gross generation, two decimals, t CO2-e/MWh.';
comment on column generation_facility.intensity_text is 'Emission intensity exactly as printed.';
comment on column generation_facility.grid_connected is 'On or Off; the publisher''s own addition.';
comment on column generation_facility.grid is 'NEM, SWIS, NWIS, DKIS, Mt Isa or Off-grid; the publisher''s own addition.';
comment on column generation_facility.primary_fuel is 'Main fuel; the publisher''s own addition.';
comment on column generation_facility.notes is 'The publisher''s important notes.';
comment on column generation_facility.flags is 'What the reader noticed about the row.';

create table registry_name_link (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  row_ref text collate "C" not null,
  reporting_year text collate "C" not null,
  organisation text collate "C" not null,
  abn text collate "C" not null,
  next_year_name text collate "C" not null,
  basis text collate "C" not null,
  primary key (release_id, ordinal)
);
create index registry_name_link_by_abn on registry_name_link (abn);
comment on table registry_name_link is 'Companies in registry tables without ABN, joined by name, derived.';
comment on column registry_name_link.release_id is 'Release that the row was read from.';
comment on column registry_name_link.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column registry_name_link.row_ref is 'Where the row stands in the publisher''s file, such as "line 12".';
comment on column registry_name_link.reporting_year is 'July to June.';
comment on column registry_name_link.organisation is 'Name as printed that year.';
comment on column registry_name_link.abn is 'ABN that the same name has in the next year.';
comment on column registry_name_link.next_year_name is 'Name as printed in the next year.';
comment on column registry_name_link.basis is 'Why the two are held to be the same.';

create table facility_location (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  row_ref text collate "C" not null,
  scheme text collate "C" not null,
  facility_name text collate "C" not null,
  last_year text collate "C" not null,
  owner_abn text collate "C",
  state text collate "C",
  latitude double precision,
  longitude double precision,
  precision text collate "C" not null,
  matched_name text collate "C",
  source_text text collate "C",
  primary key (release_id, ordinal)
);
create index facility_location_by_owner_abn on facility_location (owner_abn);
comment on table facility_location is 'Locations of generation and Safeguard facilities.';
comment on column facility_location.release_id is 'Release that the row was read from.';
comment on column facility_location.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column facility_location.row_ref is 'Where the row stands in the publisher''s file, such as "line 12".';
comment on column facility_location.scheme is 'generation or safeguard.';
comment on column facility_location.facility_name is 'Facility as printed in the latest year.';
comment on column facility_location.last_year is 'Latest year it was printed.';
comment on column facility_location.owner_abn is 'ABN of the reporting or controlling corporation.';
comment on column facility_location.state is 'State as printed.';
comment on column facility_location.latitude is 'Latitude, south is negative, degrees.';
comment on column facility_location.longitude is 'Longitude, degrees.';
comment on column facility_location.precision is 'matched_name, approximate or not_located.';
comment on column facility_location.matched_name is 'Name in the location source.';
comment on column facility_location.source_text is 'Location source.';

create table lret_station (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  list text collate "C" not null,
  accreditation_code text collate "C",
  power_station text collate "C" not null,
  state text collate "C" not null,
  postcode text collate "C",
  installed_capacity_mw double precision not null,
  capacity_text text collate "C" not null,
  fuel_source text collate "C" not null,
  accreditation_start text collate "C",
  approved_on text collate "C",
  suspension_status text collate "C",
  baseline_mwh double precision,
  committed_month text collate "C",
  comment text collate "C",
  flags text[] not null default '{}',
  row_ref text collate "C" not null,
  primary key (release_id, ordinal)
);
create index lret_station_by_accreditation_code on lret_station (accreditation_code);
comment on table lret_station is 'Large-scale Renewable Energy Target: accredited power stations, committed and probable projects.';
comment on column lret_station.release_id is 'Release that the row was read from.';
comment on column lret_station.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column lret_station.list is 'Which list: all accredited stations since 2001, stations accredited this year, projects that are committed, projects that are probable.';
comment on column lret_station.accreditation_code is 'Eight characters: technology, two more, state, two more; null for projects.';
comment on column lret_station.power_station is 'Name of the power station or project.';
comment on column lret_station.state is 'State or territory.';
comment on column lret_station.postcode is 'Postcode; null for projects.';
comment on column lret_station.installed_capacity_mw is 'Capacity, MW.';
comment on column lret_station.capacity_text is 'Capacity exactly as printed.';
comment on column lret_station.fuel_source is 'Fuel or technology.';
comment on column lret_station.accreditation_start is 'First day on which certificates can be created, YYYY-MM-DD.';
comment on column lret_station.approved_on is 'Day of the approval, YYYY-MM-DD.';
comment on column lret_station.suspension_status is 'Suspended or Unsuspended.';
comment on column lret_station.baseline_mwh is 'Yearly generation above which certificates can be created, MWh.';
comment on column lret_station.committed_month is 'Month in which the project was committed, YYYY-MM.';
comment on column lret_station.comment is 'Remark of the publisher.';
comment on column lret_station.flags is 'What the reader noticed about the row.';
comment on column lret_station.row_ref is 'Where the row stands in the publisher''s file, such as "line 12".';

create table certificate_action (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  record text collate "C" not null,
  action_type text collate "C",
  completed_at text collate "C",
  completed_on text collate "C",
  certificate_type text collate "C",
  registered_person_number double precision,
  accreditation_code text collate "C",
  generation_year double precision,
  generation_month double precision,
  generation_state text collate "C",
  fuel_source text collate "C",
  start_serial double precision,
  end_serial double precision,
  quantity double precision,
  status text collate "C",
  created_on text collate "C",
  account text collate "C",
  account_id double precision,
  account_purpose text collate "C",
  lgc_holdings double precision,
  flags text[] not null default '{}',
  row_ref text collate "C" not null,
  primary key (release_id, ordinal)
);
comment on table certificate_action is 'REC Registry: certificate actions by day, and LGC holdings by account.';
comment on column certificate_action.release_id is 'Release that the row was read from.';
comment on column certificate_action.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column certificate_action.record is 'An action on a range of certificates, or the holding of an account.';
comment on column certificate_action.action_type is 'What was done, in the words of the register.';
comment on column certificate_action.completed_at is 'When it was done, UTC.';
comment on column certificate_action.completed_on is 'Day in Sydney on which it was done: the register keeps Sydney days.';
comment on column certificate_action.certificate_type is 'LGC or STC.';
comment on column certificate_action.registered_person_number is 'Person registered for the certificates.';
comment on column certificate_action.accreditation_code is 'Power station or system.';
comment on column certificate_action.generation_year is 'Year of generation.';
comment on column certificate_action.generation_month is 'Month of generation.';
comment on column certificate_action.generation_state is 'State of generation.';
comment on column certificate_action.fuel_source is 'Fuel or technology.';
comment on column certificate_action.start_serial is 'First serial number; numbers repeat between stations and years.';
comment on column certificate_action.end_serial is 'Last serial number.';
comment on column certificate_action.quantity is 'Certificates in the range, first and last included, MWh.';
comment on column certificate_action.status is 'Status of the certificates, in the words of the register.';
comment on column certificate_action.created_on is 'Day on which the certificates were created.';
comment on column certificate_action.account is 'Owner; null where it is not known to be an organisation.';
comment on column certificate_action.account_id is 'Number of the owner’s account; null where the owner is withheld.';
comment on column certificate_action.account_purpose is 'greenpower or voluntary_surrender, where the name of the account says so.';
comment on column certificate_action.lgc_holdings is 'Registered certificates that the account holds, LGC.';
comment on column certificate_action.flags is 'What the reader noticed about the row.';
comment on column certificate_action.row_ref is 'Where the row stands in the publisher''s file, such as "result[0].certificateRanges[2]".';

create table accu_project (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  project_id text collate "C" not null,
  project_name text collate "C",
  method text collate "C" not null,
  method_type text collate "C",
  proponent text collate "C",
  registered_on text collate "C",
  revoked boolean not null,
  postcode text collate "C",
  area_map_url text collate "C",
  kaccus_issued double precision,
  nkaccus_issued double precision,
  kaccus_relinquished double precision,
  nkaccus_relinquished double precision,
  issued_by_year jsonb not null,
  other_columns jsonb not null,
  flags text[] not null default '{}',
  row_ref text collate "C" not null,
  primary key (release_id, ordinal)
);
comment on table accu_project is 'ACCU Scheme project register.';
comment on column accu_project.release_id is 'Release that the row was read from.';
comment on column accu_project.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column accu_project.project_id is 'Number of the project in the register.';
comment on column accu_project.project_name is 'Name of the project.';
comment on column accu_project.method is 'Method under which units are issued.';
comment on column accu_project.method_type is 'Kind of method.';
comment on column accu_project.proponent is 'Who runs the project; null where it is not known to be an organisation.';
comment on column accu_project.registered_on is 'Day of registration, YYYY-MM-DD.';
comment on column accu_project.revoked is 'True when the registration was revoked.';
comment on column accu_project.postcode is 'Postcode of the project as printed; there can be several.';
comment on column accu_project.area_map_url is 'Address of the map of the carbon estimation area.';
comment on column accu_project.kaccus_issued is 'Kyoto units issued in all years, ACCU.';
comment on column accu_project.nkaccus_issued is 'Non-Kyoto units issued in all years, ACCU.';
comment on column accu_project.kaccus_relinquished is 'Kyoto units relinquished, ACCU.';
comment on column accu_project.nkaccus_relinquished is 'Non-Kyoto units relinquished, ACCU.';
comment on column accu_project.issued_by_year is 'Units issued by reporting year and kind, such as "2023-24 KACCU"; a year without a figure is absent.';
comment on column accu_project.other_columns is 'Cells under headings that the documents do not describe, as printed.';
comment on column accu_project.flags is 'What the reader noticed about the row.';
comment on column accu_project.row_ref is 'Where the row stands in the publisher''s file, such as "line 12".';

create table renewable_power_percentage (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  row_ref text collate "C" not null,
  year text collate "C" not null,
  rpp_pct double precision not null,
  rpp_text text collate "C" not null,
  confidence text collate "C" not null,
  note text collate "C",
  primary key (release_id, ordinal)
);
comment on table renewable_power_percentage is 'Renewable power percentage by year.';
comment on column renewable_power_percentage.release_id is 'Release that the row was read from.';
comment on column renewable_power_percentage.ordinal is 'Place of the row among the rows of its release, from 1.';
comment on column renewable_power_percentage.row_ref is 'Where the row stands in the publisher''s file, such as "line 12".';
comment on column renewable_power_percentage.year is 'Calendar year.';
comment on column renewable_power_percentage.rpp_pct is 'Renewable power percentage, %.';
comment on column renewable_power_percentage.rpp_text is 'The percentage exactly as printed.';
comment on column renewable_power_percentage.confidence is 'How the figure is known.';
comment on column renewable_power_percentage.note is 'What to know before using it.';

grant select on nger_market_based_scope2, nger_transfer_holder, safeguard_facility, safeguard_link, generation_facility, registry_name_link, facility_location, lret_station, certificate_action, accu_project, renewable_power_percentage to southerly_app;
