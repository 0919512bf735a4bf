-- Registry tables without ABNs are joined by name: without this the profile of one company reads the whole registry.
create index nger_corporate_emission_without_abn on nger_corporate_emission (reporting_year, organisation) where abn is null;
