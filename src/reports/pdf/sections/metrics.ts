import {
  type DisclosureReport,
  type Metric,
  TOPICS,
  type Topic,
} from '../../../domain/disclosure/report/report.ts'
import { capital, figure, observed, roundScreening, unit, words } from '../../format.ts'
import { basisWords, TOPIC_TITLES } from '../../wording.ts'
import type { Block, Cell } from '../document.ts'

/** Every figure of the topics, exactly, as a table each. A figure that is not there has its code; the section on what is missing has the words. */
export const metricTables = ({ metrics }: DisclosureReport, topics: readonly Topic[] = TOPICS): Block[] =>
  topics.flatMap((topic) => {
    const own = metrics.filter((metric) => metric.topic === topic)
    return own.length === 0 ? [] : [metricTable(TOPIC_TITLES[topic] ?? words(topic), own)]
  })

const metricTable = (title: string, metrics: readonly Metric[]): Block => ({
  kind: 'table',
  caption: `${title}: figures`,
  columns: [
    { title: 'Figure', share: 1.7, align: 'left' },
    { title: 'Value', share: 1.1, align: 'right' },
    { title: 'Unit', share: 0.9, align: 'left' },
    { title: 'About', share: 0.9, align: 'left' },
    { title: 'Basis', share: 0.8, align: 'left' },
  ],
  rows: metrics.map((metric) => [
    { text: metric.label, small: metric.id },
    value(metric),
    { text: unit(metric.unit) },
    { text: metric.observed === null ? '' : observed(metric.observed) },
    {
      text: basisWords(metric),
      small: `quality ${metric.data_quality} of 5`,
    },
  ]),
})

function value({ value, value_text, availability, basis, unit: name }: Metric): Cell {
  if (value === null)
    return {
      text: capital(words(availability.status === 'available' ? 'not_available' : availability.status)),
      small: availability.reason_code ?? 'no value',
    }
  if (typeof value === 'string') return { text: capital(words(value)) }
  if (name === 'year') return { text: String(value) }
  if (basis === 'screening')
    return { text: `about ${figure(roundScreening(value))}`, small: `computed as ${figure(value)}` }
  const isAsPrinted = value_text === null || value_text === figure(value)
  return isAsPrinted ? { text: figure(value) } : { text: figure(value), small: `printed as ${value_text}` }
}
