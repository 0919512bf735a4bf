-- Well-known public sets of emission factors, which an operator loads from a file for all tenants.

create table public_factor_set (
  id text collate "C" not null check (id ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  version integer not null check (version >= 1),
  source text not null,
  year integer not null,
  gwp_set text collate "C" not null,
  licence text not null,
  document text not null,
  file_name text not null,
  file_sha256 text collate "C" not null check (file_sha256 ~ '^[0-9a-f]{64}$'),
  factors text not null,
  loaded_by text collate "C" not null,
  loaded_at timestamptz not null,
  primary key (id, version)
);
comment on table public_factor_set is 'Public sets of emission factors that an operator loaded. Append-only: the newest version of each is in force, and an earlier one stays for lines that used it.';
comment on column public_factor_set.id is 'Short name of the set, such as defra-2025: ids of its factors begin with it.';
comment on column public_factor_set.version is '1, 2, 3 ... within the set.';
comment on column public_factor_set.source is 'Who publishes it, and what it is called.';
comment on column public_factor_set.year is 'Year of the edition.';
comment on column public_factor_set.gwp_set is 'Warming potentials that it uses.';
comment on column public_factor_set.licence is 'Under which it may be used.';
comment on column public_factor_set.document is 'File or page where it is printed: cells of its factors are in it.';
comment on column public_factor_set.file_name is 'Name of the file that was loaded.';
comment on column public_factor_set.file_sha256 is 'Of its bytes.';
comment on column public_factor_set.factors is 'JSON: the factors, each with the cell that prints it; an empty list where the set was withdrawn.';
comment on column public_factor_set.loaded_by is 'The operator who loaded it.';
comment on column public_factor_set.loaded_at is 'When.';
grant select on public_factor_set to southerly_public, southerly_app, southerly_worker, southerly_operator;
grant insert on public_factor_set to southerly_operator;
