import { isMilder, milderSentence } from '../domain/company/scenarios/scenario-words.ts'
import type { Metric } from '../domain/disclosure/report/report.ts'

/** The figures of a hazard that are compared with now, by what the years of now are filed under. */
const COMPARED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  warming: { temperature: 'mean_temperature' },
  drying: { rainfall: 'rainfall' },
  extreme_heat: { days_35: 'heat_days_35', days_40: 'heat_days_40' },
  hottest_day: { hottest_day: 'hottest_day' },
}

/** Where a hazard at a level is milder than now, the sentence that says so, with the level: `At 3 °C, drying: ...`. */
export function milderThanNow(
  metrics: readonly Metric[],
): readonly { readonly id: string; readonly text: string }[] {
  const all = new Map(metrics.map((metric) => [metric.id, metric]))
  const numberOf = (id: string): number | null => {
    const value = all.get(id)?.value
    return typeof value === 'number' ? value : null
  }
  const needed = (id: string): number => {
    const value = numberOf(id)
    if (value === null) throw new RangeError(`the report has a figure against now and no ${id}`)
    return value
  }
  const stems = new Set(
    metrics.flatMap(
      ({ id }) => /^(?<stem>scenarios\.(?!now\.)[^.]+\.[^.]+)\./.exec(id)?.groups?.['stem'] ?? [],
    ),
  )
  return [...stems].flatMap((stem) => {
    const hazard = stem.split('.')[2] ?? ''
    const figures = Object.entries(COMPARED[hazard] ?? {}).flatMap(([figure, indicator]) => {
      const then = all.get(`${stem}.${figure}_central`)
      const fromNow = numberOf(`${stem}.${figure}_from_now_central`)
      return typeof then?.value === 'number' && fromNow !== null && isMilder(indicator, fromNow)
        ? [
            {
              indicator,
              unit: then.unit ?? '',
              at_level: then.value,
              now: then.value - fromNow,
              label: then.label,
            },
          ]
        : []
    })
    const change = all.get(`${stem}.change_central`)
    const [first] = figures
    if (first === undefined || typeof change?.value !== 'number') return []
    const now = `scenarios.now.${first.indicator}`
    const text = milderSentence({
      figures,
      unit: change.unit ?? '',
      at_level: change.value,
      so_far: needed(`${now}.so_far_central`),
      warming_c: needed(`${now}.global_warming`),
      period: all.get(`${now}.global_warming`)?.observed?.replace('/', '-') ?? '',
    })
    return [{ id: stem, text: `${first.label.split(':')[0]}, ${hazard.replaceAll('_', ' ')}: ${text}` }]
  })
}
