import { normaliseName } from '../../domain/company/identity/entity-name.ts'
import type { PrintedStation } from '../../domain/company/sites/stations.ts'
import type { StationYear } from '../../domain/prose/held-numbers.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { type GenerationRow, generationRows } from '../../store/generation.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { cite } from './cite.ts'
import { perReleases } from './per-snapshot.ts'

/** Power stations of all years, and the last year that was printed: some 4,600 rows, which few changes of data concern. */
export const generationTable = perReleases(['generation'], async (database, snapshot) => {
  const rows = await generationRows(database, snapshot.id)
  return {
    stations: printedStations(snapshot, rows),
    generatedBy: Map.groupBy(rows, ({ reporting_entity }) => normaliseName(reporting_entity)),
    latest_year: rows.at(-1)?.reporting_year ?? null,
  }
})

/** What stations sent out, by the names of the company that reports them. */
export async function generationOf(
  database: ReadonlySql,
  snapshot: SnapshotView,
  names: readonly string[],
): Promise<StationYear[]> {
  const { generatedBy } = await generationTable(database, snapshot)
  const asked = new Set(names.map(normaliseName))
  return [...asked]
    .flatMap((name) => generatedBy.get(name) ?? [])
    .flatMap((row) => {
      const { electricity_mwh, facility_name, reporting_year } = row
      return electricity_mwh === null
        ? []
        : [
            {
              facility: facility_name,
              reporting_year,
              electricity_mwh,
              evidence: cite(snapshot, row, reporting_year, { electricity_mwh }),
            },
          ]
    })
}

/** Rows of the generation table that print emissions, as the methods take them. */
const printedStations = (snapshot: SnapshotView, rows: readonly GenerationRow[]): PrintedStation[] =>
  rows.flatMap((row) => {
    const { scope1_t, primary_fuel, electricity_mwh, intensity_t_per_mwh } = row
    if (scope1_t === null) return []
    return [
      {
        facility: row.facility_name,
        reporting_year: row.reporting_year,
        reporting_entity: row.reporting_entity,
        state: row.state,
        grid: row.grid,
        scope1_t,
        primary_fuel,
        evidence: cite(snapshot, row, row.reporting_year, { scope1_t, primary_fuel }),
        generation:
          electricity_mwh === null
            ? null
            : {
                electricity_mwh,
                intensity_t_per_mwh,
                evidence: cite(snapshot, row, row.reporting_year, { electricity_mwh, intensity_t_per_mwh }),
              },
      },
    ]
  })
