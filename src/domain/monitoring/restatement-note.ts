import type { Impact } from './impact.ts'
import type { YearFigures } from './restatement.ts'

export interface NoteFacts extends Impact {
  readonly from: { readonly id: string; readonly as_of: string }
  readonly to: { readonly id: string; readonly as_of: string }
}

/** A draft of the note that explains restated figures, in Markdown: facts in sentences, for a person to finish. */
export function restatementNote(facts: NoteFacts): string {
  const { from, to, materiality_percent: materiality, companies, targets, bundles } = facts
  const material = companies.filter(({ is_material }) => is_material)
  return [
    '# Draft note on restated figures',
    '',
    `Published data changed between ${from.as_of} (${from.id}) and ${to.as_of} (${to.id}). Materiality is ${materiality} %; changes that are not figures, such as a risk band, always count.`,
    '',
    companies.length === 0
      ? 'No watched company changed.'
      : `${count(companies.length, 'watched company', 'watched companies')} changed, ${material.length} of them materially.`,
    ...section(
      'Restated emissions',
      ['company', 'year', 'before, t CO2-e', 'after, t CO2-e', 'change'],
      restatedRows(facts),
    ),
    ...section('Other changes', ['company', 'what changed'], otherRows(facts)),
    ...section(
      'Targets',
      ['company', 'target', 'status', 'latest actual'],
      targets.map(({ abn, target_id, status, actual }) => [
        abn,
        target_id,
        `${status.from ?? 'none'} to ${status.to ?? 'none'}`,
        `${figure(actual.from)} to ${figure(actual.to)}`,
      ]),
    ),
    ...section(
      'Bundles made from earlier data',
      ['bundle', 'company', 'period', 'needs remaking'],
      bundles.map(({ artifact_id, abn, period_start, period_end, is_material }) => [
        artifact_id,
        abn,
        `${period_start} to ${period_end}`,
        is_material ? 'yes' : 'below materiality',
      ]),
    ),
    '',
    'To be completed by the preparer: why the publisher restated, whether comparatives are restated, who approved.',
    '',
  ].join('\n')
}

const label = ({ abn, name }: { readonly abn: string; readonly name: string | null }): string =>
  name === null ? abn : `${name.replaceAll('|', '/')} (${abn})`

const restatedRows = ({ companies }: NoteFacts): string[][] =>
  companies.flatMap((company) =>
    company.changes
      .filter(({ type }) => type === 'company.restated')
      .flatMap(({ from, to }) => {
        const then = (from?.['years'] ?? []) as readonly YearFigures[]
        const now = (to?.['years'] ?? []) as readonly YearFigures[]
        return then.map((year, index) => [
          label(company),
          year.reporting_year,
          figure(year.scope1_and_2_t),
          figure(now[index]?.scope1_and_2_t ?? null),
          change(year.scope1_and_2_t, now[index]?.scope1_and_2_t ?? null),
        ])
      }),
  )

const otherRows = ({ companies }: NoteFacts): string[][] =>
  companies.flatMap((company) =>
    company.changes
      .filter(({ type }) => type !== 'company.restated')
      .map(({ summary }) => [label(company), summary]),
  )

function section(title: string, headings: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return []
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return ['', `## ${title}`, '', line(headings), line(headings.map(() => '---')), ...rows.map(line)]
}

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

/** Thousands apart, the same in every locale. */
const figure = (value: number | null): string =>
  value === null ? 'not published' : String(value).replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',')

const change = (from: number | null, to: number | null): string =>
  from === null || to === null || from === 0
    ? 'no percentage'
    : `${to > from ? '+' : ''}${((100 * (to - from)) / Math.abs(from)).toFixed(2)} %`
