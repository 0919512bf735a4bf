import type { presentLine } from '../api/present/ledger.ts'
import type { presentAnalysis } from '../api/present/ledger-analysis.ts'
import { CATEGORIES, type LedgerScope } from '../domain/ledger/categories.ts'
import { GAP_RULES } from '../domain/ledger/coverage.ts'
import type { LedgerTotals, ScopeTonnes } from '../domain/ledger/totals.ts'
import type { ImportedLedgerFile } from '../operations/ledger/import-file.ts'
import type { ReadTotals } from '../operations/ledger/totals.ts'
import { inTerminal, nextSteps } from './ledger-next-steps.ts'
import { table } from './output.ts'

const SHOWN = 30
const tonnes = (value: number | null): string =>
  value === null ? '-' : value.toLocaleString('en-AU', { maximumFractionDigits: 1 })

/** What an import did, or would do: columns, words, problems, totals. */
export function describeLedgerImport(found: ImportedLedgerFile, dryRun: boolean): string {
  const { reading, summary, words, reasons, problems, before, after } = found
  const parts = [
    table(
      ['column', 'read as', 'unit'],
      reading.columns.map(({ heading, field, unit }) => [heading, field ?? '-', unit ?? '']),
    ),
    words.length === 0
      ? ''
      : table(
          ['words', 'rows', 'status', 'factor', 't CO2-e'],
          words
            .slice(0, SHOWN)
            .map((word) => [
              [word.activity, word.use].filter((part) => part !== null).join(', '),
              String(word.rows),
              word.status,
              word.factor_id ?? '-',
              tonnes(word.t),
            ]),
        ),
    problems.length === 0
      ? ''
      : table(
          ['where', 'column', 'value', 'what'],
          problems
            .slice(0, SHOWN)
            .map(({ at, column, value, message }) => [at, column ?? '', value ?? '', inTerminal(message)]),
        ),
    reasons.length === 0
      ? ''
      : reasons
          .map(({ status, code, rows, message }) => `${rows} ${status}: ${inTerminal(message)} (${code})`)
          .join('\n'),
    nextSteps(reasons.map(({ code }) => code)),
    `${summary.rows} rows: ${summary.taken} taken, ${summary.doubtful} doubtful, ${summary.refused} refused, ${summary.left_out} left out; ${summary.already_held} were there before.`,
    describeScopes('before', before),
    describeScopes(dryRun ? 'would be' : 'now', after),
    dryRun
      ? 'Nothing was saved.'
      : found.number === null
        ? 'Nothing was added.'
        : `Saved as import ${found.number}.`,
  ]
  return parts.filter((part) => part !== '').join('\n')
}

export const describeScopes = (
  word: string,
  { scope1_t, scope2_location_t, scope3_t }: ScopeTonnes,
): string =>
  `t CO2-e ${word}: scope 1 ${tonnes(scope1_t)}, scope 2 ${tonnes(scope2_location_t)}, scope 3 ${tonnes(scope3_t)}`

export const describeLedgerTotals = (head: ReadTotals['head'], totals: LedgerTotals): string =>
  [
    totals.by_category.length === 0
      ? 'The ledger has no lines.'
      : table(
          ['scope', 'category', 't CO2-e', 'lines'],
          totals.by_category.map(({ scope, category, t, lines }) => [
            String(scope),
            CATEGORIES[String(scope) as LedgerScope][category]!,
            tonnes(t),
            String(lines),
          ]),
        ),
    describeScopes('in all', totals.totals),
    `${head?.lines ?? 0} lines, ${head?.doubtful ?? 0} with an open question, ${head?.not_counted ?? 0} not counted.`,
  ].join('\n')

export function describeLedgerLines(lines: readonly ShownLine[], more: boolean): string {
  if (lines.length === 0) return 'No lines.'
  const rows = lines.map(
    ({ id, words, use, from, to, quantity, unit, facility, emissions, status, reasons }) => [
      id,
      [words, use].filter((part) => part !== null && part !== undefined).join(', '),
      `${from} to ${to}`,
      `${quantity} ${unit}`,
      facility ?? '',
      tonnes(
        Object.values(emissions).reduce<number | null>((sum, t) => (t === null ? sum : (sum ?? 0) + t), null),
      ),
      [status, ...reasons.map(({ code }) => code)].join(' '),
    ],
  )
  return [
    table(['id', 'what', 'days', 'quantity', 'facility', 't CO2-e', 'state'], rows),
    more ? `The first ${lines.length} lines. --limit lists more.` : `${lines.length} lines.`,
  ].join('\n')
}
type ShownLine = ReturnType<typeof presentLine>

type Analysis = ReturnType<typeof presentAnalysis>

const coveredText = ({ months, measured, estimated, partial, gaps, percent }: Analysis['covered']): string =>
  percent === null
    ? 'The ledger has no lines by month.'
    : `${percent.toFixed(1)} % of the year is covered: of ${months} months ${measured} are measured, ${estimated} estimated, ${partial} partly covered, ${gaps} have no line.`

export function describeLedgerAnalysis({ covered, change, estimated, intensity }: Analysis): string {
  const share = estimated.share_percent
  return [
    coveredText(covered),
    share === null || share === 0 ? '' : `${share.toFixed(1)} % of the total is estimated.`,
    describeChange(change),
    describeIntensity(intensity),
  ]
    .filter((part) => part !== '')
    .join('\n')
}

function describeChange(change: Analysis['change']): string {
  if (change === null) return 'The year before has no ledger.'
  const rows = [...change.by_category, { ...change, scope: '', name: 'all' }]
  return [
    table(
      ['scope', 'category', 'from', 'to', 'change', 'activity', 'factors', 'method', 'boundary'],
      rows.map((row) => [
        String(row.scope),
        row.name,
        ...[
          row.from_t,
          row.to_t,
          row.change_t,
          row.activity_t,
          row.factor_t,
          row.method_t,
          row.boundary_t,
        ].map(tonnes),
      ]),
    ),
    't CO2-e; the parts add up to the change.',
  ].join('\n')
}

/** An intensity can be far below a tonne: three digits, wherever they begin. */
const perUnit = (value: number | null): string =>
  value === null ? '-' : value.toLocaleString('en-AU', { maximumSignificantDigits: 3 })

export const describeIntensity = (intensity: Analysis['intensity']): string =>
  intensity.length === 0
    ? 'Intensities need revenue and employees in the organisational boundary, or --denominator with --amount.'
    : table(
        ['t CO2-e for each', 'of', 'scope 1 and 2', 'with scope 3'],
        intensity.map(({ denominator, amount, scope1_and_2_t, all_scopes_t }) => [
          denominator,
          amount.toLocaleString('en-AU'),
          perUnit(scope1_and_2_t),
          perUnit(all_scopes_t),
        ]),
      )

/** Months without a line, one by one. */
export const gapsOf = (coverage: Analysis['coverage']) =>
  coverage.flatMap(({ factor_id, entity_abn, facility, unit, months }) =>
    months.flatMap(({ month, state, fills = {} }) =>
      state === 'gap' ? [{ factor_id, entity_abn, facility, month, unit, fills }] : [],
    ),
  )

export const describeLedgerGaps = (
  gaps: ReturnType<typeof gapsOf>,
  { covered, meter_gaps }: Pick<Analysis, 'covered' | 'meter_gaps'>,
): string =>
  [
    ...(gaps.length === 0
      ? []
      : [
          table(
            ['factor', 'place', 'month', ...Object.keys(GAP_RULES), 'unit'],
            gaps.map(({ factor_id, entity_abn, facility, month, unit, fills }) => [
              factor_id,
              facility ?? entity_abn ?? '',
              month,
              ...Object.keys(GAP_RULES).map((rule) => tonnes(fills[rule] ?? null)),
              unit,
            ]),
          ),
        ]),
    ...meter_gaps.map(({ says }) => inTerminal(says)),
    coveredText(covered),
  ].join('\n')
