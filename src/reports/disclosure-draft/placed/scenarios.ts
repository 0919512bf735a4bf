import { RISK_LEVELS } from '../../../domain/company/bands.ts'
import { HAZARDS } from '../../../domain/company/hazards/hazard-table.ts'
import { isDraftPaper } from '../../../domain/review/period-review.ts'
import { capital, unit, words } from '../../format.ts'
import { milderThanNow } from '../../milder-than-now.ts'
import { type Figures, metricCell, metricTable, type PlacedMetric, shownFigure } from '../figures.ts'
import { cell, type DraftBlock, type DraftCell, type Inline, type Line } from '../model.ts'

const ENDS = ['low', 'central', 'high'] as const
const END = /_(?:low|central|high)$/

/** Scenarios that were computed from public data: figures to speak about, never the company's statement. */
export function computedScenariosPlaced({ metricsWhere, report }: Figures): DraftBlock[] {
  const found = metricsWhere(({ topic, value }) => topic === 'scenarios' && value !== null)
  const rows = [...Map.groupBy(found, ({ metric }) => metric.id.replace(END, '')).values()]
  if (rows.length === 0) return []
  return [
    {
      kind: 'small',
      line: [
        {
          kind: 'text',
          text: `Computed from public data${placeOf(report)}, not stated by the company. Low, middle and high are the 10th, 50th and 90th percentiles of the models.`,
        },
      ],
    },
    {
      kind: 'table',
      caption: 'Scenarios computed from public data',
      columns: [
        { title: 'Figure', share: 2, align: 'left' },
        { title: 'Low', share: 0.8, align: 'right' },
        { title: 'Middle', share: 0.8, align: 'right' },
        { title: 'High', share: 0.8, align: 'right' },
        { title: 'Unit', share: 0.6, align: 'left' },
      ],
      rows: rows.map(scenarioRow),
    },
    ...milderThanNow(report.metrics).map(
      ({ text }): DraftBlock => ({
        kind: 'small',
        line: [{ kind: 'text', text }],
      }),
    ),
  ]
}

const placeOf = ({ series }: Figures['report']): string =>
  series.climate === null ? '' : ` for ${series.climate.place.name}`

/** A figure that is one for all models stands in the middle. */
function scenarioRow(group: readonly PlacedMetric[]): DraftCell[] {
  const [first] = group
  const label = first?.metric.label.replace(/, low end of the models$/, '') ?? ''
  return [
    cell(label),
    ...ENDS.map((end) => {
      const found = group.find(({ metric: { id } }) => (END.exec(id)?.[0] ?? '_central') === `_${end}`)
      return found === undefined ? cell('–') : metricCell(found)
    }),
    cell(unit(first?.metric.unit ?? null)),
  ]
}

/** Other hazards than those of the climate's means. */
export function otherHazardsPlaced({ metricsWhere }: Figures): DraftBlock[] {
  const table = metricTable(
    'Other hazards at the same place',
    metricsWhere(({ topic }) => topic === 'hazards'),
  )
  return table === null ? [] : [table, ...oldRecords(metricsWhere)]
}

/** Which of the bands describe the past: their records ended more than five years before the snapshot. */
function oldRecords(metricsWhere: Figures['metricsWhere']): DraftBlock[] {
  const old = HAZARDS.filter(({ id }) =>
    metricsWhere(({ id: metric }) => metric === `hazards.${id}.band`).some(
      ({ metric }) => metric.value !== null && metric.flags.includes(`stale_${id}`),
    ),
  )
  if (old.length === 0) return []
  const names = old.map(({ label }) => label).join(', ')
  return [
    {
      kind: 'small',
      line: [
        said(
          `Old records: ${names}. They ended more than five years before the snapshot, so these bands describe the past, not today.`,
        ),
      ],
    },
  ]
}

/** From this band on a hazard is offered for a paragraph. Whether it is material is the company's to say. */
const OFFERED_FROM = RISK_LEVELS.indexOf('high')

const PROJECTED: Readonly<Record<string, { readonly figure: string; readonly what: string }>> = {
  warming: { figure: 'temperature', what: 'the mean temperature' },
  drying: { figure: 'rainfall', what: 'rainfall a year' },
  extreme_heat: { figure: 'days_35', what: 'the number of days a year at 35 °C or more' },
  hottest_day: { figure: 'hottest_day', what: 'the hottest day of the year' },
}

/**
 * A paragraph for each hazard that may be material, in neutral words, for the preparer to change. Its figures are plain text:
 * what may be deleted is nothing that a check of the draft can ask for.
 */
export function hazardProposals(figures: Figures): DraftBlock[] {
  // A finished paper has what the company made of them in its statements.
  if (!isDraftPaper(figures.report.review)) return []
  const paragraphs = HAZARDS.flatMap(({ id, label }) => {
    const sentences = [...nowOf(figures, id), ...thenOf(figures, id)]
    const isOffered = bandsOf(figures, id).some(
      (band) => RISK_LEVELS.findIndex((one) => one === band) >= OFFERED_FROM,
    )
    return isOffered && sentences.length > 0 ? [paragraphOf(label, sentences)] : []
  })
  if (paragraphs.length === 0) return []
  return [
    {
      kind: 'small',
      line: [
        {
          kind: 'text',
          text: `Proposals to change or delete: hazards with a band of high or worse${placeOf(figures.report)}, now or in a scenario. They are not statements by the company and do not count as such.`,
        },
      ],
    },
    { kind: 'list', items: paragraphs },
  ]
}

const said = (text: string): Inline => ({ kind: 'text', text })

const paragraphOf = (label: string, sentences: readonly Line[]): Line => [
  { kind: 'text', text: `${label}. `, strong: true },
  ...sentences.flatMap((line) => [...line, said(' ')]),
  said('[State whether and how this may affect the company.]'),
]

const BANDED_NOW: Readonly<Record<string, string>> = {
  warming: 'physical_risk.mean_temperature.band',
  drying: 'physical_risk.rainfall.band',
  extreme_heat: 'physical_risk.heat_days_35.band',
}

/** Every band of a hazard: now, and in the middle of the models. */
function bandsOf({ metric, metricsWhere }: Figures, hazard: string): unknown[] {
  return [
    metric(BANDED_NOW[hazard] ?? `hazards.${hazard}.band`)?.metric.value,
    ...metricsWhere(({ id }) => id.startsWith('scenarios.') && id.endsWith(`.${hazard}.band_central`)).map(
      ({ metric: found }) => found.value,
    ),
  ]
}

function nowOf({ metric }: Figures, hazard: string): Line[] {
  const band = metric(BANDED_NOW[hazard] ?? `hazards.${hazard}.band`)
  const measure = metric(`hazards.${hazard}.measure`)
  if (band === undefined || typeof band.metric.value !== 'string') return []
  return [
    [
      said('Screening of public data puts its band today at '),
      said(words(band.metric.value)),
      ...(measure === undefined || typeof measure.metric.value !== 'number'
        ? []
        : [
            said(' ('),
            said(shownFigure(measure.metric.value)),
            said(`${measure.metric.unit === '1' ? '' : ` ${unit(measure.metric.unit)}`})`),
          ]),
      said('.'),
    ],
  ]
}

/** What a hazard becomes at each level, with its range. */
function thenOf({ metric, metricsWhere }: Figures, hazard: string): Line[] {
  const rule = PROJECTED[hazard]
  if (rule === undefined) return []
  const middles = metricsWhere(
    ({ id }) => id.startsWith('scenarios.') && id.endsWith(`.${hazard}.${rule.figure}_central`),
  )
  return middles.flatMap(({ metric: middle }) => {
    const stem = middle.id.replace(END, '')
    const [low, high] = [metric(`${stem}_low`), metric(`${stem}_high`)]
    if (
      typeof middle.value !== 'number' ||
      typeof low?.metric.value !== 'number' ||
      typeof high?.metric.value !== 'number'
    )
      return []
    return [
      [
        said(`${capital(middle.label.split(':')[0] ?? '')} of global warming ${rule.what} would be `),
        said(shownFigure(low.metric.value)),
        said(' to '),
        said(shownFigure(high.metric.value)),
        said(' (middle of the models '),
        said(shownFigure(middle.value)),
        said(`) ${unit(middle.unit)}.`),
      ],
    ]
  })
}
