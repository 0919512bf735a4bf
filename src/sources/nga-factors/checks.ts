import type { Findings } from '../reading/findings.ts'
import type { FactorCell } from './factor-cells.ts'
import { sum } from './values.ts'

const GASES = new Set(['co2', 'ch4', 'n2o'])
/** Printed figures are rounded to two decimals at most, so three gases cannot be off by more. */
const SUM_TOLERANCE = 0.0051
const METHANE = 28
const NITROUS_OXIDE = 265
const GJ_PER_KWH = 0.0036
/** Half of the last printed digit on either side: 0.005 kg/kWh and 0.5 kg/GJ. */
const UNIT_TOLERANCE = 0.005 + 0.5 * GJ_PER_KWH + 1e-9

/**
 * Checks the gases of a fuel against their printed total. The 2021 edition prints no total: then the sum is added as a
 * factor of its own, marked as computed.
 */
export function withTotal(file: string, cells: readonly FactorCell[], findings: Findings): FactorCell[] {
  const gases = cells.filter(({ gas, scope }) => scope === 1 && GASES.has(gas))
  const isFuel = gases.every(({ energy_content }) => energy_content !== null)
  if (!isFuel || gases.length !== GASES.size) return [...cells]
  const values = gases.map(({ value }) => value)
  if (!values.every((value) => value !== null)) return [...cells]
  const total = cells.find(({ gas, scope }) => gas === 'total' && scope === 1)
  const added = sum(values)
  if (total === undefined) return [...cells, computedTotal(gases, added)]
  if (total.value === null || Math.abs(total.value - added) > SUM_TOLERANCE)
    findings.add(
      'gases_do_not_add_up',
      {
        file,
        at: total.row_ref,
        column: 'total',
        value: total.value_text,
        problem: `is not the sum of the gases of ${total.activity}`,
        expected: `${added}; a column is shifted or a figure is wrong`,
      },
      { decision: 'use', value: added, reason: 'It is the sum of the gases in the same row.' },
    )
  return [...cells]
}

/** Marks electricity factors whose kg/kWh and kg/GJ cannot both be right. */
export function withUnitsCompared(cells: readonly FactorCell[]): FactorCell[] {
  return cells.map((cell) => {
    const unit = cell.unit === 'kg CO2-e/kWh' ? 'kg CO2-e/GJ' : 'kg CO2-e/kWh'
    const other = cells.find(
      (candidate) =>
        candidate.unit === unit &&
        candidate.subcategory === cell.subcategory &&
        candidate.scope === cell.scope,
    )
    if (cell.category !== 'electricity' || other === undefined || other.value === null || cell.value === null)
      return cell
    const [perKwh, perGj] =
      cell.unit === 'kg CO2-e/kWh' ? [cell.value, other.value] : [other.value, cell.value]
    const agree = Math.abs(perGj * GJ_PER_KWH - perKwh) <= UNIT_TOLERANCE
    return agree ? cell : { ...cell, flags: [...cell.flags, 'kwh_and_gj_disagree'] }
  })
}

/** Checks animals: kg of CH4 and of N2O, each times its AR5 potential, against the printed kg CO2-e. */
export function checkLivestockTotals(file: string, cells: readonly FactorCell[], findings: Findings): void {
  const animals = cells.filter(
    ({ category, value }) => category === 'agriculture_livestock' && value !== null,
  )
  const amount = ({ activity, region }: FactorCell, gas: string): FactorCell | undefined =>
    animals.find((cell) => cell.activity === activity && cell.region === region && cell.gas === gas)
  for (const total of animals.filter(({ gas }) => gas === 'total')) {
    const [methane, nitrousOxide] = [amount(total, 'ch4'), amount(total, 'n2o')]
    const expected = (methane?.value ?? 0) * METHANE + (nitrousOxide?.value ?? 0) * NITROUS_OXIDE
    const tolerance =
      halfDigit(methane) * METHANE + halfDigit(nitrousOxide) * NITROUS_OXIDE + halfDigit(total)
    if (Math.abs(expected - (total.value ?? 0)) > tolerance)
      findings.add(
        'gases_do_not_add_up',
        {
          file,
          at: total.row_ref,
          column: 'co2-e',
          value: total.value_text,
          problem: `is not what the gases of ${total.activity} in ${total.region} amount to`,
          expected: `about ${sum([expected])}`,
        },
        {
          decision: 'use',
          value: sum([expected]),
          reason: 'It is the total of the gases of the same animal.',
        },
      )
  }
}

/** Rounding of a table: two decimals, three where animals are small. */
const halfDigit = (cell: FactorCell | undefined): number => (cell?.subcategory === 'poultry' ? 0.0005 : 0.005)

function computedTotal(gases: readonly FactorCell[], value: number): FactorCell {
  const first = gases[0]!
  const cell = `${first.cell}:${gases.at(-1)!.cell}`
  return {
    ...first,
    row_ref: `${first.table}!${cell}`,
    cell,
    gas: 'total',
    value,
    value_text: null,
    flags: ['computed_sum'],
  }
}
