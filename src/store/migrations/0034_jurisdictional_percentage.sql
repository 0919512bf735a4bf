-- The renewable power percentage of a jurisdiction's own scheme stands in the table of the national one.
alter table renewable_power_percentage add column jurisdiction text collate "C";
comment on column renewable_power_percentage.jurisdiction is 'Jurisdiction whose own scheme it is, such as ACT; null for the national percentage.';
