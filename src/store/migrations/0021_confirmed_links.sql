-- A link that a person confirmed is a release of one row, which says who confirmed it, when and why.
alter table safeguard_link add column confirmed_by text collate "C";
alter table safeguard_link add column confirmed_at text collate "C";
alter table safeguard_link add column reason text collate "C";
comment on column safeguard_link.confirmed_by is 'Who confirmed the link; empty for a link of our own table.';
comment on column safeguard_link.confirmed_at is 'When it was confirmed, as an instant in UTC.';
comment on column safeguard_link.reason is 'Why, in the words of who confirmed it.';
