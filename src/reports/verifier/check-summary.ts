import type { Documents, MetricEntry } from './documents.ts'
import { written } from './draft/reads.ts'
import { isTwelveMonths } from './target-record.ts'
import type { Finding } from './verification.ts'
import { yearBases } from './year-bases.ts'
import { isNextYear, YEAR_COLUMNS, type YearReport, yearRows } from './year-rows.ts'

type Report = Documents['report']

/** Topics of the metrics that a summary shows, in its order, where they have a value. */
const HEADLINES: Readonly<Record<string, string>> = {
  ledger: 'scope1 scope2 scope1_and_2 scope3',
  emissions: 'scope1 scope2 scope1_and_2 scope2_market_based',
  sector: 'headline.percentile headline.metric',
  trend: 'scope1_and_2.compound_percent scope1_and_2.latest_change_percent scope1_and_2.projected_2029_30',
  transition_risk: 'overall',
  safeguard: 'coverage covered_emissions actual_shortfall total_shortfall',
  physical_risk: 'overall',
}
const HEADLINE_IDS = Object.entries(HEADLINES).flatMap(([topic, names]) =>
  names.split(' ').map((name) => `${topic}.${name}`),
)

/** summary.md says nothing that report.json does not: every line of it is written again and compared. */
export function checkSummary({ report, summary }: Documents): Finding[] {
  const [stated, wanted] = [summary.split('\n'), linesOf(report)]
  return Array.from({ length: Math.max(stated.length, wanted.length) }, (_, index) => index)
    .filter((index) => stated[index] !== wanted[index])
    .slice(0, MOST_LINES)
    .map((index) => ({
      kind: 'tie',
      where: `summary.md line ${index + 1}`,
      detail: 'this differs from report.json',
      stated: stated[index] ?? null,
      recomputed: wanted[index] ?? null,
    }))
}

/** One line too many moves all that follow. */
const MOST_LINES = 10

function linesOf(report: Report): string[] {
  const { entity, period, standard, readiness, snapshot, sources, records } = report
  const { score } = readiness
  const gates =
    readiness.blocked_by.length === 0
      ? 'No gate is without evidence.'
      : `Gates without evidence: ${readiness.blocked_by.join(', ')}.`
  const present = records.filter(({ status }) => status === 'present').length
  return [
    `# ${plain(entity.name)}`,
    '',
    `ABN ${entity.abn}. Period ${period.start} to ${period.end}. ${standard.title}.`,
    '',
    `> ${report.notice}`,
    '',
    `**${plain(reviewLine(report.review))}**`,
    '',
    ...(entity.is_sandbox ? ['**The company is invented.**', ''] : []),
    ...notMaterial(report),
    registryLine(report),
    ...yearSection(report),
    ...section('Figures', [
      '| figure | value | unit | of | basis | id |',
      '|---|---:|---|---|---|---|',
      ...shown(report).map(
        ({ label, value, unit, observed, basis, id }) =>
          `| ${plain(label)} | ${printed(value)} | ${unit ?? ''} | ${observed ?? ''} | ${basis} | \`${id}\` |`,
      ),
      '',
      'Figures that are not whole are rounded to six digits, large ones to whole numbers; report.json has every digit.',
    ]),
    ...section('Readiness', [
      `${readiness.score_line}. State: ${words(readiness.readiness_state)}. ${pointsOf(score)} points. ${gates}`,
      '',
      '| pillar | requirements | state | points |',
      '|---|---|---|---:|',
      ...readiness.pillars.map(
        (one) =>
          `| ${words(one.pillar)} | ${one.score_line} | ${words(one.readiness_state)} | ${pointsOf(one.score)} |`,
      ),
    ]),
    ...contradictionLines(report),
    ...section('Flags', items(flagItems(report), Number.POSITIVE_INFINITY)),
    ...section(
      'Gaps',
      items(
        report.gaps.map((gap) => `${plain(gap.label)}: ${plain(gap.detail)} (\`${gap.reason_code}\`)`),
        12,
      ),
    ),
    ...section(
      'Next actions',
      items(
        report.next_actions.map(
          (one) => `**${one.requirement_id}**${one.is_gate ? ' (gate)' : ''} ${plain(one.do)}`,
        ),
        15,
      ),
    ),
    ...section('Where it comes from', [
      `Snapshot \`${snapshot.id}\` as of ${snapshot.as_of}; evidence hash \`${report.evidence_hash}\`.`,
      `${sources.length} releases of public data, ${present} of ${records.length} records.`,
      'Every input is in provenance.json with file, hash and cell. `southerly verify` re-computes every hash and figure.',
      '',
    ]),
  ]
}

/** The year in figures, where the company has a figure of the year itself; a column without any is left out. */
function yearSection(report: Report): string[] {
  const year = report as unknown as YearReport
  const { declared, registry, period } = year
  const rows = yearRows(year)
  if (rows.every(({ cells }) => cells.year === null)) return []
  const base = yearBases(declared.targets).period
  const titles: Readonly<Record<(typeof YEAR_COLUMNS)[number], string>> = {
    year: `${isTwelveMonths(period) ? 'Year' : 'Period'} to ${spelled(period.end)}`,
    before: `${isNextYear(year) ? 'Year' : 'Period'} to ${spelled(declared.earlier?.period.end ?? '')}`,
    change: 'Change, %',
    base: `Base, to ${spelled(base?.end ?? '')}`,
    registry: registry.reporting_year === null ? 'Registry' : `Registry, ${registry.reporting_year}`,
  }
  const columns = YEAR_COLUMNS.filter((column) => rows.some(({ cells }) => cells[column] !== null))
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return section('The year in figures', [
    row(['Emissions', ...columns.map((column) => titles[column]), 'source']),
    `|---|${'---:|'.repeat(columns.length)}---|`,
    ...rows.map(({ label, source, cells }) =>
      row([
        label,
        ...columns.map((column) => {
          const found = cells[column]
          return found === null ? '–' : written(Number(found.value))
        }),
        cells.year === null ? '' : source,
      ]),
    ),
    '',
    'In t CO2-e. The registry’s figures are of its own year and of the group as it reports there.',
  ])
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** 2026-06-30 as 30 June 2026. */
function spelled(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${MONTHS[(month ?? 1) - 1]} ${year}`
}

const reviewLine = ({ draft_because, statement }: Report['review']): string =>
  draft_because === null ? statement : `DRAFT. ${statement}`

const pointsOf = ({ numerator, denominator }: Report['readiness']['score']): string =>
  `${numerator} of ${denominator}`

/** What people set aside as not material is on the first page. */
function notMaterial({ readiness }: Report): string[] {
  const left = readiness.requirements.filter(({ set_aside }) => set_aside?.status === 'not_material')
  const noun = left.length === 1 ? 'requirement' : 'requirements'
  const ids = left.map(({ requirement_id }) => requirement_id).join(', ')
  return left.length === 0 ? [] : [`Judged not material: ${left.length} ${noun}: ${ids}.`, '']
}

const section = (title: string, lines: readonly string[]): string[] => ['', `## ${title}`, '', ...lines]

function registryLine({ registry: { reporting_year, mismatch, availability } }: Report): string {
  if (reporting_year === null) return availability.detail ?? ''
  return mismatch === null
    ? `Registry year ${reporting_year} is the period.`
    : `Registry year ${reporting_year} is not the period: ${mismatch.detail}`
}

const shown = (report: Report): MetricEntry[] => {
  const known = report.metrics.filter(({ value }) => value !== null)
  return [
    ...HEADLINE_IDS.flatMap((id) => known.filter((metric) => metric.id === id)),
    ...known.filter(({ id }) => /^scope2\.(?!.*_kwh$)|^targets\..*\.status$/.test(id)),
  ]
}

function contradictionLines({ contradictions, not_compared: silent }: Report): string[] {
  const said = ({
    what,
    value,
    unit,
  }: {
    what: string
    value: number | string
    unit: string | null
  }): string => `${what}: ${value}${unit === null ? '' : ` ${unit}`}`
  const texts = contradictions.map(({ status, declared, other, explanation }) =>
    [
      `**${status}** ${plain(`${said(declared)}; ${said(other)}.`)}`,
      ...(explanation === null ? [] : [`${plain(explanation.person)}: ${plain(explanation.reason)}`]),
    ].join(' '),
  )
  const unsaid = silent.map(({ what, detail }) => `${plain(what)}: ${plain(detail)}`)
  if (texts.length === 0 && unsaid.length === 0) return []
  return section('Contradictions', [
    ...items(texts, 12),
    ...(unsaid.length === 0
      ? []
      : ['', 'Could not be compared, which is no agreement:', '', ...items(unsaid, 6)]),
  ])
}

function flagItems({ flags }: Report): string[] {
  const names = [...new Set(flags.map(({ flag }) => flag))]
  return names.map((name) => {
    const raised = flags.filter(({ flag }) => flag === name)
    return `\`${name}\` (${raised.map(({ where }) => where).join(', ')}) ${raised[0]?.meaning ?? ''}`.trimEnd()
  })
}

function items(texts: readonly string[], most: number): string[] {
  if (texts.length === 0) return ['None.']
  const more = texts.length - most
  return [...texts.slice(0, most), ...(more > 0 ? [`and ${more} more in report.json`] : [])].map(
    (text) => `- ${text}`,
  )
}

const words = (name: string): string => name.replaceAll('_', ' ')

const LARGE = 100_000

/** A figure as a reader meets it: thousands apart, a true minus, no digit that no one measured. */
function printed(value: MetricEntry['value']): string {
  if (typeof value !== 'number') return plain(String(value))
  const size = Math.abs(value)
  const digits = Number.isInteger(value) || size >= LARGE ? Math.round(value) : Number(value.toPrecision(6))
  const text = String(Math.abs(digits)).replace(/^\d+/, (whole) => Number(whole).toLocaleString('en-AU'))
  return digits < 0 ? `\u2212${text}` : text
}

/** On one line, with a backslash before whatever Markdown would take for a sign. */
const plain = (text: string): string =>
  text
    .split(/\s+/)
    .join(' ')
    .replaceAll(/[`*_[\]<>|#\\]/g, String.raw`\$&`)
