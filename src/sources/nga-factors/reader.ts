import type { InputFile } from '../input-file.ts'
import type { ReadLog } from '../read-log.ts'
import { type Correction, Corrections } from '../reading/corrections.ts'
import { TotalsCheck } from '../reading/known-totals.ts'
import { UniqueKeys } from '../reading/unique-keys.ts'
import type { ReadHints } from '../source.ts'
import corrections from './corrections.json' with { type: 'json' }
import { editionOf, vintageOf } from './edition.ts'
import editions from './editions.json' with { type: 'json' }
import type { FactorCell } from './factor-cells.ts'
import { readTables } from './read-tables.ts'
import type { NgaFactorRow } from './row.ts'
import { readSheets } from './sheets.ts'

/** Reads an edition of the national factors: every table by the words of its title, wherever it stands. */
export async function* readNgaFactors(
  file: InputFile,
  log: ReadLog,
  hints: ReadHints,
): AsyncGenerator<NgaFactorRow> {
  const sheets = await readSheets(file)
  const { factors: tables, gwpSet: stated } = readTables(file.name, sheets, log)
  const edition = editionOf(file.name, sheets, hints)
  const cells = [...tables.values()].flat()
  const vintage = vintageOf(edition, cells, log)
  log.edition = {
    slot: edition,
    edition: vintage === undefined ? edition : `${edition} (issue of ${vintage})`,
  }
  const known = new Corrections(file.name, corrections, edition)
  const totals = new TotalsCheck(KNOWN_TOTALS, edition)
  const keys = new UniqueKeys(file.name, 'activity')
  const gwpSet = stated ?? editions.find((known) => known.edition === edition)?.gwp_set ?? null
  for (const [table, factors] of tables)
    for (const factor of factors) {
      const row = {
        edition,
        vintage: vintage ?? null,
        gwp_set: gwpSet,
        ...corrected(table, factor, known, log),
      }
      const isFirst = log.findings.attempt('row_twice', () => {
        keys.add(keyOf(row), row.row_ref)
        return true
      })
      if (isFirst === undefined) continue
      totals.add(row)
      yield row
    }
  if (totals.isWhole) known.finish()
  totals.report(log)
}

const KNOWN_TOTALS = editions.flatMap(({ rows, ...edition }) =>
  rows === undefined ? [] : [{ ...edition, rows }],
)

const keyOf = (row: NgaFactorRow): string =>
  [row.scope, row.category, row.subcategory, row.activity, row.region, row.period, row.gas, row.unit].join(
    ' | ',
  )

function corrected(table: string, factor: FactorCell, known: Corrections, log: ReadLog): FactorCell {
  const printed = (field: string): string | undefined => {
    if (field === 'table') return table
    if (field === 'value') return factor.value_text ?? undefined
    const value = factor[field as keyof FactorCell]
    return value === null || value === undefined ? undefined : String(value)
  }
  const found = log.findings.attempt('correction_not_met', () => known.of(printed, factor.row_ref, log), {
    decision: 'take',
    reason: 'The publisher seems to have corrected it: remove the entry from corrections.json.',
  })
  return found?.reduce(applied, factor) ?? factor
}

const applied = (factor: FactorCell, { used, flag }: Correction): FactorCell => ({
  ...factor,
  value: used === undefined ? factor.value : used === null ? null : Number(used),
  flags: [...factor.flags, flag],
})
