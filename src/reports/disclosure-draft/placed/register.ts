import type {
  ClimateRiskRow,
  FinancialEffect,
  RiskRegister,
} from '../../../domain/disclosure/records/risk-register.ts'
import { capital, day, unit, words } from '../../format.ts'
import { type Figures, figureAt, metricCell } from '../figures.ts'
import { cell, type DraftBlock, type DraftCell, type Line, text } from '../model.ts'

const AT = '/declared/risks'

/** The register as tables, where the company has one with something in it. */
const ofRegister =
  (blocks: (register: RiskRegister) => DraftBlock[]) =>
  ({ report }: Figures): DraftBlock[] => {
    const { risks } = report.declared
    return risks === null || risks.risks.length === 0 ? [] : blocks(risks)
  }

/** Where the register stands in the document. */
export const RISKS_MARK = 'ch_risks'

/** The way to the register, where the standard asks for it. */
export const registerLink = ofRegister(() => [
  {
    kind: 'small',
    line: [...text('See '), { kind: 'link', text: 'Risks and opportunities', to: RISKS_MARK }],
  },
])

/** Each risk and opportunity with what the company does about it, and where it stands on the company’s own scales. */
export const risksPlaced = (figures: Figures): DraftBlock[] =>
  ofRegister((register) => {
    const followed = register.risks.map((risk) => followedCell(figures, risk))
    return [
      {
        kind: 'table',
        caption: 'Each risk and opportunity with its response',
        columns: [
          { title: 'Risk or opportunity', share: 1.6, align: 'left' },
          { title: 'Kind and place', share: 1.1, align: 'left' },
          { title: 'Horizon', share: 0.7, align: 'left' },
          { title: 'Likelihood and effect', share: 0.8, align: 'left' },
          { title: 'Response', share: 1.4, align: 'left' },
          ...(followed.some((one) => one !== NOT_FOLLOWED)
            ? [{ title: 'Figure, metric and target', share: 1.2, align: 'left' as const }]
            : []),
        ],
        rows: register.risks.map((risk, index) => [
          cell(`${risk.id} ${risk.name}`, risk.how),
          cell(KIND_WORDS[risk.kind], placesOf(risk)),
          cell(listed(risk.horizons.map(capital))),
          cell(`${risk.likelihood}, ${risk.effect.toLowerCase()}`),
          cell(responsesOf(risk), `Owner: ${risk.owner}${testsOf(risk)}`),
          ...(followed.some((one) => one !== NOT_FOLLOWED) ? [followed[index]!] : []),
        ]),
      },
      heatMap(register),
    ]
  })(figures)

const NOT_FOLLOWED = cell('–')

/** The published figures behind a risk as they stand now, the metric it is followed by, and the target that it ties to. */
function followedCell(
  { metric, report }: Figures,
  { figures = [], metric: followedBy, target_id }: ClimateRiskRow,
): DraftCell {
  const shown = figures.flatMap((one): Line[] => {
    const found = metric(one.metric)
    if (found === undefined || found.metric.value === null) return []
    return [
      [...text(`${found.metric.label}: `), ...metricCell(found).line, ...text(unitAfter(found.metric.unit))],
    ]
  })
  const target = report.declared.targets.find(({ id }) => id === target_id)
  const words = [
    ...(followedBy === undefined ? [] : [`Metric: ${followedBy}`]),
    ...(target === undefined ? [] : [`Target: ${target.name}`]),
  ].join('. ')
  if (shown.length === 0) return words === '' ? NOT_FOLLOWED : cell(words)
  const line = shown.flatMap((one, at) => [...(at === 0 ? [] : text('; ')), ...one])
  return words === '' ? { line } : { line, small: words }
}

const unitAfter = (name: string | null): string => (name === null ? '' : ` ${unit(name)}`.trimEnd())

const KIND_WORDS: Readonly<Record<ClimateRiskRow['kind'], string>> = {
  physical_acute: 'Physical, acute',
  physical_chronic: 'Physical, chronic',
  transition_policy: 'Transition, policy',
  transition_market: 'Transition, market',
  transition_technology: 'Transition, technology',
  transition_reputation: 'Transition, reputation',
  opportunity: 'Opportunity',
}

const listed = (parts: readonly string[]): string => parts.join(', ')

const placesOf = ({ value_chain, sites, where }: ClimateRiskRow): string =>
  [
    listed(value_chain.map((part) => capital(words(part)))),
    ...(sites.length === 0 ? [] : [`sites ${listed(sites)}`]),
    ...(where === undefined ? [] : [where]),
  ].join('; ')

const responsesOf = ({ responses }: ClimateRiskRow): string =>
  responses.length === 0 ? 'None stated' : responses.map(({ what }) => what).join('; ')

const testsOf = ({ tests }: ClimateRiskRow): string =>
  tests.map(({ scenario, result }) => `. Tested in ${scenario}: ${result}`).join('')

/** Rows from the most likely to the least, columns from the smallest effect to the largest; risks by their reference. */
function heatMap({ scales, risks }: RiskRegister): DraftBlock {
  const share = 3 / scales.effect.length
  const span = scales.likelihood.length + scales.effect.length - 2
  return {
    kind: 'table',
    caption: 'Likelihood and effect of each risk and opportunity',
    columns: [
      { title: 'Likelihood', share: 1, align: 'left' },
      ...scales.effect.map((title) => ({ title, share, align: 'left' as const })),
    ],
    rows: scales.likelihood.toReversed().map((likelihood, row): DraftCell[] => [
      cell(likelihood),
      ...scales.effect.map((effect, column): DraftCell => {
        const height = scales.likelihood.length - 1 - row + column
        const inCell = risks.filter((one) => one.likelihood === likelihood && one.effect === effect)
        return { ...cell(listed(inCell.map(({ id }) => id))), tone: toneOf(height / span) }
      }),
    ]),
  }
}

/** Thirds of the way from the lowest to the highest corner. */
const toneOf = (height: number): NonNullable<DraftCell['tone']> =>
  height >= 2 / 3 ? 'strong' : height >= 1 / 3 ? 'medium' : 'faint'

/** What the company means by short, medium and long term. */
export const horizonsPlaced = ofRegister(({ horizons }) => [
  {
    kind: 'paragraph',
    line: [
      ...text('The short term ends after '),
      figureAt(`${AT}/horizons/short_years`, horizons.short_years),
      ...text(' years, the medium term after '),
      figureAt(`${AT}/horizons/medium_years`, horizons.medium_years),
      ...text(' and the long term after '),
      figureAt(`${AT}/horizons/long_years`, horizons.long_years),
      ...text(`. ${horizons.planning ?? ''}`.trimEnd()),
    ],
  },
])

/** Current and anticipated effects in dollars, or why there is no number. */
export const effectsPlaced = ofRegister(({ risks, combined_effect }) => [
  {
    kind: 'table',
    caption: 'Financial effects of risks and opportunities, A$',
    columns: [
      { title: 'Risk or opportunity', share: 1.4, align: 'left' },
      { title: 'Line items', share: 1.1, align: 'left' },
      { title: 'In the period', share: 1.2, align: 'left' },
      { title: 'Expected', share: 1.2, align: 'left' },
    ],
    rows: [
      ...risks.map(({ id, name, current_effect, anticipated_effect }, index): DraftCell[] => [
        cell(`${id} ${name}`),
        cell(listed([...new Set([...current_effect.line_items, ...anticipated_effect.line_items])])),
        effectCell(current_effect, `${AT}/risks/${index}/current_effect`),
        effectCell(anticipated_effect, `${AT}/risks/${index}/anticipated_effect`),
      ]),
      ...(combined_effect === undefined
        ? []
        : [
            [
              cell('Combined, of those without a separate number'),
              cell(listed(combined_effect.line_items)),
              cell(''),
              effectCell(combined_effect, `${AT}/combined_effect`),
            ],
          ]),
    ],
  },
])

/** Both ends of a range, once where they are the same; else the paragraph and the reason. */
function effectCell({ low_aud, high_aud, no_number }: FinancialEffect, at: string): DraftCell {
  if (low_aud === undefined || high_aud === undefined)
    return cell(`No number, paragraph ${no_number?.paragraph ?? ''}`, no_number?.reason ?? '')
  const low = figureAt(`${at}/low_aud`, low_aud)
  const range: Line =
    low_aud === high_aud ? [low] : [low, ...text(' to '), figureAt(`${at}/high_aud`, high_aud)]
  return { line: range }
}

/** Measures with what they cost, in the order of their days; those without one last. */
export const measuresPlaced = ofRegister(({ risks }) => {
  const measures = risks.flatMap(({ id, responses }, index) =>
    responses.map((response, at) => ({ id, response, pointer: `${AT}/risks/${index}/responses/${at}` })),
  )
  if (measures.length === 0) return []
  const dayOf = ({ response }: (typeof measures)[number]): string => response.by ?? '9999'
  return [
    {
      kind: 'table',
      caption: 'Measures and their cost',
      columns: [
        { title: 'Measure', share: 1.8, align: 'left' },
        { title: 'For', share: 0.5, align: 'left' },
        { title: 'State', share: 0.7, align: 'left' },
        { title: 'Complete by', share: 0.9, align: 'left' },
        { title: 'Cost, A$', share: 0.8, align: 'right' },
      ],
      rows: measures
        .toSorted((a, b) => (dayOf(a) < dayOf(b) ? -1 : dayOf(a) > dayOf(b) ? 1 : 0))
        .map(({ id, response, pointer }): DraftCell[] => [
          cell(response.what, response.resources ?? ''),
          cell(id),
          cell(capital(words(response.status))),
          cell(response.by === undefined ? '–' : day(response.by)),
          response.cost_aud === undefined
            ? cell('–')
            : { line: [figureAt(`${pointer}/cost_aud`, response.cost_aud)] },
        ]),
    },
  ]
})
