import { BENCHMARK_METRICS } from '../../../company/sector/benchmark-metrics.ts'
import type { HEADLINE_FIGURES, POSITION_FIGURES } from '../../../company/sector/formula.ts'
import type { MetricName, TopicTable } from '../topic-table.ts'

const FIGURES: Readonly<
  Record<(typeof POSITION_FIGURES)[number], { readonly label: string; readonly has_unit: boolean }>
> = {
  value: { label: 'The company', has_unit: true },
  percentile: { label: 'Percentile among peers', has_unit: false },
  quartile: { label: 'Quartile among peers', has_unit: false },
  n: { label: 'Peers with a figure, the company included', has_unit: false },
  p25: { label: 'First quartile of the peers', has_unit: true },
  median: { label: 'Median of the peers', has_unit: true },
  p75: { label: 'Third quartile of the peers', has_unit: true },
}

/** Every figure of every metric of the benchmark. */
const METRICS: Readonly<Record<string, MetricName>> = Object.fromEntries(
  BENCHMARK_METRICS.flatMap(({ id: metric, unit, words }) =>
    Object.entries(FIGURES).map(([name, { label, has_unit }]) => [
      `${metric}_${name}`,
      {
        id: `sector.${metric}.${name}`,
        label: `${label}: ${words}`,
        unit: has_unit ? unit : null,
      },
    ]),
  ),
)

/** What to quote, and what it compares. */
const HEADLINE: Readonly<Record<(typeof HEADLINE_FIGURES)[number], MetricName>> = {
  headline_metric: {
    id: 'sector.headline.metric',
    label: 'What the percentile to quote compares',
    unit: null,
  },
  headline_percentile: {
    id: 'sector.headline.percentile',
    label: 'Percentile to quote among peers: per income, else per energy',
    unit: null,
  },
}

/** The series of a metric shows some of its figures, and all peers. */
const POINTERS = Object.fromEntries(
  BENCHMARK_METRICS.flatMap(({ id }, at) =>
    ['value', 'p25', 'median', 'p75', 'peers'].map((name) => [
      `${id}_${name}`,
      `/series/sector/metrics/${at}/${name}`,
    ]),
  ),
)

/** The company among the reporters of its year and class. */
export const SECTOR: TopicTable = {
  topic: 'sector',
  outcomes: ({ profile }) => [profile.blocks.sector_benchmark],
  formulas: {
    sector_position: {
      calculation: 'sector.position',
      metrics: { ...METRICS, ...HEADLINE },
      pointers: POINTERS,
    },
  },
  gap: HEADLINE.headline_percentile,
}
