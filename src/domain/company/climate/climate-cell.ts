import type { Availability } from '../../availability.ts'
import { type CellChoice, nearestCell, type Point, type RegularGrid } from './location.ts'

/**
 * The lattice of 0.05 degrees that every national climate grid is on, whatever its extent and order of rows. A cell has
 * one number on it, so that grids of different publishers can be joined.
 */
export const LATTICE: RegularGrid = {
  first_lat: -90,
  first_lon: 0,
  step: 0.05,
  rows: 3601,
  columns: 7200,
}

export const latticeRow = (lat: number): number => Math.round((lat - LATTICE.first_lat) / LATTICE.step)
export const latticeColumn = (lon: number): number => Math.round((lon - LATTICE.first_lon) / LATTICE.step)

export const cellNumber = (row: number, column: number): number => row * LATTICE.columns + column

/** Centre of a cell, to the two decimals that it has. */
export function cellCentre(cell: number): Point {
  const row = Math.floor(cell / LATTICE.columns)
  const rounded = (value: number): number => Math.round(value * 100) / 100
  return {
    lat: rounded(LATTICE.first_lat + row * LATTICE.step),
    lon: rounded(LATTICE.first_lon + (cell % LATTICE.columns) * LATTICE.step),
  }
}

/** The point's own cell, or the nearest with values within 15 km, said so; the reason where there is none. */
export function chooseCell(
  point: Point,
  hasValues: (cell: number) => boolean,
): (CellChoice & { readonly cell: number }) | Availability {
  const choice = nearestCell(point, LATTICE, (row, column) => hasValues(cellNumber(row, column)))
  if (!('row' in choice)) return choice
  const cell = cellNumber(choice.row, choice.column)
  return { ...choice, ...cellCentre(cell), cell }
}
