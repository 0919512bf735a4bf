-- The national address file, slim: one row of some 80 bytes for each of 16 million addresses, and one index.
-- Names of localities and streets stand once, in address_locality, and are searched in memory; nothing here is searched as text.

create table address_locality (
  release_id text collate "C" not null references release (id),
  ordinal integer not null check (ordinal >= 1),
  name text collate "C" not null,
  state text collate "C" not null,
  postcode text collate "C",
  street_ids integer[] not null,
  streets text collate "C" not null,
  primary key (release_id, ordinal)
);
comment on table address_locality is 'Localities of the address file with their streets; a locality with two postcodes stands twice.';
comment on column address_locality.release_id is 'Release that the row was read from.';
comment on column address_locality.ordinal is 'Place of the locality by its first address in the file, from 1.';
comment on column address_locality.name is 'Name of the locality.';
comment on column address_locality.state is 'State or territory; OT for other territories.';
comment on column address_locality.postcode is 'Postcode, four digits; null where the addresses have none.';
comment on column address_locality.street_ids is 'Keys of the streets, as in address.street_id.';
comment on column address_locality.streets is 'The streets in the order of street_ids, one in a line: name, type and suffix parted by a vertical bar.';

create table address (
  latitude double precision not null,
  longitude double precision not null,
  street_id integer not null,
  number integer not null,
  line integer not null,
  geocode_type smallint not null,
  principal boolean not null,
  pid text collate "C" not null,
  number_first text collate "C",
  number_last text collate "C",
  lot_number text collate "C",
  flat_type text collate "C",
  flat_number text collate "C",
  level_type text collate "C",
  level_number text collate "C",
  building_name text collate "C"
);
create index address_by_street_number on address (street_id, number);
comment on table address is 'Addresses with their default geocode. The release is that of the street.';
comment on column address.latitude is 'Latitude, south is negative, degrees.';
comment on column address.longitude is 'Longitude, degrees.';
comment on column address.street_id is 'Street in address_locality.street_ids; unique over all releases.';
comment on column address.number is 'What an address is looked up by: the digits of the street number, those of the lot as a negative number, else 0.';
comment on column address.line is 'Line in the publisher''s file.';
comment on column address.geocode_type is 'Key in address_geocode_type.';
comment on column address.principal is 'False for an alias of another address.';
comment on column address.pid is 'Persistent identifier of the address.';
comment on column address.number_first is 'Street number, or the first of a range, with letters.';
comment on column address.number_last is 'Last street number of a range.';
comment on column address.lot_number is 'Number of the lot.';
comment on column address.flat_type is 'Kind of flat, such as UNIT.';
comment on column address.flat_number is 'Number of the flat, with letters.';
comment on column address.level_type is 'Kind of level.';
comment on column address.level_number is 'Number of the level.';
comment on column address.building_name is 'Name of the building, or of the site where the building has none.';

create table address_geocode_type (
  id smallint primary key,
  name text collate "C" not null unique
);
comment on table address_geocode_type is 'What the point of an address is of, in the publisher''s words.';
comment on column address_geocode_type.id is 'Key in address.geocode_type.';
comment on column address_geocode_type.name is 'Such as PROPERTY CENTROID; an empty text where the publisher says nothing.';

grant select on address_locality, address, address_geocode_type to southerly_app;
