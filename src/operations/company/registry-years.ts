import type { LeftOutRow, RegistryYear } from '../../domain/company/emissions/registry-row.ts'
import { decidedRef } from '../../domain/operator-decision.ts'
import { rememberedBy } from '../../domain/remembered-by.ts'
import { compareText } from '../../domain/text-order.ts'
import type { Release } from '../../store/releases.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'

/** The first reporting year whose registry table identifies corporations by ABN. */
const FIRST_YEAR_WITH_IDENTIFIERS = '2013-14'

/** The reporting years of the registry that a snapshot holds. One list for all its companies, who share its absent years. */
export const registryYears = rememberedBy((snapshot: SnapshotView): readonly RegistryYear[] =>
  [...snapshot.releases.values()]
    .filter((release) => release.source === 'nger-corporate')
    .map((release) => ({
      reporting_year: release.slot,
      release_id: release.id,
      dataset: release.dataset,
      file_sha256: release.file_sha256,
      has_identifiers: release.slot >= FIRST_YEAR_WITH_IDENTIFIERS,
      ...leftOutOf(release),
    }))
    .toSorted((a, b) => compareText(a.reporting_year, b.reporting_year)),
)

/** The years as one company sees them: of rows that were left out, those that are its own or may be. */
export const yearsFor = (years: readonly RegistryYear[], abn: string): readonly RegistryYear[] =>
  years.every(({ left_out }) => left_out === undefined)
    ? years
    : years.map((year) => {
        const left_out = year.left_out?.filter((row) => row.abn === null || row.abn === abn) ?? []
        // Its own row first: that is the better reason.
        const ordered = left_out.toSorted((a, b) => Number(a.abn === null) - Number(b.abn === null))
        return { ...year, left_out: ordered.length === 0 ? undefined : ordered }
      })

function leftOutOf({ decisions }: Release): { readonly left_out?: readonly LeftOutRow[] } {
  const left_out = (decisions ?? [])
    .filter(({ decision }) => decision === 'leave_out')
    .map(({ id, row_ref, about, printed, problem, reason, decided_by, decided_on }) => {
      const abn = about?.['abn']
      const own = typeof abn === 'string' ? abn : null
      return { ref: decidedRef(row_ref, [id]), abn: own, printed, problem, reason, decided_by, decided_on }
    })
  return left_out.length === 0 ? {} : { left_out }
}
