import { type TNull, type TNumber, type TUnion, Type } from 'typebox'
import { amountOrNull, flags, rowRef, text, textOrNull } from '../reading/row-fields.ts'
import { VARIABLES, type Variable } from './variables.ts'

type NumberOrNull = TUnion<[TNumber, TNull]>

const measured = Object.fromEntries(
  Object.entries(VARIABLES).flatMap(([field, { description, unit }]) => [
    [field, amountOrNull(description, unit)],
    [`${field}_source`, amountOrNull(`Source code of ${field}: how the figure was obtained`)],
  ]),
) as Record<Variable | `${Variable}_source`, NumberOrNull>

/** One day at one place. Variables that were not asked for are null. */
export const siloPointRow = Type.Object({
  dataset: Type.Union([Type.Literal('data_drill'), Type.Literal('patched_point')], {
    description: 'A grid cell, or a station whose gaps are filled',
  }),
  station: textOrNull('Number of the station, without leading zeros; null for a grid cell'),
  station_name: textOrNull('Name of the station'),
  latitude: amountOrNull('Latitude', 'degrees'),
  longitude: amountOrNull('Longitude', 'degrees'),
  elevation_m: amountOrNull('Height', 'm'),
  date: text('Day, YYYY-MM-DD'),
  ...measured,
  code_scheme: Type.Union([Type.Literal('csv'), Type.Literal('apsim')], {
    description: 'Which list of source codes applies: two digits in CSV, one digit in APSIM',
  }),
  flags,
  row_ref: rowRef(),
})

/** What is said once of a whole answer. */
export type SiloPlace = {
  readonly dataset: 'data_drill' | 'patched_point'
  readonly station: string | null
  readonly station_name: string | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly elevation_m: number | null
}

export type SiloPointRow = SiloPlace & {
  readonly [Field in Variable | `${Variable}_source`]: number | null
} & {
  readonly date: string
  readonly code_scheme: 'csv' | 'apsim'
  readonly flags: string[]
  readonly row_ref: string
}

/** A day of the answer before its place is known. */
export interface SiloDay {
  readonly date: string
  readonly values: Partial<Record<Variable | `${Variable}_source`, number>>
  readonly row_ref: string
}

/** An answer, whichever format it came in. */
export interface SiloResponse {
  readonly place: SiloPlace
  /** YYYY-MM-DD. */
  readonly extractedOn: string | undefined
  readonly scheme: 'csv' | 'apsim'
  readonly days: readonly SiloDay[]
}
