import type { DisclosurePart } from '../../domain/disclosure/part-evidence.ts'
import type { RecordKind } from '../../domain/disclosure/records/kinds.ts'
import { releasesOf } from '../../operations/company/climate-profile.ts'
import type { ChosenPeriod } from '../../operations/disclosure/choose-period.ts'
import type { GatheredDisclosure } from '../../operations/disclosure/gather-disclosure.ts'
import { presentMeta, warningsAbout } from './data.ts'
import { presentProvenance } from './provenance.ts'

/** One part of a disclosure with what every such answer says around it. */
export function presentPart<Members extends object>(
  found: GatheredDisclosure,
  part: DisclosurePart,
  asked: { readonly period: ChosenPeriod; readonly explain: boolean },
  members: Members,
) {
  return presentFrom(found, { ...found.parts[part], ...asked }, members)
}

/** What is said of a disclosure, with what it rests on. */
export function presentFrom<Members extends object>(
  found: GatheredDisclosure,
  {
    period,
    explain,
    inputs,
    evidence_hash,
  }: Pick<GatheredDisclosure['parts'][DisclosurePart], 'inputs' | 'evidence_hash'> & {
    readonly period: ChosenPeriod
    readonly explain: boolean
  },
  members: Members,
) {
  const releases = releasesOf(found.snapshot, inputs)
  const { abn, name } = found.company
  return {
    data: {
      abn,
      name,
      period,
      ...members,
      provenance: presentProvenance(releases, inputs, explain),
      evidence_hash,
    },
    meta: presentMeta(found.snapshot, evidence_hash, releases, warningsAbout(abn)),
  }
}

/** Which version of a record an answer rests on; null when there is none for the period. */
export function recordVersion({ metadata }: GatheredDisclosure, kind: RecordKind) {
  const found = metadata.records.find(({ record, status }) => record === kind && status === 'present')
  const { version = null, sha256 = null } = found ?? {}
  return version === null || sha256 === null ? null : { version, sha256 }
}

export const presentStandard = ({ standard }: GatheredDisclosure) => {
  const { version, title, url, basis, reason } = standard
  return { version, title, url, basis, reason }
}

export const presentRegistryFeed = ({ registry }: GatheredDisclosure) => {
  const { availability, match, reporting_year, mismatch } = registry
  return { availability, match, reporting_year, mismatch }
}
