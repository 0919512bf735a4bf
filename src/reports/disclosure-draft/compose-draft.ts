import { displayName } from '../../domain/company/identity/display-name.ts'
import type { DisclosureReport } from '../../domain/disclosure/report/report.ts'
import { isTwelveMonths } from '../../domain/period.ts'
import { abn, day } from '../format.ts'
import { coverFacts, draftMark, footWords, PILLAR_TITLES } from '../wording.ts'
import { appendicesOf } from './chapters/appendices.ts'
import { basisBlocks } from './chapters/basis.ts'
import { indexChapter } from './chapters/index-of-paragraphs.ts'
import { messageChapters } from './chapters/message.ts'
import { outlookBlocks } from './chapters/outlook.ts'
import { pillarBlocks } from './chapters/pillar.ts'
import { summaryBlocks, YEAR_TITLE } from './chapters/summary.ts'
import { figuresOf } from './figures.ts'
import type { Chapter, DraftDocument } from './model.ts'
import { draftRequirements } from './requirements.ts'

const PILLARS = ['governance', 'strategy', 'risk_management', 'metrics_and_targets'] as const

/** The readable disclosure of a report. Every figure in it is in report.json. */
export function composeDraft(report: DisclosureReport): DraftDocument {
  const { entity, period, standard, snapshot } = report
  const mark = draftMark(report)
  return {
    title: 'Climate-related disclosures',
    subtitle: `${isTwelveMonths(period) ? 'For the year ended' : 'For the period ended'} ${day(period.end)}`,
    company: displayName(entity.name),
    abn: abn(entity.abn),
    description: report.notice,
    date: snapshot.as_of,
    footer: footWords(report),
    mark,
    warning: entity.is_sandbox ? 'This company is invented. No figure here is about a real company.' : null,
    facts: [
      { label: 'ABN', value: abn(entity.abn) },
      { label: 'Period', value: `${day(period.start)} to ${day(period.end)}` },
      { label: 'Standard', value: `${standard.title}, version ${standard.version}` },
      ...coverFacts(report),
      { label: 'Data', value: `As at ${day(snapshot.as_of)}, snapshot ${snapshot.id}` },
    ],
    notice: report.notice,
    chapters: chaptersOf(report, mark),
    made_from: {
      SoutherlyAbn: entity.abn,
      SoutherlyPeriod: `${period.start}/${period.end}`,
      SoutherlyStandardVersion: standard.version,
      SoutherlySnapshot: snapshot.id,
      SoutherlyEvidenceHash: report.evidence_hash,
      SoutherlyStatements: statementsVersion(report),
      ...(mark === null ? {} : { SoutherlyMark: mark }),
    },
  }
}

function chaptersOf(report: DisclosureReport, mark: string | null): Chapter[] {
  const figures = figuresOf(report)
  const requirements = draftRequirements(report)
  const others = requirements.filter(({ pillar }) => !PILLARS.some((one) => one === pillar))
  const { message, nextFollows } = messageChapters(report, mark)
  const chapters = [
    ...(message === null ? [] : [message]),
    { title: YEAR_TITLE, follows: nextFollows, blocks: summaryBlocks(figures) },
    { title: 'Risks, scenarios, targets and measures', blocks: outlookBlocks(figures) },
    {
      title: 'Basis of preparation',
      blocks: [...basisBlocks(figures, requirements), ...pillarBlocks(figures, others)],
    },
    ...PILLARS.map((pillar) => ({
      title: PILLAR_TITLES[pillar] ?? pillar,
      blocks: pillarBlocks(
        figures,
        requirements.filter((requirement) => requirement.pillar === pillar),
      ),
    })),
    ...appendicesOf(report, requirements, mark),
    indexChapter(report, requirements),
  ]
  return chapters.filter(({ blocks }) => blocks.length > 0)
}

/** Version and hash of the record that the statements come from; none where there is no such record. */
function statementsVersion({ records }: DisclosureReport): string {
  const record = records.find((one) => one.record === 's2_statements' && one.status === 'present')
  return record === undefined ? 'none' : `${record.version} ${record.sha256}`
}
