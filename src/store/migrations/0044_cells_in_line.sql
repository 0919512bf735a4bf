-- Cells with the figures of their days pass two kilobytes; stored in line they are read in one look-up.
alter table climate_grid_cell alter column annual set storage main;
