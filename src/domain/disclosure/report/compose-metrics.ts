import type { Disclosure } from '../disclosure.ts'
import type { Calculation } from './calculation.ts'
import { Citations } from './citations.ts'
import { composeTopic } from './compose-topic.ts'
import { parts } from './draft.ts'
import { withRequirements } from './metric-requirements.ts'
import type { Metric } from './report.ts'
import type { TopicTable } from './topic-table.ts'
import { BOUNDARY } from './topics/boundary.ts'
import { ELECTRICITY } from './topics/electricity.ts'
import { EMISSIONS } from './topics/emissions.ts'
import { HAZARDS_TOPIC } from './topics/hazards.ts'
import { LEDGER_TOPIC } from './topics/ledger.ts'
import { PHYSICAL_RISK } from './topics/physical-risk.ts'
import { READINESS } from './topics/readiness.ts'
import { SAFEGUARD } from './topics/safeguard.ts'
import { SCENARIOS } from './topics/scenarios.ts'
import { SCOPE2 } from './topics/scope2.ts'
import { SCOPE3 } from './topics/scope3.ts'
import { SECTOR } from './topics/sector.ts'
import { SITES } from './topics/sites.ts'
import { TARGETS } from './topics/targets.ts'
import { TRANSITION_RISK } from './topics/transition-risk.ts'
import { TRANSITION_SCENARIOS_TOPIC } from './topics/transition-scenarios.ts'
import { TREND } from './topics/trend.ts'
import { YEAR_TOPIC } from './topics/year.ts'

/** In the order in which a report tells them. */
const TABLES: readonly TopicTable[] = [
  LEDGER_TOPIC,
  YEAR_TOPIC,
  EMISSIONS,
  // The trend takes the covered emissions from it.
  SAFEGUARD,
  TREND,
  SECTOR,
  ELECTRICITY,
  PHYSICAL_RISK,
  SITES,
  HAZARDS_TOPIC,
  SCENARIOS,
  TRANSITION_RISK,
  TRANSITION_SCENARIOS_TOPIC,
  SCOPE3,
  SCOPE2,
  TARGETS,
  BOUNDARY,
  READINESS,
]

/** Every figure of a report, with its calculation and the inputs that it cites. */
export function composeMetrics(disclosure: Disclosure): {
  readonly metrics: readonly Metric[]
  readonly calculations: readonly Calculation[]
  readonly citations: Citations
} {
  const listed = new Set(disclosure.releases.map(({ id }) => id))
  // Figures of an invented company have no release behind their name.
  const isInvented = (release: string): boolean =>
    disclosure.company.is_sandbox && release.startsWith('sandbox')
  const citations = new Citations((release) => listed.has(release) || isInvented(release))
  const { metrics: drafts, calculations } = parts(
    ...TABLES.map((table) => composeTopic(table, TABLES, table.outcomes(disclosure), citations)),
  )
  const metrics = drafts.map((draft) => withRequirements(draft, disclosure.framework.metrics))
  return { metrics, calculations, citations }
}
