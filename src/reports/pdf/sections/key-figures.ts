import { halvesOf } from '../../../domain/disclosure/readiness/score-line.ts'
import type { DisclosureReport, Metric } from '../../../domain/disclosure/report/report.ts'
import { figuresOf } from '../../disclosure-draft/figures.ts'
import { plain } from '../../disclosure-draft/model.ts'
import { hasOwnYear, yearTable } from '../../disclosure-draft/placed/year.ts'
import { capital, day, figure, number, observed, short, unit, words } from '../../format.ts'
import { basisWords, STATE_WORDS } from '../../wording.ts'
import type { Block, KeyFigure, Section } from '../document.ts'

/** What a reader wants to know first, in this order. Those that the report does not have are left out. */
const HEADLINES = [
  // Of the reporting year; the registry is a year or more behind.
  'ledger.scope1_and_2',
  'ledger.scope1',
  'ledger.scope2',
  'ledger.scope3',
  'emissions.scope1_and_2',
  'emissions.scope1',
  'emissions.scope2',
  'emissions.income_intensity',
  'sector.headline.percentile',
  'sector.headline.metric',
  'transition_risk.overall',
  // Sites first: the head office is context.
  'sites.worst',
  'sites.weighted',
  'physical_risk.overall',
]

export const KEY_FIGURES_TITLE = 'Key figures'

export function keyFigures(report: DisclosureReport): Section {
  const byId = new Map(report.metrics.map((metric) => [metric.id, metric]))
  const shown = HEADLINES.flatMap((id) => byId.get(id) ?? [])
  return {
    title: KEY_FIGURES_TITLE,
    starts_page: true,
    blocks: [
      ...yearBlocks(report),
      { kind: 'figures', items: [readiness(report), ...shown.filter(hasValue).map(headline)] },
      ...shown.filter((metric) => !hasValue(metric)).map(missing),
      ...mismatch(report),
      ...flags(report),
    ],
  }
}

/** The year itself comes first, where the company has a figure of it. */
function yearBlocks(report: DisclosureReport): Block[] {
  const table = yearTable(figuresOf(report))
  if (table === null || !hasOwnYear(table)) return []
  return [
    {
      ...table,
      rows: table.rows.map((row) =>
        row.map(({ line, small }) => ({ text: plain(line), ...(small === undefined ? {} : { small }) })),
      ),
    },
  ]
}

const hasValue = ({ value }: Metric): boolean => value !== null

function headline(metric: Metric): KeyFigure {
  const { value } = metric
  const isLarge = typeof value === 'number' && Math.abs(value) >= 1e4
  const shown = typeof value === 'number' ? short(value) : capital(words(value ?? ''))
  return {
    label: metric.label,
    value: shown,
    unit: unit(metric.unit),
    note: [
      ...(isLarge ? [`exactly ${figure(value)}`] : []),
      ...(metric.observed === null ? [] : [observed(metric.observed)]),
      `${basisWords(metric)}, quality ${metric.data_quality} of 5`,
    ].join('; '),
  }
}

function readiness({ readiness: { readiness_state, score, score_line } }: DisclosureReport): KeyFigure {
  const { supported, rest } = halvesOf(score_line)
  return {
    label: 'Requirements with evidence',
    value: score.value === null ? 'Nothing counts' : supported,
    unit: '',
    note: [
      STATE_WORDS[readiness_state] ?? words(readiness_state),
      ...(rest === '' ? [] : [rest]),
      `${number(score.numerator)} of ${number(score.denominator)} points`,
    ].join('; '),
  }
}

export const missing = ({ label, availability }: Pick<Metric, 'label' | 'availability'>): Block => ({
  kind: 'missing',
  label,
  text: [
    availability.detail ?? 'No figure is there.',
    ...(availability.expected_on === null ? [] : [`Expected on ${day(availability.expected_on)}.`]),
  ].join(' '),
  code: availability.reason_code ?? availability.status,
})

const mismatch = ({ registry }: DisclosureReport): Block[] =>
  registry.mismatch === null
    ? []
    : [
        {
          kind: 'missing',
          label: 'The registry year is not the period of this report',
          text: registry.mismatch.detail,
          code: registry.mismatch.code,
        },
      ]

/** Each flag once, with every part that raised it. */
const flags = ({ flags: all }: DisclosureReport): Block[] =>
  all.length === 0
    ? []
    : [
        {
          kind: 'table',
          caption: 'What to bear in mind',
          columns: [
            { title: 'Where', share: 1, align: 'left' },
            { title: 'Meaning', share: 2.4, align: 'left' },
          ],
          rows: [...Map.groupBy(all, ({ flag }) => flag)].map(([flag, raised]) => [
            { text: [...new Set(raised.map(({ where }) => words(where)))].join(', ') },
            { text: raised[0]?.meaning ?? words(flag), small: flag },
          ]),
        },
      ]
