import type { ReadLog } from '../read-log.ts'
import type { Figures } from './checks.ts'
import type { GenerationRow } from './row.ts'

interface Facilities {
  readonly sum: Figures
  readonly count: number
  readonly isInDoubt: boolean
}

/** Compares the facilities of each corporation with its printed totals, in whatever order the rows stand. */
export class CorporateTotals {
  readonly #facilities = new Map<string, Facilities>()
  readonly #totals = new Map<string, Figures & { readonly at: string }>()
  #count = 0

  addFacility(row: GenerationRow, isInDoubt: boolean): void {
    const others = this.#facilities.get(row.reporting_entity)
    this.#facilities.set(row.reporting_entity, {
      sum: sum(others?.sum, row),
      count: (others?.count ?? 0) + 1,
      isInDoubt: isInDoubt || others?.isInDoubt === true,
    })
  }

  /** Some corporations have several: 2023-24 prints one for each group within CK William. */
  addTotal(entity: string, at: string, figures: Figures): void {
    this.#count += 1
    this.#totals.set(entity, { ...sum(this.#totals.get(entity), figures), at })
  }

  /** A total is no row, so a difference says that a facility is missing or wrong; one that is known already explains it. */
  finish(file: string, log: ReadLog): void {
    for (const [entity, { at, ...total }] of this.#totals) {
      const { sum: found, count, isInDoubt } = this.#facilities.get(entity) ?? NO_FACILITIES
      // Each facility is rounded by itself.
      const rounding = Math.ceil(count / 2)
      const column = FIELDS.find((field) => Math.abs((found[field] ?? 0) - (total[field] ?? 0)) > rounding)
      if (column === undefined) continue
      const problem = `is not what the facilities of ${entity} add up to`
      if (isInDoubt) {
        log.note(
          'corporate_total_differs',
          `${total[column]} ${problem}, ${found[column]}: one is in doubt.`,
          at,
        )
        continue
      }
      log.findings.add(
        'corporate_total_differs',
        {
          file,
          at,
          column,
          value: total[column],
          problem,
          expected: `${found[column]}; a row may be missing or a figure wrong`,
        },
        { decision: 'take', reason: 'The facilities were read as printed; their total is not a row.' },
      )
    }
    if (this.#count > 0)
      log.note(
        'corporate_totals',
        `${this.#count} corporate totals were compared with their facilities; they are not rows.`,
      )
  }
}

const FIELDS = ['electricity_gj', 'scope1_t', 'scope2_t', 'total_t'] as const
const NOTHING: Figures = { electricity_gj: 0, scope1_t: 0, scope2_t: 0, total_t: 0 }
const NO_FACILITIES: Facilities = { sum: NOTHING, count: 0, isInDoubt: false }

const sum = (left: Figures = NOTHING, right: Figures = NOTHING): Figures => ({
  electricity_gj: (left.electricity_gj ?? 0) + (right.electricity_gj ?? 0),
  scope1_t: (left.scope1_t ?? 0) + (right.scope1_t ?? 0),
  scope2_t: (left.scope2_t ?? 0) + (right.scope2_t ?? 0),
  total_t: (left.total_t ?? 0) + (right.total_t ?? 0),
})
