import type { Metric } from '../../../domain/disclosure/report/report.ts'
import placement from '../../../frameworks/aasb-s2/draft-placement.json' with { type: 'json' }
import { capital, words } from '../../format.ts'
import { type Figures, figureAt, metricTable } from '../figures.ts'
import { cell, type DraftBlock } from '../model.ts'
import { bothScenariosPlaced } from './both-scenarios.ts'
import { emissionsPlaced } from './emissions.ts'
import { effectsPlaced, horizonsPlaced, measuresPlaced, registerLink } from './register.ts'
import { hazardsPlaced, safeguardPlaced, transitionPlaced } from './risks.ts'
import { computedScenariosPlaced, hazardProposals, otherHazardsPlaced } from './scenarios.ts'
import { screeningPlaced } from './scope3.ts'
import { progressPlaced, targetsPlaced } from './targets.ts'
import { transitionScenariosPlaced } from './transition.ts'

/** Tables and charts, each under the name by which the framework says where it stands. */
const PARTS: Readonly<Record<keyof typeof placement, (figures: Figures) => DraftBlock[]>> = {
  risks: registerLink,
  horizons: horizonsPlaced,
  financial_effects: effectsPlaced,
  measures: measuresPlaced,
  hazards: (figures) => [
    ...hazardsPlaced(figures),
    ...otherHazardsPlaced(figures),
    ...hazardProposals(figures),
  ],
  both_scenarios: bothScenariosPlaced,
  scenarios: (figures) => [...scenariosPlaced(figures), ...computedScenariosPlaced(figures)],
  transition_scenarios: transitionScenariosPlaced,
  grid: ({ metricsWhere }) =>
    tableOf('Emissions intensity of the grid', metricsWhere, ({ topic }) => topic === 'electricity'),
  emissions: emissionsPlaced,
  scope3: (figures) => [
    ...tableOf('Scope 3 emissions of the year by category', figures.metricsWhere, ({ id }) =>
      id.startsWith('ledger.category_'),
    ),
    ...screeningPlaced(figures),
  ],
  electricity: electricityPlaced,
  transition: transitionPlaced,
  safeguard: safeguardPlaced,
  targets: targetsPlaced,
  progress: progressPlaced,
}

/** What is shown below a requirement besides its statement. */
export const placedAt = (requirementId: string, figures: Figures): DraftBlock[] =>
  Object.entries(PARTS).flatMap(([part, blocks]) =>
    placement[part as keyof typeof placement] === requirementId ? blocks(figures) : [],
  )

function tableOf(
  caption: string,
  metricsWhere: Figures['metricsWhere'],
  isWanted: (metric: Metric) => boolean,
): DraftBlock[] {
  const table = metricTable(caption, metricsWhere(isWanted))
  return table === null ? [] : [table]
}

/** Scenarios that statements give, wherever they give them. */
function scenariosPlaced({ report }: Figures): DraftBlock[] {
  const rows = report.declared.statements.flatMap(({ kind, scenarios = [] }, at) =>
    kind === 'disclosure'
      ? scenarios.map(({ name, warming_c, analysis }, index) => [
          cell(name),
          {
            line: [figureAt(`/declared/statements/${at}/scenarios/${index}/warming_c`, warming_c)],
          },
          cell(analysis),
        ])
      : [],
  )
  if (rows.length === 0) return []
  return [
    {
      kind: 'table',
      caption: 'Scenarios analysed',
      columns: [
        { title: 'Scenario', share: 1, align: 'left' },
        { title: 'Warming by 2100, °C', share: 0.8, align: 'right' },
        { title: 'Analysis', share: 2.2, align: 'left' },
      ],
      rows,
    },
  ]
}

/** Scope 2 by region, and the claims on renewable electricity. */
function electricityPlaced({ report, metricsWhere }: Figures): DraftBlock[] {
  const instruments = report.instruments ?? []
  return [
    ...tableOf('Scope 2 by region', metricsWhere, ({ topic }) => topic === 'scope2'),
    ...(instruments.length === 0
      ? []
      : [
          {
            kind: 'table' as const,
            caption: 'Contracts and certificates for electricity',
            columns: [
              { title: 'Instrument', share: 1, align: 'left' as const },
              { title: 'Status', share: 1, align: 'left' as const },
              { title: 'Counted', share: 1, align: 'left' as const },
            ],
            rows: instruments.map(({ id, status, counted }) => [
              cell(id),
              cell(capital(words(status))),
              cell(counted ? 'Yes' : 'No'),
            ]),
          },
        ]),
  ]
}
