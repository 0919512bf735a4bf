import type { EmissionTarget } from '../../../domain/disclosure/records/emission-targets.ts'
import type { DisclosureReport } from '../../../domain/disclosure/report/report.ts'
import { capital, day, sentence, unit, words } from '../../format.ts'
import { targetBlocks } from '../../pdf/sections/charts.ts'
import { type Figures, figureAt, metricTable } from '../figures.ts'
import { cell, type DraftBlock, type DraftCell, type Line, paragraph, plain, text } from '../model.ts'

/** Every target that counts with all that it declares; that there is none, in the company's words. */
export function targetsPlaced({ report }: Figures): DraftBlock[] {
  const { targets, no_target } = report.declared
  return [
    ...(no_target === null ? [] : [paragraph(no_target.statement)]),
    ...targets.map((target, index): DraftBlock => targetTable(target, `/declared/targets/${index}`)),
  ]
}

function targetTable(target: EmissionTarget, at: string): DraftBlock {
  const rows: readonly (readonly [label: string, value: Line | null])[] = [
    ['Objective', text(target.objective)],
    ['Metric', text(`${target.metric}, ${unit(target.unit)}`)],
    ['Origin', text(originOf(target))],
    ['Kind', text(kindOf(target))],
    ['Coverage', coverageOf(target, at)],
    ['Scopes', text(scopesOf(target))],
    ['Gases', text(target.gases.join(', ').replaceAll(/\d/g, subscript))],
    ['Base period', baseOf(target, at)],
    [
      'Target',
      [
        ...levelOf(target.target, target.unit, `${at}/target`),
        ...text(` by ${day(target.target_period.end)}`),
      ],
    ],
    ['Milestones', milestonesOf(target, at)],
    ['Actual figures', actualsOf(target, at)],
    ['Levers', leversOf(target, at)],
    ['Carbon credits', creditsOf(target, at)],
    [
      'Paris Agreement',
      target.temperature_alignment === undefined ? null : text(target.temperature_alignment),
    ],
    ['Sectoral pathway', sectoralOf(target)],
    ['Validation', validationOf(target)],
    [
      'Review',
      target.review === undefined
        ? null
        : text(`${sentence(target.review.process)} Next on ${day(target.review.next_on)}.`),
    ],
    ['Link to pay', payOf(target)],
    ['Recalculation of the base', text(target.base.recalculation_policy)],
    ['Owner', text(target.owner)],
  ]
  return {
    kind: 'table',
    caption: `Target: ${target.name}`,
    columns: [
      { title: 'What', share: 0.7, align: 'left' },
      { title: 'Declared', share: 2, align: 'left' },
    ],
    rows: rows.flatMap(([label, value]): DraftCell[][] =>
      value === null || plain(value) === '' ? [] : [[cell(label), { line: value }]],
    ),
  }
}

const originOf = ({ origin }: EmissionTarget): string =>
  origin.kind === 'voluntary' ? 'Chosen by the company' : `Required by law: ${origin.reference ?? ''}`

const kindOf = ({ type, denominator, basis, category }: EmissionTarget): string =>
  `${capital(type)}${denominator === undefined ? '' : ` per ${denominator}`}, ${basis}, ${category}`

const SCOPES: Readonly<Record<EmissionTarget['scopes'][number], string>> = {
  scope1: 'Scope 1',
  scope2_location: 'scope 2 (location-based)',
  scope2_market: 'scope 2 (market-based)',
  scope3: 'scope 3',
}

/** Digits of a formula such as CO2. */
const subscript = (digit: string): string => '₀₁₂₃₄₅₆₇₈₉'.charAt(Number(digit))

const scopesOf = ({ scopes, scope3_categories: categories }: EmissionTarget): string =>
  `${capital(scopes.map((scope) => SCOPES[scope]).join(', '))}${categories === undefined ? '' : ` (scope 3 categories ${categories.join(', ')})`}`

const coverageOf = ({ coverage }: EmissionTarget, at: string): Line => [
  figureAt(`${at}/coverage/share_percent`, coverage.share_percent),
  ...text(
    ` % of the group’s emissions; ${coverage.entities.length === 0 ? 'the whole group' : coverage.entities.join(', ')}`,
  ),
]

const baseOf = ({ base, unit: name }: EmissionTarget, at: string): Line => [
  ...text(`${day(base.period.start)} to ${day(base.period.end)}: `),
  figureAt(`${at}/base/value`, base.value),
  ...text(` ${unit(name)} (${base.source})`),
]

interface Level {
  readonly value?: number
  readonly reduction_percent?: number
}

function levelOf({ value, reduction_percent }: Level, name: string, at: string): Line {
  if (value !== undefined) return [figureAt(`${at}/value`, value), ...text(` ${unit(name)}`)]
  if (reduction_percent === undefined) return []
  return [figureAt(`${at}/reduction_percent`, reduction_percent), ...text(' % below the base')]
}

const milestonesOf = ({ milestones, unit: name }: EmissionTarget, at: string): Line =>
  milestones.flatMap((milestone, index) => [
    ...text(`${index === 0 ? '' : '; '}${day(milestone.period.end)}: `),
    ...levelOf(milestone, name, `${at}/milestones/${index}`),
  ])

const actualsOf = ({ actuals = [], unit: name }: EmissionTarget, at: string): Line =>
  actuals.flatMap(({ period, value, source }, index) => [
    ...text(`${index === 0 ? '' : '; '}${day(period.end)}: `),
    figureAt(`${at}/actuals/${index}/value`, value),
    ...text(` ${unit(name)} (${source})`),
  ])

const leversOf = ({ levers }: EmissionTarget, at: string): Line =>
  levers.flatMap(({ name, abatement_t }, index) => [
    ...text(`${index === 0 ? '' : '; '}${name}`),
    ...(abatement_t === undefined
      ? []
      : [...text(', '), figureAt(`${at}/levers/${index}/abatement_t`, abatement_t), ...text(' t CO₂-e')]),
  ])

/** Paragraph 36(e) asks how far a target relies on credits. */
function creditsOf({ planned_credits: credits }: EmissionTarget, at: string): Line | null {
  if (credits === undefined) return null
  return [
    figureAt(`${at}/planned_credits/tonnes`, credits.tonnes),
    ...text(' t CO₂-e planned'),
    ...(credits.share_percent === undefined
      ? []
      : [
          ...text(', '),
          figureAt(`${at}/planned_credits/share_percent`, credits.share_percent),
          ...text(' % of the target'),
        ]),
    ...text(
      `; ${words(credits.kind)}, ${sentence(credits.scheme)}${credits.integrity === undefined ? '' : ` ${credits.integrity}`}`,
    ),
  ]
}

function payOf({ remuneration_link: pay }: EmissionTarget): Line | null {
  if (pay === undefined) return null
  return text(pay.linked ? (pay.description ?? 'Pay depends on it') : 'Pay does not depend on it')
}

function sectoralOf({ sectoral_approach: approach }: EmissionTarget): Line | null {
  if (approach === undefined) return null
  return text(approach.used ? `Used${approach.pathway === undefined ? '' : `: ${approach.pathway}`}` : 'None')
}

function validationOf({ validation }: EmissionTarget): Line | null {
  if (validation === undefined) return null
  const by = [validation.body, validation.standard, validation.standard_version].filter(
    (part) => part !== undefined,
  )
  return text([capital(words(validation.status)), ...by].join(', '))
}

/** What a reader asks of a trend; the working papers have its statistics. */
const TREND = new Set(
  [
    'compound_percent',
    'latest_change_percent',
    'projected_2029_30',
    'projected_2029_30_low',
    'projected_2029_30_high',
  ].map((figure) => `trend.scope1_and_2.${figure}`),
)

/** How far each target is, and the trend. */
export function progressPlaced({ metricsWhere }: Figures): DraftBlock[] {
  const progress = metricTable(
    'Progress against targets',
    metricsWhere(({ topic }) => topic === 'targets'),
  )
  const trend = metricTable(
    'Trend of scope 1 and 2 emissions in the registry',
    metricsWhere(({ id }) => TREND.has(id)),
  )
  return [progress, trend].filter((table) => table !== null)
}

/** Each target with its base, the line to it, all actual years and the year of the report. */
export function targetCharts(report: DisclosureReport): DraftBlock[] {
  return report.series.targets.flatMap((target): DraftBlock[] => {
    const drawn = targetBlocks({ ...report, series: { ...report.series, targets: [target] } }).find(
      (block) => block.kind === 'chart',
    )
    if (drawn === undefined) return []
    const year = Number(report.period.end.slice(0, 4))
    const own = target.points.map((point) => (point.year === year ? point.actual : null))
    return [
      {
        ...drawn,
        data: {
          kind: 'lines',
          categories: target.points.map(({ year }) => String(year)),
          series: [
            { name: 'Path of the target', values: target.points.map(({ expected }) => expected) },
            { name: 'Actual', values: target.points.map(({ actual }) => actual) },
            ...(own.every((value) => value === null) ? [] : [{ name: `Year ending ${year}`, values: own }]),
          ],
          unit: unit(target.unit),
        },
      },
    ]
  })
}
