import type { ComparedEntry } from './compared-entry.ts'
import type { Documents, MetricEntry } from './documents.ts'
import { differences } from './json.ts'
import type { Finding } from './verification.ts'

const SIDES: Readonly<Record<string, string>> = {
  scenarios: 'physical',
  transition_scenarios: 'transition',
}

/** Where a figure stands beside that of another scenario follows from its id and its label. Most figures stand beside none. */
export const checkCompared = ({ report }: Documents): Finding[] =>
  report.metrics.flatMap((metric, at) =>
    metric.compared === undefined
      ? []
      : differences(metric.compared, placeOf(metric, metric.compared)).map(
          ({ pointer, stated = null, recomputed = null }) => ({
            kind: 'number' as const,
            where: `report.json/metrics/${at}/compared${pointer}`,
            detail: 'it is not what the figure’s id and label say',
            stated,
            recomputed,
          }),
        ),
  )

function placeOf({ id, label }: MetricEntry, { figure, label: words }: ComparedEntry) {
  const [topic = '', scenario = ''] = id.split('.')
  const year = /_(\d{4})$/.exec(id)?.[1]
  const level = /^level_([\d_]+)$/.exec(scenario)?.[1]?.replace('_', '.')
  const [name = ''] = label.split(':')
  const degrees = level ?? /\(([\d.]+) °C\)$/.exec(name)?.[1]
  return {
    side: SIDES[topic],
    figure,
    year: year === undefined ? null : Number(year),
    label: words,
    scenario:
      degrees === undefined
        ? null
        : { name: level === undefined ? name : `${name} of global warming`, warming_c: Number(degrees) },
  }
}
