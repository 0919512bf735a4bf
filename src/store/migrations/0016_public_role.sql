-- Reads of public data act as a role that sees published figures and nothing of a tenant: a mistake in one of the many
-- statements about them, or SQL that somebody slips into one, finds no table of tenants that it may read.
-- See 0001_tenancy.sql for the exceptions.
do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'southerly_public') then
    begin
      create role southerly_public nologin nosuperuser nobypassrls nocreatedb nocreaterole;
    exception when duplicate_object or unique_violation then null;
    end;
  end if;
  begin
    grant southerly_public to current_user;
  exception
    when duplicate_object or unique_violation then null;
    when insufficient_privilege then
      if not pg_catalog.pg_has_role(current_user, 'southerly_public', 'member') then raise; end if;
  end;
end
$$;

grant usage on schema public to southerly_public;
grant select on release, snapshot, snapshot_release, snapshot_in_force,
  nger_corporate_emission, nger_market_based_scope2, nger_transfer_holder, safeguard_facility, safeguard_link,
  generation_facility, registry_name_link, facility_location, lret_station, certificate_action, accu_project,
  renewable_power_percentage, nga_factor, global_warming_potential, greenpower_plan_product, greenpower_offer,
  cpi_observation, input_output_flow, input_output_multiplier, anzsic_code, register_entity, company_details,
  company_classification, tax_entity_income, employer_classification, locality, grid_intensity, grid_generator,
  climate_series_year, climate_projection, climate_grid, climate_grid_cell, address_locality, address,
  address_geocode_type to southerly_public;
