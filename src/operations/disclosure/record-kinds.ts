import type { Static, TObject } from 'typebox'
import { numbersDetail } from '../../domain/disclosure/readiness/statement-rung.ts'
import { joinChecks, type RecordCheck } from '../../domain/disclosure/records/fault.ts'
import {
  byKind,
  type DisclosureRecords,
  type KindOfRecord,
  NO_RECORDS,
  RECORD_KINDS,
  type RecordKind,
  type RequirementIdsOf,
} from '../../domain/disclosure/records/kinds.ts'
import { partsOfRuns } from '../../domain/disclosure/records/market-based-evidence-check.ts'
import type { Period } from '../../domain/period.ts'
import { statementNumbers } from '../../domain/prose/statement-numbers.ts'
import { AASB_S2 } from '../../frameworks/aasb-s2/framework.ts'
import { findRequirement, requirementsOf } from '../../frameworks/aasb-s2/registry.ts'
import type { StandardVersion } from '../../frameworks/aasb-s2/requirement.ts'
import { versionInForce } from '../../frameworks/aasb-s2/versions.ts'
import type { RecordRules } from '../tenancy/record-rules.ts'
import { claimCertificates } from './record-certificates.ts'

type BodyOf<Kind extends RecordKind> = NonNullable<DisclosureRecords[Kind]>['body']

/** What some kinds need of the store or the standard beside what the domain says of them. */
const MORE: { readonly [Kind in RecordKind]?: Partial<RecordRules<BodyOf<Kind>>> } = {
  market_based_evidence: {
    // A part is one row more, which takes as long as so many characters of a record.
    sizeAlongside: (body) => 8 * partsOfRuns(body),
    alongside: claimCertificates,
  },
  s2_statements: {
    check: (body) =>
      joinChecks([RECORD_KINDS.s2_statements.check(body, requirementIdsOf), numberWarnings(body)]),
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

/** What numbers of a text have against the figures beside them. Published figures are compared when readiness is computed. */
function numberWarnings(body: BodyOf<'s2_statements'>): RecordCheck {
  const stored = { version: 0, authored_by: '', authored_at: '', body, body_sha256: '' }
  const found = statementNumbers({
    period: body.period,
    names: [],
    records: { ...NO_RECORDS, s2_statements: stored },
    registry_years: [],
    restatements: [],
    facilities: [],
    safeguard_inputs: [],
    gates: AASB_S2.gates,
  })
  return {
    errors: [],
    warnings: body.statements.flatMap(({ requirement_id }, index) => {
      const numbers = found.get(requirement_id)
      return numbers === undefined
        ? []
        : [
            {
              code: 'number_differs',
              pointer: `/statements/${index}/statement`,
              message: numbersDetail(numbers),
            },
          ]
    }),
  }
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
