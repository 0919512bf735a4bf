import { BLOCKS, blocksOn } from '../../domain/company/blocks.ts'
import { sentenceOf } from '../../domain/disclosure/contradictions/contradiction.ts'
import type { DisclosureReport, Metric } from '../../domain/disclosure/report/report.ts'
import { figuresOf } from '../disclosure-draft/figures.ts'
import { plain } from '../disclosure-draft/model.ts'
import { hasOwnYear, yearTable } from '../disclosure-draft/placed/year.ts'
import { figure } from '../format.ts'
import { notMaterialWords, reviewWords } from '../wording.ts'

/** Ids of the figures that a summary shows, where the report has them, in the order of blocks. */
const HEADLINES: readonly string[] = blocksOn('summary').flatMap((name) => BLOCKS[name].headlines)

/** As many lines as two pages hold. */
const MOST_CONTRADICTIONS = 12
const MOST_NOT_COMPARED = 6
const MOST_GAPS = 12
const MOST_ACTIONS = 15

/** summary.md: one to two pages for a reader who opens only one file. Figures are rounded as in report.pdf. */
export function composeSummary(report: DisclosureReport): string {
  return [
    `# ${inert(report.entity.name)}`,
    '',
    `ABN ${report.entity.abn}. Period ${report.period.start} to ${report.period.end}. ${report.standard.title}.`,
    '',
    `> ${report.notice}`,
    '',
    `**${inert(reviewWords(report))}**`,
    '',
    ...(report.entity.is_sandbox ? ['**The company is invented.**', ''] : []),
    ...notMaterial(report),
    registryLine(report),
    '',
    ...yearLines(report),
    '## Figures',
    '',
    '| figure | value | unit | of | basis | id |',
    '|---|---:|---|---|---|---|',
    ...shown(report).map(figureRow),
    '',
    'Figures that are not whole are rounded to six digits, large ones to whole numbers; report.json has every digit.',
    '',
    '## Readiness',
    '',
    readinessLine(report),
    '',
    '| pillar | requirements | state | points |',
    '|---|---|---|---:|',
    ...report.readiness.pillars.map(
      ({ pillar, readiness_state, score_line, score }) =>
        `| ${pillar.replaceAll('_', ' ')} | ${score_line} | ${readiness_state.replaceAll('_', ' ')} | ${score.numerator} of ${score.denominator} |`,
    ),
    '',
    ...contradictionLines(report),
    '## Flags',
    '',
    ...listed(flagLines(report)),
    '',
    '## Gaps',
    '',
    ...listed(
      report.gaps.map(
        ({ label, reason_code, detail }) => `${inert(label)}: ${inert(detail)} (\`${reason_code}\`)`,
      ),
      MOST_GAPS,
      'report.json',
    ),
    '',
    '## Next actions',
    '',
    ...listed(
      report.next_actions.map(
        ({ requirement_id, is_gate, do: text }) =>
          `**${requirement_id}**${is_gate ? ' (gate)' : ''} ${inert(text)}`,
      ),
      MOST_ACTIONS,
      'report.json',
    ),
    '',
    '## Where it comes from',
    '',
    `Snapshot \`${report.snapshot.id}\` as of ${report.snapshot.as_of}; evidence hash \`${report.evidence_hash}\`.`,
    `${report.sources.length} releases of public data, ${report.records.filter(({ status }) => status === 'present').length} of ${report.records.length} records.`,
    'Every input is in provenance.json with file, hash and cell. `southerly verify` re-computes every hash and figure.',
    '',
  ].join('\n')
}

/** The year itself comes first, where the company has a figure of it. */
function yearLines(report: DisclosureReport): string[] {
  const table = yearTable(figuresOf(report))
  if (table === null || !hasOwnYear(table)) return []
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [
    '## The year in figures',
    '',
    row([...table.columns.map(({ title }) => title), 'source']),
    `|---|${'---:|'.repeat(table.columns.length - 1)}---|`,
    ...table.rows.map((cells) =>
      row([
        ...cells.map(({ line }) => plain(line)),
        cells.find(({ small }) => small !== undefined)?.small ?? '',
      ]),
    ),
    '',
    'In t CO2-e. The registry’s figures are of its own year and of the group as it reports there.',
    '',
  ]
}

/** Of the reporting year, so first: the registry is a year or more behind. */
const OF_THE_YEAR = ['scope1', 'scope2', 'scope1_and_2', 'scope3'].map((name) => `ledger.${name}`)

const shown = ({ metrics }: DisclosureReport): Metric[] => [
  ...[...OF_THE_YEAR, ...HEADLINES].flatMap((id) =>
    metrics.filter((metric) => metric.id === id && metric.value !== null),
  ),
  ...metrics.filter(
    ({ topic, value, id }) =>
      value !== null &&
      ((topic === 'scope2' && !id.endsWith('_kwh')) || (topic === 'targets' && id.endsWith('.status'))),
  ),
]

const figureRow = ({ id, label, value, unit, observed, basis }: Metric): string =>
  `| ${inert(label)} | ${typeof value === 'number' ? figure(value) : inert(String(value))} | ${unit ?? ''} | ${observed ?? ''} | ${basis} | \`${id}\` |`

/** Nothing where nothing speaks against the records, and all could be compared. */
function contradictionLines({ contradictions, not_compared }: DisclosureReport): string[] {
  if (contradictions.length === 0 && not_compared.length === 0) return []
  const lines = contradictions.map(
    ({ declared, other, status, explanation }) =>
      `**${status}** ${inert(sentenceOf({ declared, other }))}${
        explanation === null ? '' : ` ${inert(explanation.person)}: ${inert(explanation.reason)}`
      }`,
  )
  const rest = not_compared.map(({ what, detail }) => `${inert(what)}: ${inert(detail)}`)
  return [
    '## Contradictions',
    '',
    ...listed(lines, MOST_CONTRADICTIONS, 'report.json'),
    '',
    ...(rest.length === 0
      ? []
      : [
          'Could not be compared, which is no agreement:',
          '',
          ...listed(rest, MOST_NOT_COMPARED, 'report.json'),
          '',
        ]),
  ]
}

/** Each flag once, with every part that raised it. */
const flagLines = ({ flags }: DisclosureReport): string[] =>
  [...Map.groupBy(flags, ({ flag }) => flag)].map(([flag, raised]) =>
    `\`${flag}\` (${raised.map(({ where }) => where).join(', ')}) ${raised[0]?.meaning ?? ''}`.trimEnd(),
  )

function registryLine({ registry }: DisclosureReport): string {
  if (registry.reporting_year === null) return registry.availability.detail ?? ''
  return registry.mismatch === null
    ? `Registry year ${registry.reporting_year} is the period.`
    : `Registry year ${registry.reporting_year} is not the period: ${registry.mismatch.detail}`
}

function readinessLine({ readiness }: DisclosureReport): string {
  const { score, score_line, readiness_state, blocked_by } = readiness
  const gates =
    blocked_by.length === 0
      ? 'No gate is without evidence.'
      : `Gates without evidence: ${blocked_by.join(', ')}.`
  return `${score_line}. State: ${readiness_state.replaceAll('_', ' ')}. ${score.numerator} of ${score.denominator} points. ${gates}`
}

function notMaterial(report: DisclosureReport): string[] {
  const words = notMaterialWords(report)
  return words === null ? [] : [`Judged not material: ${words}.`, '']
}

function listed(lines: readonly string[], most = Number.POSITIVE_INFINITY, rest = ''): string[] {
  if (lines.length === 0) return ['None.']
  const left = lines.length - most
  return [
    ...lines.slice(0, most).map((line) => `- ${line}`),
    ...(left > 0 ? [`- and ${left} more in ${rest}`] : []),
  ]
}

/** Text from elsewhere must not become markup. */
const inert = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_[\]<>|#]/g, (character) => `\\${character}`)
