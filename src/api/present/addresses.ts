import { ADDRESS_MATCH } from '../../domain/address/outcome.ts'
import type { AddressCandidate, AddressMatch } from '../../operations/addresses/match-address.ts'
import { presentMeta, presentMethod, presentRelease } from './data.ts'

export function presentAddressMatch(match: AddressMatch) {
  const { flat, level, lot, number, words, state, postcode } = match.parsed
  const release = match.releases[0]?.id
  return {
    data: {
      query: match.query,
      status: match.status,
      availability: match.availability,
      parsed: { flat, level, lot, number, street_and_locality: words, state, postcode },
      candidates: match.candidates.map((candidate) => presentCandidate(candidate, release)),
      method: presentMethod(ADDRESS_MATCH),
      provenance: match.releases.map(presentRelease),
    },
    meta: presentMeta(match.snapshot, match.evidence_hash, match.releases),
  }
}

function presentCandidate({ pid, ref, ...candidate }: AddressCandidate, release: string | undefined) {
  const source = release === undefined || ref === null ? null : { release, ref }
  return { ...candidate, address_detail_pid: pid, source }
}
