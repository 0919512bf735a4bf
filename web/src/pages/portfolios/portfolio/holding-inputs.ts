import type { Evidence } from '../../../components/provenance/claim.ts'
import { words } from '../../../format/words.ts'
import type { FinancedHolding } from '../use-portfolios.ts'
import { holdingName } from './holding-text.ts'

/** The figures of a publisher that a holding rests on, with their row; none for emissions that the book brought or that energy was computed to. */
export function emissionInputs(
  holding: FinancedHolding,
  releases: Evidence['releases'],
  members: readonly ('scope1_t' | 'scope2_t')[],
): Evidence['inputs'] {
  const { company_emissions: emissions } = holding
  const release = releases.find((one) => one.release === emissions?.release)
  if (emissions?.source !== 'registry' || release === undefined) return []
  return members.map((member) => ({
    release: release.release,
    dataset: release.dataset,
    file_sha256: release.file_sha256,
    field: `${holdingName(holding)}, ${words(member.replace(/_t$/, '')).toLowerCase()}`,
    observed: emissions.reporting_year ?? '',
    ref: emissions.ref ?? '',
    value_text: emissions[member] === null ? null : String(emissions[member]),
  }))
}
