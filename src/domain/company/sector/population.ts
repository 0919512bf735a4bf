import type { EvidenceInput } from '../../evidence.ts'
import type { Evidenced } from '../outcome.ts'
import { ANZSIC_LEVELS, type AnzsicLevel, type AnzsicPath } from './anzsic.ts'
import { BENCHMARK_METRICS, type BenchmarkFigures, fittingIncome } from './benchmark-metrics.ts'
import type { BenchmarkMetric } from './formula.ts'
import { countJointFacilitiesOnce, type JointReporter } from './joint-reporting.ts'

/** A reporter of the registry in the year of comparison, with its class. */
export interface Reporter extends BenchmarkFigures, JointReporter, Evidenced {
  readonly anzsic: AnzsicPath
}

/** All reporters of one code, their figures in ascending order. */
export interface PopulationLevel {
  readonly level: AnzsicLevel
  readonly code: string
  readonly title: string
  readonly members: readonly Reporter[]
  readonly n: number
  readonly values: Readonly<Record<BenchmarkMetric, readonly number[]>>
  readonly left_out: readonly string[]
  readonly evidence: readonly EvidenceInput[]
}

/** The reporters of one year, sorted once so that each company costs a few look-ups. */
export interface Population {
  readonly reporters: readonly Reporter[]
  /** ABNs that count; those left out reported a facility that another one keeps. */
  readonly members: ReadonlySet<string>
  readonly levels: ReadonlyMap<string, PopulationLevel>
}

/** Sorts a year's reporters by code. `keep` is the company that stays where it shares a facility with others. */
export function preparePopulation(reporters: readonly Reporter[], keep = ''): Population {
  const { kept, left_out } = countJointFacilitiesOnce(reporters, keep)
  const levels = new Map<string, PopulationLevel>()
  for (const level of ANZSIC_LEVELS)
    for (const [code, members] of Map.groupBy(kept, (reporter) => reporter.anzsic[level]?.code)) {
      if (code === undefined) continue
      levels.set(code, {
        level,
        code,
        title: members[0]?.anzsic[level]?.title ?? code,
        members,
        n: members.length,
        values: valuesOf(members),
        left_out: left_out
          .filter((reporter) => reporter.anzsic[level]?.code === code)
          .map(({ abn }) => abn)
          .toSorted(),
        evidence: members.flatMap(evidenceOfMember),
      })
    }
  return { reporters, members: new Set(kept.map(({ abn }) => abn)), levels }
}

function valuesOf(members: readonly Reporter[]): Record<BenchmarkMetric, readonly number[]> {
  const values: Record<BenchmarkMetric, readonly number[]> = {
    scope1_and_2: [],
    scope1: [],
    scope2: [],
    energy_intensity: [],
    income_intensity: [],
  }
  for (const metric of BENCHMARK_METRICS)
    values[metric.id] = members
      .map((member) => metric.value(member))
      .filter((value) => value !== null)
      .toSorted((a, b) => a - b)
  return values
}

function evidenceOfMember(member: Reporter): readonly EvidenceInput[] {
  const fitted = fittingIncome(member)
  return 'income' in fitted ? [...member.evidence, ...fitted.income.evidence] : member.evidence
}
