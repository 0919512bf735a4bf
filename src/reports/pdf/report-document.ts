import { type DisclosureReport, TOPICS, type Topic } from '../../domain/disclosure/report/report.ts'
import { yearBeyondRegistry } from '../../domain/disclosure/report/year-figures.ts'
import { abn, day } from '../format.ts'
import { coverFacts, draftMark, footWords, registerWords } from '../wording.ts'
import type { Block, Cover, PdfDocument, Section } from './document.ts'
import { gapsSection, limitsSection, nextActions, sourcesSection } from './sections/appendix.ts'
import { approvalSection } from './sections/approval.ts'
import {
  climateBlocks,
  emissionsBlocks,
  safeguardBlocks,
  sectorBlocks,
  targetBlocks,
} from './sections/charts.ts'
import { contradictionsSection } from './sections/contradictions.ts'
import { keyFigures } from './sections/key-figures.ts'
import { metricTables } from './sections/metrics.ts'
import { pillarBlocks, readinessSection } from './sections/pillars.ts'
import { isSiteScenario, scenarioBlocks } from './sections/scenarios.ts'

/** The report as a document: what is on which page, nothing of how it looks. */
export function reportDocument(report: DisclosureReport): PdfDocument {
  const { entity, snapshot } = report
  const mark = draftMark(report)
  return {
    title: `${mark === null ? '' : `${mark}. `}Climate disclosure working paper: ${entity.name}`,
    description: report.notice,
    date: snapshot.as_of,
    footer: footWords(report),
    ...(mark === null ? {} : { mark }),
    cover: cover(report),
    sections: sectionsOf(report).filter(({ blocks }) => blocks.length > 0),
  }
}

function cover(report: DisclosureReport): Cover {
  const { entity, period, standard, snapshot } = report
  return {
    kind: 'Climate disclosure working paper',
    name: entity.name,
    subtitle: `${day(period.start)} to ${day(period.end)}`,
    facts: [
      { label: 'ABN', value: abn(entity.abn) },
      { label: 'Business register', value: registerWords(entity.register_check) },
      { label: 'Standard', value: `${standard.title}, version ${standard.version}` },
      ...coverFacts(report),
      { label: 'Data', value: `As at ${day(snapshot.as_of)}`, small: snapshot.id },
      { label: 'Evidence hash', value: 'SHA-256', small: report.evidence_hash },
    ],
    notice: report.notice,
    warning: entity.is_sandbox ? 'This company is invented. No figure here is about a real company.' : null,
  }
}

const sectionsOf = (report: DisclosureReport): Section[] => [
  keyFigures(report),
  approvalSection(report),
  withBlocks(readinessSection(report), nextActions(report)),
  contradictionsSection(report),
  { title: 'Governance', starts_page: true, blocks: pillarBlocks(report, 'governance') },
  {
    title: 'Strategy',
    starts_page: true,
    blocks: [
      ...climateBlocks(report),
      ...scenarioBlocks(report),
      ...metricTables(report, ['transition_risk']),
      ...pillarBlocks(report, 'strategy'),
    ],
  },
  { title: 'Risk management', starts_page: false, blocks: pillarBlocks(report, 'risk_management') },
  {
    title: 'Metrics and targets',
    starts_page: true,
    blocks: [
      ...emissionsBlocks(report, yearBeyondRegistry(report)),
      ...metricTables(report, ['emissions']),
      ...sectorBlocks(report),
      ...safeguardBlocks(report),
      ...targetBlocks(report),
      ...pillarBlocks(report, 'metrics_and_targets'),
    ],
  },
  gapsSection(report),
  limitsSection(report),
  figuresSection(report),
  sourcesSection(report),
]

/** Topics whose figures are statistics that a chart shows: the working papers have them, computed. */
const CHARTED: ReadonlySet<Topic> = new Set(['trend', 'sector', 'readiness'])
const SHOWN_BEFORE: ReadonlySet<Topic> = new Set(['emissions', 'transition_risk', 'hazards', 'scenarios'])

/** Figures that no page before has shown. */
function figuresSection(report: DisclosureReport): Section {
  const charted = report.metrics.filter(({ topic }) => CHARTED.has(topic)).length
  const topics = TOPICS.filter((topic) => !CHARTED.has(topic) && !SHOWN_BEFORE.has(topic))
  return {
    title: 'Appendix: further figures',
    starts_page: true,
    blocks: [
      {
        kind: 'paragraph',
        text: `All ${report.metrics.length} figures are in report.json and, with their formulas, on the Results sheet of working-papers.xlsx. They include ${charted} figures on trend, sector and readiness, which this report shows as charts.`,
      },
      ...metricTables({ ...report, metrics: report.metrics.filter((one) => !isSiteScenario(one)) }, topics),
    ],
  }
}

const withBlocks = (section: Section, more: readonly Block[]): Section => ({
  ...section,
  blocks: [...section.blocks, ...more],
})
