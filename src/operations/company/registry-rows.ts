import type { RegistryRow, RegistryYear } from '../../domain/company/emissions/registry-row.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { emissionRows } from '../../store/emissions.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { isInvented, sandboxRegistry } from '../sandbox/sandbox.ts'
import { registryYears, yearsFor } from './registry-years.ts'

/** One company's rows in the registry. */
export interface CompanyRegistry {
  readonly rows: readonly RegistryRow[]
  readonly years: readonly RegistryYear[]
}

/** Rows of several companies, real and invented, in one query or none. */
export async function readRegistry(
  database: ReadonlySql,
  snapshot: SnapshotView,
  abns: readonly string[],
): Promise<(abn: string) => CompanyRegistry> {
  const real = abns.filter((abn) => !isInvented(abn))
  const rows = real.length === 0 ? [] : await emissionRows(database, real, snapshot.id)
  const rowsOf = Map.groupBy(rows, (row) => row.company_abn)
  const years = registryYears(snapshot)
  return (abn) => sandboxRegistry(abn, years) ?? { rows: rowsOf.get(abn) ?? [], years: yearsFor(years, abn) }
}
