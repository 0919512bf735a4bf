import { indexNames, type NameIndex } from '../../domain/company/identity/name-index.ts'
import { type TaxNameRow, taxNameRows } from '../../store/tax.ts'
import { perReleases } from './per-snapshot.ts'

/** Companies of the tax table, whether or not they report to the registry. */
export interface TaxNames {
  readonly index: NameIndex
  readonly rowOf: ReadonlyMap<string, TaxNameRow>
}

export const taxNames = perReleases<TaxNames>(['ato-tax'], async (database, { id }) => {
  const rows = await taxNameRows(database, id)
  return {
    index: indexNames(
      rows.map(({ abn, name, first_year, last_year }) => ({
        abn,
        name,
        first_year,
        last_year,
        role: 'controlling_corporation',
      })),
      [],
    ),
    rowOf: new Map(rows.map((row) => [row.abn, row])),
  }
})
