import { type DayFigures, figureIndex } from '../../../sources/formats/netcdf-grid/day-figures.ts'
import { CELL_FIELDS, type CellRecord, type DayMeasure } from '../../../store/climate-cell-record.ts'

/** Writes what the days of a measure's year say of a cell that has a value in it. */
export function figureWriter(
  record: CellRecord,
  { kind, arrays }: DayFigures,
  year: number,
): (cell: DataView, place: number) => void {
  const measure: DayMeasure = kind === 'rain' ? 'days_of_rain' : 'days_of_tmax'
  const fields = (CELL_FIELDS[measure] ?? []).map(({ name }) => ({
    write: record.writer(`${measure}.${name}`),
    values: arrays[figureIndex(kind, name)]!,
  }))
  return (cell, place) => {
    for (const { write, values } of fields) {
      const value = values[place]!
      // No month with a missing day has a sum, and no five days in a row may be known.
      write(cell, year, Number.isFinite(value) ? value : null)
    }
  }
}
