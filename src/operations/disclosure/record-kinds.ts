import type { Static, TObject } from 'typebox'
import {
  byKind,
  type DisclosureRecords,
  type KindOfRecord,
  RECORD_KINDS,
  type RecordKind,
  type RequirementIdsOf,
} from '../../domain/disclosure/records/kinds.ts'
import { partsOfRuns } from '../../domain/disclosure/records/market-based-evidence-check.ts'
import type { Period } from '../../domain/period.ts'
import { findRequirement, requirementsOf } from '../../frameworks/aasb-s2/registry.ts'
import type { StandardVersion } from '../../frameworks/aasb-s2/requirement.ts'
import { versionInForce } from '../../frameworks/aasb-s2/versions.ts'
import type { RecordRules } from '../tenancy/record-rules.ts'
import { numberWarnings } from './number-warnings.ts'
import { claimCertificates } from './record-certificates.ts'
import { riskTies } from './risk-ties.ts'

type BodyOf<Kind extends RecordKind> = NonNullable<DisclosureRecords[Kind]>['body']

/** What some kinds need of the store or the standard beside what the domain says of them. */
const MORE: { readonly [Kind in RecordKind]?: Partial<RecordRules<BodyOf<Kind>>> } = {
  market_based_evidence: {
    // A part is one row more, which takes as long as so many characters of a record.
    sizeAlongside: (body) => 8 * partsOfRuns(body),
    alongside: claimCertificates,
  },
  risks: { ties: riskTies },
  s2_statements: {
    published: (services, { abn }, body) => numberWarnings(services, abn, body),
    normalise: (body) => ({
      ...body,
      statements: body.statements.map((statement) => ({
        ...statement,
        requirement_id:
          findRequirement(versionOf(body.period), statement.requirement_id)?.id ?? statement.requirement_id,
      })),
    }),
  },
}

/** Before the first version came into force a disclosure is voluntary and follows the first. */
const versionOf = (period: Period): StandardVersion => versionInForce(period.start) ?? '2024-09'

export const requirementIdsOf: RequirementIdsOf = (period) =>
  new Set(requirementsOf(versionOf(period)).map(({ id }) => id))

type AnyRules = RecordRules<Static<TObject>>

/** The rules of every kind of record of a disclosure. */
export const RECORD_RULES = byKind<Readonly<Record<RecordKind, AnyRules>>>((kind) => {
  const row: KindOfRecord = RECORD_KINDS[kind]
  const rules: AnyRules = {
    kind,
    title: row.title,
    perPeriod: row.per_period,
    check: (body) => row.check(body, requirementIdsOf),
  }
  return { ...rules, ...MORE[kind] }
})
