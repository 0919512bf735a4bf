import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import type { GenerationRow } from './row.ts'

/** Numbers that a row has in common with the total of its corporation. */
export type Figures = Pick<GenerationRow, 'electricity_gj' | 'scope1_t' | 'scope2_t' | 'total_t'>

const GJ_PER_MWH = 3.6

/** Whole MWh of whole GJ (5 / 18), in whole numbers throughout; halves go to the even one, so that a sum is not biased. */
export function mwhOf(gigajoules: number): number {
  const below = Math.floor((gigajoules * 5) / 18)
  const rest = gigajoules * 5 - below * 18
  return rest > 9 || (rest === 9 && below % 2 === 1) ? below + 1 : below
}

/** Refuses a row whose columns contradict each other. A missing emission adds nothing to the printed total. */
export function checkRow(file: string, row: GenerationRow): void {
  const refuse = (column: string, value: number, expected: string): never => {
    throw new ReadError({
      file,
      at: row.row_ref,
      column,
      value,
      problem: `does not add up for ${row.facility_name}`,
      expected,
      hint: 'Columns may be shifted.',
    })
  }
  const emissions = (row.scope1_t ?? 0) + (row.scope2_t ?? 0)
  if (row.total_t !== null && row.total_t !== emissions)
    refuse('Total emissions (t CO2-e)', row.total_t, `${emissions}, scope 1 + scope 2`)
  const { electricity_gj: gigajoules, electricity_mwh: megawattHours } = row
  if (gigajoules === null || megawattHours === null) return
  if (Math.abs(gigajoules / GJ_PER_MWH - megawattHours) > 1)
    refuse('Electricity production (MWh)', megawattHours, `${mwhOf(gigajoules)}, GJ / ${GJ_PER_MWH}`)
}

/**
 * True when the printed intensity lies outside what scope 1 and MWh can give after rounding. Only flagged: the
 * publisher computes it from figures that it does not print.
 */
export function intensityDiffers(row: Omit<GenerationRow, 'flags'>): boolean {
  const { scope1_t: scope1, electricity_mwh: megawattHours, intensity_t_per_mwh: printed } = row
  if (scope1 === null || megawattHours === null || printed === null || megawattHours < 1) return false
  const lowest = (scope1 - 0.5) / (megawattHours + 0.5) - 0.006
  const highest = (scope1 + 0.5) / (megawattHours - 0.5) + 0.006
  return printed < lowest || printed > highest
}

/** Compares the facilities of each corporation with its printed totals, in whatever order the rows stand. */
export class CorporateTotals {
  readonly #facilities = new Map<string, Figures>()
  readonly #totals = new Map<string, Figures & { readonly at: string }>()
  #count = 0

  addFacility(row: GenerationRow): void {
    this.#facilities.set(row.reporting_entity, sum(this.#facilities.get(row.reporting_entity), row))
  }

  /** Some corporations have several: 2023-24 prints one for each group within CK William. */
  addTotal(entity: string, at: string, figures: Figures): void {
    this.#count += 1
    this.#totals.set(entity, { ...sum(this.#totals.get(entity), figures), at })
  }

  finish(file: string, log: ReadLog): void {
    for (const [entity, { at, ...total }] of this.#totals) {
      const found = sum(this.#facilities.get(entity), NOTHING)
      const column = (Object.keys(found) as (keyof Figures)[]).find((field) => found[field] !== total[field])
      if (column !== undefined)
        throw new ReadError({
          file,
          at,
          column,
          value: total[column],
          problem: `is not what the facilities of ${entity} add up to`,
          expected: String(found[column]),
          hint: 'Rows may be missing. Download the file again.',
        })
    }
    if (this.#count > 0)
      log.note(
        'corporate_totals',
        `${this.#count} corporate totals were compared with their facilities; they are not rows.`,
      )
  }
}

const NOTHING: Figures = { electricity_gj: 0, scope1_t: 0, scope2_t: 0, total_t: 0 }

const sum = (left: Figures = NOTHING, right: Figures = NOTHING): Figures => ({
  electricity_gj: (left.electricity_gj ?? 0) + (right.electricity_gj ?? 0),
  scope1_t: (left.scope1_t ?? 0) + (right.scope1_t ?? 0),
  scope2_t: (left.scope2_t ?? 0) + (right.scope2_t ?? 0),
  total_t: (left.total_t ?? 0) + (right.total_t ?? 0),
})
