-- Registry tables without ABNs are joined by name: without this index the profile of one company reads the whole registry.
alter table nger_corporate_emission alter column organisation type text collate "C";
create index nger_corporate_emission_without_abn on nger_corporate_emission (reporting_year, organisation) where abn is null;
