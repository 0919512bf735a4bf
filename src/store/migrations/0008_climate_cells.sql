-- Climate grids, cell by cell: one row holds all years of a cell, so that a place is one look-up.
create table climate_grid (
  release_id text collate "C" primary key references release (id),
  first_row integer not null,
  first_column integer not null,
  row_count integer not null check (row_count >= 1),
  column_count integer not null check (column_count >= 1),
  measures text[] not null,
  years integer[] not null,
  files jsonb not null
);
comment on table climate_grid is 'A load of a climate grid: where it lies, what its cells hold, which files it was made from.';
comment on column climate_grid.release_id is 'Release of the grid.';
comment on column climate_grid.first_row is 'Southernmost row on the lattice of 0.05 degrees, counted from the pole.';
comment on column climate_grid.first_column is 'Westernmost column on the lattice, counted from Greenwich.';
comment on column climate_grid.row_count is 'Rows of the grid.';
comment on column climate_grid.column_count is 'Columns of the grid.';
comment on column climate_grid.measures is 'Measures that a cell holds, in the order of its bytes.';
comment on column climate_grid.years is 'Years that a cell holds, in order.';
comment on column climate_grid.files is 'For each measure and year: its days in the calendar and the files with their SHA-256.';

create table climate_grid_cell (
  release_id text collate "C" not null references climate_grid (release_id),
  cell integer not null,
  annual bytea not null,
  primary key (release_id, cell)
);
comment on table climate_grid_cell is 'All years of a cell of a climate grid; cells without any value have no row.';
comment on column climate_grid_cell.release_id is 'Release of the grid.';
comment on column climate_grid_cell.cell is 'Number of the cell on the lattice: row x 7200 + column.';
comment on column climate_grid_cell.annual is 'Annual values as integers, laid out by src/store/climate-cell-record.ts.';

grant select on climate_grid, climate_grid_cell to southerly_app;
