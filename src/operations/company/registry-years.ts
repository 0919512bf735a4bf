import type { RegistryYear } from '../../domain/company/emissions/registry-row.ts'
import { rememberedBy } from '../../domain/remembered-by.ts'
import { compareText } from '../../domain/text-order.ts'
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
    }))
    .toSorted((a, b) => compareText(a.reporting_year, b.reporting_year)),
)
