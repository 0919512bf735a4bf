import { AVAILABLE } from '../../../availability.ts'
import { fittingIncome } from '../../../company/sector/benchmark-metrics.ts'
import { preparePopulation, type Reporter } from '../../../company/sector/population.ts'
import type { MetricPosition } from '../../../company/sector/sector-benchmark.ts'
import { compareText } from '../../../text-order.ts'
import type { Disclosure } from '../../disclosure.ts'
import type { Argument } from '../calculation.ts'
import type { Citations } from '../citations.ts'
import { absent, calculated, type Figure, type Part } from '../draft.ts'

const LABELS: Readonly<Record<MetricPosition['metric'], string>> = {
  scope1_and_2: 'scope 1 and 2',
  scope1: 'scope 1',
  scope2: 'scope 2',
  energy_intensity: 'emissions per energy',
  income_intensity: 'emissions per income',
}

/** The company among the reporters of its year and class. */
export function sectorMetrics(disclosure: Disclosure, citations: Citations): Part {
  const origin = disclosure.profile.blocks.sector_benchmark
  const { result } = origin
  if (result === null)
    return absent('sector', citations, origin, {
      id: 'sector.scope1_and_2.percentile',
      label: 'Percentile among peers: scope 1 and 2',
      unit: null,
    })
  const observed = disclosure.profile.input.reporter?.reporting_year ?? null
  const figures = Object.fromEntries(result.metrics.flatMap((metric) => figuresOf(metric, observed)))
  return calculated('sector', citations, origin, {
    id: 'sector.position',
    formula: 'sector_position',
    arguments: {
      abn: disclosure.company.abn,
      members: peersOf(disclosure).map((peer) => memberArgument(peer, citations)),
    },
    figures,
    pointers: { metrics: '/series/sector/metrics' },
  })
}

function figuresOf(
  { metric, unit, availability, ...position }: MetricPosition,
  observed: string | null,
): [string, Figure][] {
  const figure = (name: string, label: string, value: number | null, of: string | null): [string, Figure] => [
    `${metric}.${name}`,
    {
      id: `sector.${metric}.${name}`,
      label: `${label}: ${LABELS[metric]}`,
      value,
      unit: of,
      observed,
      availability: value === null ? availability : AVAILABLE,
    },
  ]
  return [
    figure('value', 'The company', position.value, unit),
    figure('percentile', 'Percentile among peers', position.percentile, null),
    figure('quartile', 'Quartile among peers', position.quartile, null),
    figure('n', 'Peers with a figure, the company included', position.n, null),
    figure('p25', 'First quartile of the peers', position.p25, unit),
    figure('median', 'Median of the peers', position.median, unit),
    figure('p75', 'Third quartile of the peers', position.p75, unit),
  ]
}

/** The reporters of the level that the benchmark chose, the company among them, in the order of their ABNs. */
export function peersOf({ profile }: Pick<Disclosure, 'profile'>): readonly Reporter[] {
  const { result } = profile.blocks.sector_benchmark
  const { reporter, population } = profile.input
  if (result === null || reporter === null || population === null) return []
  const counted = population.members.has(reporter.abn)
    ? population
    : preparePopulation(
        [reporter, ...population.reporters.filter(({ abn }) => abn !== reporter.abn)],
        reporter.abn,
      )
  return counted.reporters
    .filter(({ abn, anzsic }) => counted.members.has(abn) && anzsic[result.level]?.code === result.code)
    .toSorted((a, b) => compareText(a.abn, b.abn))
}

/** The income counts only where it fits the group; the rule is part of the method. */
function memberArgument(peer: Reporter, citations: Citations): Argument {
  const fitted = fittingIncome(peer)
  return {
    abn: peer.abn,
    scope1_t: citations.value(peer.scope1_t, peer.evidence, 'scope1_t'),
    scope2_t: citations.value(peer.scope2_t, peer.evidence, 'scope2_t'),
    net_energy_gj: citations.value(peer.net_energy_gj, peer.evidence, 'net_energy_gj'),
    total_income_aud:
      'income' in fitted ? citations.value(fitted.income.total_income_aud, fitted.income.evidence) : null,
  }
}
