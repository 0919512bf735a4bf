import { indicatorLabel } from '../../../domain/company/climate/indicator-rules.ts'
import { BENCHMARK_METRICS } from '../../../domain/company/sector/benchmark-metrics.ts'
import type { ProfileSeries } from '../../../domain/disclosure/report/compose-series.ts'
import type { DisclosureReport } from '../../../domain/disclosure/report/report.ts'
import type { EmissionsSeries } from '../../../domain/disclosure/report/series.ts'
import type { YearBeyondRegistry } from '../../../domain/disclosure/report/year-figures.ts'
import { capital, number, short, unit, words } from '../../format.ts'
import { climateChart } from '../charts/climate.ts'
import { emissionsChart } from '../charts/emissions.ts'
import { ROWS_PER_DRAWING, safeguardChart } from '../charts/safeguard.ts'
import { sectorChart } from '../charts/sector.ts'
import { targetChart } from '../charts/target.ts'
import type { Block } from '../document.ts'

/** What charts of public data are about: a report, or a profile alone. */
export interface Charted {
  readonly entity: { readonly name: string }
  readonly series: ProfileSeries
  readonly flags: readonly { readonly flag: string; readonly where: string }[]
}

/** Emissions by year and where they lead. */
export function emissionsBlocks(
  { series: { emissions }, flags }: Charted,
  own: YearBeyondRegistry | null = null,
): Block[] {
  if (emissions === null || emissions.years.length === 0) return []
  const first = emissions.years[0]!
  const last = emissions.years.at(-1)!
  const end = emissions.trajectory.at(-1)
  const isWeak = flags.some(({ flag, where }) => flag === 'weak_trend' && where === 'emissions_trend')
  const weak = isWeak ? ` Low confidence in the trajectory: ${fittedYears(emissions)} years.` : ''
  return [
    {
      kind: 'chart',
      caption: `Emissions by reporting year, ${unit(emissions.unit)}${own === null ? '' : `; ${own.reporting_year} as the company states it, the years before as published`}${weak === '' ? '' : `.${weak}`}`,
      scene: emissionsChart(emissions, own),
      alternative:
        `Stacked bars of scope 1 and 2 from ${first.reporting_year} (${amount(first.total_t)}) to ${last.reporting_year} (${amount(last.total_t)}).` +
        (own === null
          ? ''
          : ` The company states for ${own.reporting_year}: scope 1 ${amount(own.scope1_t)}, scope 2 ${amount(own.scope2_t)}.`) +
        (end === undefined
          ? ''
          : end.value === null
            ? ` The trajectory falls below zero by ${end.reporting_year}, so it is not a forecast.`
            : ` The trajectory leads to ${amount(end.value)} in ${end.reporting_year}.`) +
        weak,
    },
  ]
}

const fittedYears = ({ years, gwp_break }: EmissionsSeries): number =>
  years.filter(({ reporting_year, total_t }) => reporting_year >= gwp_break && total_t !== null).length

const amount = (value: number | null): string => (value === null ? 'no figure' : `${number(value)} t`)

/** What a strip compares, in the words of the benchmark. */
const benchmarkWords = (metric: string): string =>
  BENCHMARK_METRICS.find(({ id }) => id === metric)?.words ?? words(metric)

/** The company among its peers, one strip a metric; first what the percentile to quote compares. */
export function sectorBlocks({ series: { sector }, entity }: Charted): Block[] {
  if (sector === null) return []
  const isQuoted = ({ metric }: { readonly metric: string }): boolean => metric === sector.headline_metric
  const metrics = sector.metrics.toSorted((a, b) => Number(isQuoted(b)) - Number(isQuoted(a)))
  return metrics.flatMap((metric): Block[] => {
    const scene = sectorChart(metric, entity.name)
    if (scene === null) return []
    return [
      {
        kind: 'chart',
        caption: `${capital(benchmarkWords(metric.metric))} among ${metric.peers.length} companies in ${sector.title}, ${sector.reporting_year}${isQuoted(metric) ? '; the percentile to quote compares this' : ''}`,
        scene,
        alternative: `Strip of ${metric.peers.length} companies on a logarithmic line in ${unit(metric.unit)}. ${metric.value === null ? 'The company has no figure.' : `The company is at ${number(metric.value)}.`} ${metric.median === null ? '' : `The median is ${number(metric.median)}.`}`,
      },
    ]
  })
}

/** Facilities under the Safeguard Mechanism against their baselines. */
export function safeguardBlocks({ series: { safeguard } }: Charted): Block[] {
  if (safeguard === null || safeguard.facilities.length === 0) return []
  const { facilities, reporting_year } = safeguard
  const drawings = Array.from({ length: Math.ceil(facilities.length / ROWS_PER_DRAWING) }, (_, index) =>
    facilities.slice(index * ROWS_PER_DRAWING, (index + 1) * ROWS_PER_DRAWING),
  )
  return [
    ...drawings.map(
      (rows): Block => ({
        kind: 'chart',
        caption: `Safeguard facilities compared with their baselines, ${reporting_year}, t CO₂-e`,
        scene: safeguardChart(rows),
        alternative: `Bars, one per facility. ${rows.map((row) => `${row.facility}: ${amount(row.covered_emissions_t)} against a baseline of ${amount(row.baseline_t)}.`).join(' ')}`,
      }),
    ),
    {
      kind: 'table',
      caption: `Safeguard facilities, ${reporting_year}`,
      columns: [
        { title: 'Facility', share: 1.6, align: 'left' },
        { title: 'Covered, t', share: 0, align: 'right' },
        { title: 'Baseline, t', share: 0, align: 'right' },
        { title: 'Over, %', share: 0, align: 'right' },
        { title: 'ACCUs', share: 0, align: 'right' },
        { title: 'SMCs', share: 0, align: 'right' },
        { title: 'Position', share: 0.8, align: 'left' },
      ],
      rows: facilities.map((row) => [
        { text: row.facility, small: row.responsible_emitter },
        { text: number(row.covered_emissions_t) },
        figure(row.baseline_t),
        figure(row.exceedance_percent, 1),
        figure(row.accus_surrendered),
        figure(row.smcs_surrendered),
        { text: capital(words(row.status)), ...(row.band === null ? {} : { small: words(row.band) }) },
      ]),
    },
  ]
}

const figure = (value: number | null, decimals?: number): { text: string } => ({
  text: value === null ? 'not published' : number(value, decimals),
})

/** The climate of the office against its baseline; indicators without figures say why. */
export function climateBlocks({ series: { climate } }: Charted): Block[] {
  if (climate === null) return []
  const scene = climateChart(climate.indicators)
  const told = climate.indicators.flatMap(({ indicator, unit: name, baseline, recent }) =>
    baseline === null || recent === null
      ? []
      : [
          `${indicatorLabel(indicator)}: ${number(recent.mean, 1)} ${unit(name)} in ${recent.first_year} to ${recent.last_year} against ${number(baseline.mean, 1)} in ${baseline.first_year} to ${baseline.last_year}.`,
        ],
  )
  return [
    ...(scene === null
      ? []
      : [
          {
            kind: 'chart' as const,
            caption: `Climate at ${climate.place.name}: thin line, yearly values; black line and band, baseline with one standard deviation; thick line, recent mean`,
            scene,
            alternative: `Small charts, one per indicator. ${told.join(' ')}`,
          },
        ]),
    ...climate.indicators
      .filter(({ availability }) => availability.reason_code !== null)
      .map(
        ({ indicator, availability }): Block => ({
          kind: 'missing',
          label: indicatorLabel(indicator),
          text: availability.detail ?? 'No figures.',
          code: availability.reason_code ?? availability.status,
        }),
      ),
  ]
}

/** The path of each target and what was emitted. */
export const targetBlocks = ({ series: { targets }, period }: DisclosureReport): Block[] =>
  targets.flatMap((target): Block[] => {
    const scene = targetChart(target, Number(period.end.slice(0, 4)))
    const last = target.points.findLast(({ actual }) => actual !== null)
    return [
      ...(scene === null
        ? []
        : [
            {
              kind: 'chart' as const,
              caption: `${target.name}: ${words(target.status)} (${unit(target.unit)})${target.ledger_year === null ? '' : `; ${target.ledger_year} from the emissions ledger`}`,
              scene,
              alternative: `Path of the target ${target.name} and actual figures. ${last === undefined ? 'No actual figure is known.' : `In ${last.year} ${short(last.actual ?? 0)} against ${short(last.expected)} on the path.`}${target.ledger_year === null ? '' : ` The figure of ${target.ledger_year} is that of the emissions ledger.`}`,
            },
          ]),
      ...target.reasons.map(
        ({ reason_code, detail }): Block => ({
          kind: 'missing',
          label: target.name,
          text: detail,
          code: reason_code,
        }),
      ),
    ]
  })
