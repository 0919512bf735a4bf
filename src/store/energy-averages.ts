import type { EnergyAverage } from '../domain/portfolio/averages.ts'
import type { ReadonlySql } from './database.ts'
import { rowsInForce } from './rows-in-force.ts'
import { SQL } from './sql-text.ts'

/** What dwellings, buildings and vehicles use on average: some hundred rows, or none where no table is loaded. */
export function energyAverageRows(sql: ReadonlySql, snapshotId: string): Promise<EnergyAverage[]> {
  return sql.query<EnergyAverage>(
    SQL`select a.asset_class, a.kind, a.state, a.year, a.electricity_kwh, a.gas_gj, a.electricity_kwh_per_m2, a.gas_mj_per_m2,
       a.fuel, a.distance_km, a.fuel_l_per_100_km, a.release_id, a.row_ref
     from ${rowsInForce(SQL`energy_average`)} a
     order by a.release_id, a.ordinal`,
    [snapshotId],
  )
}
