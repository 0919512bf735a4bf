import { Link } from 'wouter'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { exact, tonnes } from '../../../format/numbers.ts'
import { words } from '../../../format/words.ts'
import workspace from '../workspace.module.css'
import { FACTOR_SOURCE_NAMES } from './scopes.ts'
import type { Totals } from './use-ledger.ts'

/** Each factor behind the figures: what it is, where it is printed, and how much it gives. */
export function FactorSources({
  totals: { by_factor, biogenic_co2, outside_boundary },
}: {
  readonly totals: Totals
}) {
  if (by_factor.length === 0) return null
  return (
    <details>
      <summary>Factors and where they are printed</summary>
      <ScrollTable label="Factors of the ledger" stacked>
        <thead>
          <tr>
            <th scope="col">Factor</th>
            <th scope="col">Activity</th>
            <th scope="col">kg CO₂-e per unit</th>
            <th scope="col">Emissions</th>
            <th scope="col">Printed in</th>
          </tr>
        </thead>
        <tbody>
          {by_factor.map((one) => (
            <tr key={`${one.scope} ${one.category} ${one.row_id}`}>
              <th scope="row">
                {one.source === 'national' ? (
                  <Link href={`/factors/${encodeURIComponent(one.factor_id)}`}>{one.factor_id}</Link>
                ) : (
                  one.factor_id
                )}
                <small>
                  Scope {one.scope}, {words(one.category).toLowerCase()}
                </small>
              </th>
              <td data-label="Activity">
                {exact(one.activity)} {one.unit}
              </td>
              <td data-label="kg CO₂-e per unit">{one.kg_co2e_per_unit}</td>
              <td data-label="Emissions">{tonnes(one.t)}</td>
              <td data-label="Printed in">
                {one.printed}
                <small>
                  {FACTOR_SOURCE_NAMES[one.source]}, edition {one.edition}
                  {one.gwp_set === null ? '' : `, ${one.gwp_set}`}
                </small>
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      <ul className={workspace['remark']}>
        {biogenic_co2.t === null ? null : (
          <li>Biogenic CO₂, outside the scopes: {tonnes(biogenic_co2.t)}.</li>
        )}
        {outside_boundary.map(({ reason, t }) => (
          <li key={reason}>
            Outside the boundary ({words(reason).toLowerCase()}): {tonnes(t)}.
          </li>
        ))}
      </ul>
    </details>
  )
}
