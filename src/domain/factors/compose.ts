import type { EvidenceInput } from '../evidence.ts'
import type { Factor, FactorKind, FactorRow, FactorValue, TotalBasis } from './factor.ts'
import { factorIdOf } from './identity.ts'
import { rational, sum, toNumber } from './rational.ts'

/** The factors of all editions and issues that the rows hold, in the order of the publisher's tables. */
export function composeFactors(rows: readonly FactorRow[]): Factor[] {
  const groups = new Map<string, { readonly id: string; readonly rows: FactorRow[] }>()
  for (const row of rows) {
    const id = factorIdOf(row)
    const key = `${row.release_id}\n${id}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { id, rows: [row] })
    else group.rows.push(row)
  }
  return [...groups.values()].map(({ id, rows: own }) => composeFactor(id, own))
}

const ORDER = ['co2', 'ch4', 'n2o', 'hfc', 'cf4', 'c2f6', 'n/a', 'total']
const byGas = (a: FactorRow, b: FactorRow): number => ORDER.indexOf(a.gas) - ORDER.indexOf(b.gas)

function composeFactor(id: string, group: readonly FactorRow[]): Factor {
  const rows = group.toSorted(byGas)
  const gases = rows.filter((row) => row.gas !== 'total').map(valueOf)
  const printed = rows.find((row) => row.gas === 'total')
  const { total, basis } = totalOf(gases, printed === undefined ? undefined : valueOf(printed))
  const first = printed ?? rows[0]!
  refuseRepeatedGas(id, rows)
  const energy = rows.find((row) => row.energy_content !== null)
  return {
    factor_id: id,
    row_id: rowId(id, first),
    kind: kindOf(first),
    edition: first.edition,
    vintage: first.vintage,
    superseded: !first.in_force,
    release_id: first.release_id,
    scope: first.scope as Factor['scope'],
    category: first.category,
    subcategory: first.subcategory,
    activity: first.activity,
    region: first.region,
    period: first.period,
    method: first.method,
    carbon_origin: first.carbon_origin,
    gwp_set: first.gwp_set,
    unit: total?.unit ?? first.unit,
    gases,
    total,
    total_basis: basis,
    energy_content:
      energy === undefined
        ? null
        : {
            value: energy.energy_content!,
            value_text: energy.energy_content_text!,
            unit: energy.energy_content_unit!,
          },
    table: first.table,
    table_title: first.table_title,
    cells: rows.map((row) => row.row_ref),
    footnotes: unique(rows.flatMap((row) => row.footnote ?? [])),
    flags: unique(rows.flatMap((row) => row.flags)),
    inputs: rows.map((row) => inputOf(id, row)),
  }
}

/** An issue that is superseded without a name of its own is told apart by its file. */
function rowId(id: string, row: FactorRow): string {
  const issue = row.vintage ?? (row.in_force ? row.edition : `${row.edition}~${row.file_sha256.slice(0, 6)}`)
  return `${id}@${issue}`
}

const NOT_EMISSIONS: Readonly<Record<string, FactorKind>> = {
  't/m3': 'conversion',
  '% per year': 'rate',
  '% unaccounted-for gas': 'rate',
}

const kindOf = (row: FactorRow): FactorKind => NOT_EMISSIONS[row.unit] ?? 'emission_factor'

/** The printed total; else the only gas, or the sum of the gases where all are CO2-e in one unit. */
function totalOf(
  gases: readonly FactorValue[],
  printed: FactorValue | undefined,
): { total: FactorValue | null; basis: TotalBasis } {
  if (printed !== undefined)
    return { total: printed, basis: printed.flags.includes('computed_sum') ? 'computed_sum' : 'published' }
  const [only, ...others] = gases
  if (only === undefined || only.gas === 'n/a') return { total: null, basis: 'none' }
  if (others.length === 0) return { total: { ...only, gas: 'total' }, basis: 'single_gas' }
  if (gases.some((gas) => gas.value === null || gas.unit !== only.unit)) return { total: null, basis: 'none' }
  return {
    total: {
      ...only,
      gas: 'total',
      value: toNumber(sum(gases.map((gas) => rational(gas.value!)))),
      value_text: null,
      cell: gases.map((gas) => gas.cell).join(' + '),
      flags: ['computed_sum'],
    },
    basis: 'computed_sum',
  }
}

const valueOf = ({ gas, value, value_text, unit, table, cell, flags }: FactorRow): FactorValue => ({
  gas,
  value,
  value_text,
  unit,
  table,
  cell,
  flags,
})

const inputOf = (id: string, row: FactorRow): EvidenceInput => ({
  dataset: row.dataset,
  release: row.release_id,
  file_sha256: row.file_sha256,
  ref: row.row_ref,
  field: `${id} ${row.gas}`,
  observed: row.period ?? row.edition,
  value_text: row.value_text,
})

/** Two cells for one gas of one factor mean that two activities share a name: a fault of identity.json. */
function refuseRepeatedGas(id: string, rows: readonly FactorRow[]): void {
  const repeated = rows.find((row, index) => rows[index + 1]?.gas === row.gas)
  if (repeated !== undefined)
    throw new Error(
      `${repeated.edition} ${repeated.row_ref}: a second ${repeated.gas} of ${id}; name the two activities apart in identity.json`,
    )
}

const unique = (items: readonly string[]): string[] => [...new Set(items)]
