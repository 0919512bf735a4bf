import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { TObject } from 'typebox'
import { composeFactors } from '../../src/domain/factors/compose.ts'
import type { Factor, FactorRow } from '../../src/domain/factors/factor.ts'
import type { GwpRow, GwpTable } from '../../src/domain/factors/gwp.ts'
import { readCompactRows } from '../../src/sources/formats/compact-rows.ts'
import { gwpSource } from '../../src/sources/gwp/source.ts'
import { ngaFactorsSource } from '../../src/sources/nga-factors/source.ts'

const STARTER = path.join(import.meta.dirname, '../../data/starter')

/** The rows of every edition in the starter dataset, as the store gives them to the domain. */
export const starterRows: readonly FactorRow[] = readdirSync(path.join(STARTER, 'nga-factors'))
  .filter((file) => file.endsWith('.csv'))
  .toSorted()
  .flatMap((file) => rowsOf<FactorRow>('nga-factors', file, ngaFactorsSource.row))
  .map((row) => ({ ...row, in_force: row.vintage !== '2026-09' }))

export const starterFactors: readonly Factor[] = composeFactors(starterRows)

export const starterGwps: GwpTable = new Map(
  rowsOf<GwpRow>('gwp', 'all.csv', gwpSource.row).map((row) => [row.gas_code, row]),
)

/** The factor with this id in an edition, the issue in force. */
export function starterFactor(factorId: string, edition: string): Factor {
  const found = starterFactors.find(
    (factor) => factor.factor_id === factorId && factor.edition === edition && !factor.superseded,
  )
  if (found === undefined) throw new Error(`the starter dataset has no ${factorId} in ${edition}`)
  return found
}

function rowsOf<Row>(source: string, file: string, schema: TObject): Row[] {
  const location = path.join(STARTER, source, file)
  const release = { release_id: `${source}-${file}`, dataset: source, file_sha256: '0'.repeat(64) }
  return readCompactRows(file, schema, readFileSync(location, 'utf8')).map(
    (row) => ({ ...row, ...release }) as Row,
  )
}
