import { type Static, Type } from 'typebox'
import { ReadError } from '../../read-error.ts'
import { amount, amountOrNull, rowRef } from '../../reading/row-fields.ts'
import type { Origin, Source } from '../../source.ts'
import type { MeasureId } from './measures.ts'

/** A source whose files are climate grids: read by cell or loaded whole, never row by row. */
export interface GridSource extends Source<GridYearRow> {
  /** Publisher's variable to what it measures. */
  readonly variables: Readonly<Record<string, MeasureId>>
  /** Variables that look right and are not, with the reason. */
  readonly refused: Readonly<Record<string, string>>
  /** Beginnings of names of variables that the publisher offers beside these. Files of them are passed over. */
  readonly notNeeded: readonly string[]
  /** Whether a year is that of the calendar, or twelve months up to the newest month of the files. */
  readonly years: 'calendar' | 'to_newest_month'
}

/** A year of a cell of temperature and rain. */
export const climateYearRow = Type.Object({
  row_ref: rowRef(),
  year: amount('Calendar year'),
  mean_temp_c: amountOrNull(
    'Mean of the mean maximum and the mean minimum of the year’s days',
    'degrees Celsius',
  ),
  rain_mm: amountOrNull('Rainfall', 'mm'),
  days_ge_35: amountOrNull('Days with a maximum at or above 35 degrees', 'days'),
  days_ge_40: amountOrNull('Days with a maximum at or above 40 degrees', 'days'),
  n_days: amount('Days with a value; the fewest of the variables given', 'days'),
})

/** A year of a cell of the water balance. */
export const waterYearRow = Type.Object({
  row_ref: rowRef(),
  year: amount('Year in which the twelve months end'),
  soil_moisture_mm: amountOrNull('Water in the root zone, 0 to 100 cm, mean of the year', 'mm'),
  runoff_mm: amountOrNull('Runoff of the year', 'mm'),
  n_days: amount('Days with a value; the fewest of the variables given', 'days'),
})

type GridYearRow = Static<typeof climateYearRow> | Static<typeof waterYearRow>

export function defineGridSource(
  facts: Pick<GridSource, 'row' | 'variables' | 'refused' | 'notNeeded' | 'years'> & {
    readonly origin: Origin
  },
): GridSource {
  const slug = facts.origin.source
  return {
    ...facts,
    key: ['year'],
    measures: [],
    period: 'year',
    marks: [
      {
        kind: 'grid',
        variables: Object.keys({ ...facts.variables, ...facts.refused }),
        notNeeded: facts.notNeeded,
      },
    ],
    read: (file) => {
      throw new ReadError({
        file: file.name,
        problem: 'is a grid of half a million cells a day and has no rows',
        hint: `Name a place: \`southerly read ${slug} <files> --at -33.25,149.20\`; \`southerly ingest ${slug} <files>\` loads all cells.`,
      })
    },
  }
}
