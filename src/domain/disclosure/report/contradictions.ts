import type { EvidenceInput } from '../../evidence.ts'
import type { Contradiction, DeclaredSide, Explanation, OtherSide } from '../contradictions/contradiction.ts'
import type { ContradictionFacts, Elsewhere, LoadedPercentage } from '../contradictions/facts.ts'
import type { CreditProject } from '../scope2/credit-look.ts'
import type { ClaimStanding } from '../scope2/instrument-registers.ts'
import type { CertificateAction } from '../scope2/surrender-look.ts'
import type { Citations } from './citations.ts'

/** A contradiction as a report shows it: published sides by the ids of their inputs. */
export interface ReportContradiction
  extends Pick<Contradiction, 'id' | 'kind' | 'size' | 'requirement_ids' | 'settle' | 'status'> {
  readonly declared: DeclaredSide
  readonly other: Omit<OtherSide, 'evidence'> & { readonly evidence_ids: readonly string[] }
  readonly explanation: Explanation | null
}

/** Published facts that contradictions were looked for in, and that stand nowhere else in a bundle. */
export interface ReportContradictionFacts {
  readonly net_energy: readonly {
    readonly reporting_year: string
    readonly gj: number
    readonly evidence_ids: readonly string[]
  }[]
  readonly income: {
    readonly aud: number
    readonly year: string
    readonly evidence_ids: readonly string[]
  } | null
  readonly facilities: readonly {
    readonly name: string
    readonly table: string
    readonly year: string
    readonly evidence_ids: readonly string[]
  }[]
  readonly listing: ContradictionFacts['listing']
  readonly earlier_period: ContradictionFacts['earlier_period']
  readonly employer: {
    readonly least: number
    readonly band: string
    readonly year: string
    readonly evidence_ids: readonly string[]
  } | null
  readonly elsewhere: {
    readonly facilities: readonly {
      readonly name: string
      readonly table: string
      readonly year: string
      readonly owner: string
      readonly owner_abns: readonly string[]
      readonly evidence_ids: readonly string[]
    }[]
    readonly entities: Elsewhere['entities']
  }
  /** What was asked of registers; a register that is not loaded is null. */
  readonly registers: ReportRegisters
  readonly percentages: readonly Cited<LoadedPercentage>[]
  readonly claimed_elsewhere: readonly { readonly instrument: string; readonly standing: ClaimStanding }[]
}

/** Of an electricity record alone. */
interface ReportRegisters {
  readonly action_log: {
    readonly days: readonly { readonly day: string; readonly evidence_ids: readonly string[] }[]
    readonly actions: readonly Cited<CertificateAction>[]
  } | null
  readonly credit_projects: {
    readonly projects: readonly Cited<CreditProject>[]
    readonly evidence_ids: readonly string[]
  } | null
}

type Cited<Fact> = Omit<Fact, 'evidence'> & { readonly evidence_ids: readonly string[] }

export const composeContradictions = (
  contradictions: readonly Contradiction[],
  citations: Citations,
): ReportContradiction[] =>
  contradictions.map(({ other: { evidence, ...other }, ...rest }) => ({
    id: rest.id,
    kind: rest.kind,
    declared: rest.declared,
    other: { ...other, evidence_ids: citations.citeAll(evidence) },
    size: rest.size,
    requirement_ids: rest.requirement_ids,
    settle: rest.settle,
    status: rest.status,
    explanation: rest.explanation,
  }))

export const composeContradictionFacts = (
  facts: ContradictionFacts,
  citations: Citations,
): ReportContradictionFacts => {
  const { registry_years, income, facilities, employer, elsewhere, percentages } = facts
  return {
    net_energy: registry_years.flatMap(({ reporting_year, net_energy }) =>
      net_energy === undefined
        ? []
        : [{ reporting_year, gj: net_energy.gj, evidence_ids: citations.citeAll(net_energy.evidence) }],
    ),
    income:
      income === null
        ? null
        : { aud: income.aud, year: income.year, evidence_ids: citations.citeAll(income.evidence) },
    facilities: facilities.map((facility) => cited(facility, citations)),
    employer: employer === null ? null : cited(employer, citations),
    listing: facts.listing,
    earlier_period: facts.earlier_period,
    elsewhere: {
      facilities: elsewhere.facilities.map((facility) => cited(facility, citations)),
      entities: elsewhere.entities,
    },
    registers: citeRegisters(facts.registers, citations),
    percentages: percentages.map((one) => cited(one, citations)),
    claimed_elsewhere: [...facts.claimed_elsewhere].map(([instrument, standing]) => ({
      instrument,
      standing,
    })),
  }
}

const citeRegisters = (
  { action_log, credit_projects }: ContradictionFacts['registers'],
  citations: Citations,
): ReportRegisters => ({
  action_log:
    action_log === null
      ? null
      : {
          days: [...action_log.days].map(([day, evidence]) => ({
            day,
            evidence_ids: citations.citeAll(evidence),
          })),
          actions: action_log.actions.map((action) => cited(action, citations)),
        },
  credit_projects:
    credit_projects === null
      ? null
      : {
          projects: [...credit_projects.projects.values()].map((project) => cited(project, citations)),
          evidence_ids: citations.citeAll(credit_projects.file),
        },
})

/** The same with the ids of its inputs. */
const cited = <Fact extends { readonly evidence: readonly EvidenceInput[] }>(
  { evidence, ...fact }: Fact,
  citations: Citations,
): Cited<Fact> => ({
  ...fact,
  evidence_ids: citations.citeAll(evidence),
})
