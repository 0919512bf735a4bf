import type { ReadLog } from '../read-log.ts'
import type { RowCells } from '../reading/family/row-cells.ts'
import type { Field } from './columns.ts'
import exceptions from './identity-exceptions.json' with { type: 'json' }
import type { SafeguardRow } from './row.ts'

/** Fields that identities are about; each is a column too. */
type Amount = {
  [Name in keyof SafeguardRow]: SafeguardRow[Name] extends number | null ? Name : never
}[keyof SafeguardRow] &
  Field

interface Identity {
  readonly name: string
  readonly rule: string
  /** What the publisher computed. */
  readonly of: Amount
  /** What it is the sum of. */
  readonly plus: readonly Amount[]
  readonly minus: readonly Amount[]
  /** Tonnes by which rounding may part the two. */
  readonly tolerance: number
}

const IDENTITIES: readonly Identity[] = [
  {
    name: 'net_emissions',
    rule: 'net_emissions_do_not_add_up',
    of: 'net_emissions_t',
    plus: ['covered_emissions_t', 'accus_issued'],
    minus: ['accus_deemed_surrendered', 'accus_surrendered', 'smcs_surrendered'],
    tolerance: 0,
  },
  {
    name: 'net_position',
    rule: 'net_position_does_not_add_up',
    of: 'net_position_t',
    plus: ['net_emissions_t'],
    minus: ['baseline_t'],
    tolerance: 0,
  },
  {
    name: 'gases',
    rule: 'gases_do_not_add_up',
    of: 'covered_emissions_t',
    plus: ['co2_t', 'ch4_t', 'n2o_t', 'other_ghg_t'],
    minus: [],
    tolerance: 2,
  },
]

/**
 * Compares what the publisher computed with what it printed: a shifted column or a mistyped number shows here. Known
 * exceptions are data, and each must be off by exactly what it is known to be off. Gives what the other columns say of
 * each figure, for those that could not be read.
 */
export function checkIdentities(
  cells: RowCells<Field>,
  row: SafeguardRow,
  log: ReadLog,
): Partial<Record<Field, number | null>> {
  const given: Partial<Record<Field, number | null>> = {}
  for (const identity of IDENTITIES) {
    const computed = computedOf(identity, row, cells)
    if (cells.unreadFields.has(identity.of)) given[identity.of] ??= computed
    const unread = [...identity.plus, ...identity.minus].filter((term) => cells.unreadFields.has(term))
    for (const term of unread) given[term] ??= solvedFor(term, identity, row, cells)
    const printed = row[identity.of]
    if (printed === null || computed === null || unread.length > 0 || cells.unreadFields.has(identity.of))
      continue
    if (Math.abs(printed - computed) <= toleranceOf(identity, row)) continue
    const known = exceptions.find(
      (exception) =>
        exception.edition === row.reporting_year &&
        exception.facility_name === row.facility_name &&
        exception.identity === identity.name &&
        exception.printed === printed &&
        exception.computed === computed,
    )
    if (known === undefined) report(cells, identity, row, computed)
    else
      log.note('identity_exception', `${row.facility_name}, ${identity.name}: ${known.reason}`, row.row_ref)
  }
  return given
}

function report(cells: RowCells<Field>, identity: Identity, row: SafeguardRow, computed: number): void {
  const unprinted = [...identity.plus, ...identity.minus].some((term) => !cells.has(term) && isDue(term, row))
  const isNetRight = identity.name === 'net_emissions' && positionConfirms(row)
  cells.doubt(
    identity.rule,
    identity.of,
    {
      problem: `does not add up for ${row.facility_name}`,
      expected: `${computed}, from the other columns of the row`,
    },
    unprinted || isNetRight
      ? {
          decision: 'take',
          reason: isNetRight
            ? 'The net position and the baseline of the row confirm it: another column is wrong.'
            : 'The edition does not publish everything that it is computed from.',
        }
      : { decision: 'use', value: computed, reason: 'The other columns of the row give it.' },
  )
}

/** True where the printed position says that the printed net emissions are what was meant. */
const positionConfirms = ({
  net_emissions_t: net,
  net_position_t: position,
  baseline_t: baseline,
}: SafeguardRow) => net !== null && position !== null && baseline !== null && net - baseline === position

/** Null where the row lacks one of the numbers. A column that the edition does not print counts as zero. */
function computedOf(identity: Identity, row: SafeguardRow, cells: RowCells<Field>): number | null {
  if (
    ![...identity.plus, ...identity.minus].some((term) => term !== 'covered_emissions_t' && cells.has(term))
  )
    return null
  const plus = addUp(identity.plus, row, cells)
  const minus = addUp(identity.minus, row, cells)
  return plus === null || minus === null ? null : tidy(plus - minus)
}

function solvedFor(
  wanted: Amount,
  identity: Identity,
  row: SafeguardRow,
  cells: RowCells<Field>,
): number | null {
  const printed = row[identity.of]
  const without = (terms: readonly Amount[]) => terms.filter((term) => term !== wanted)
  const plus = addUp(without(identity.plus), row, cells)
  const minus = addUp(without(identity.minus), row, cells)
  if (printed === null || plus === null || minus === null || identity.tolerance > 0) return null
  const value = identity.plus.includes(wanted) ? printed - plus + minus : plus - minus - printed
  return value < 0 ? null : tidy(value)
}

const addUp = (terms: readonly Amount[], row: SafeguardRow, cells: RowCells<Field>): number | null =>
  terms.reduce<number | null>((total, term) => {
    const value = cells.has(term) ? row[term] : 0
    return total === null || value === null ? null : total + value
  }, 0)

/** Kilotonnes are printed to the tonne at best, so each term may be off by half of its last digit. */
const toleranceOf = (identity: Identity, row: SafeguardRow): number =>
  Number.isInteger(row[identity.of] ?? 0) ? identity.tolerance : Math.max(identity.tolerance, 2)

/** Units under the reform, gases and positions did not exist before it, so an early edition lacks nothing without them. */
const isDue = (term: Amount, { regime }: SafeguardRow): boolean =>
  regime === 'reformed' || term === 'accus_issued' || term === 'accus_deemed_surrendered'

const tidy = (value: number): number => Number(value.toPrecision(14))
