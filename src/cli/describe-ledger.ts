import { CATEGORIES, type LedgerScope } from '../domain/ledger/categories.ts'
import type { LedgerTotals, ScopeTonnes } from '../domain/ledger/totals.ts'
import type { ImportedLedgerFile } from '../operations/ledger/import-file.ts'
import type { ReadTotals } from '../operations/ledger/totals.ts'
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
            .map(({ at, column, value, message }) => [at, column ?? '', value ?? '', message]),
        ),
    reasons.length === 0
      ? ''
      : reasons.map(({ status, code, rows }) => `${rows} ${status}: ${code}`).join('\n'),
    `${summary.rows} rows: ${summary.taken} taken, ${summary.doubtful} doubtful, ${summary.refused} refused, ${summary.left_out} left out; ${summary.already_held} were there before.`,
    scopes('before', before),
    scopes(dryRun ? 'would be' : 'now', after),
    dryRun
      ? 'Nothing was saved.'
      : found.number === null
        ? 'Nothing was added.'
        : `Saved as import ${found.number}.`,
  ]
  return parts.filter((part) => part !== '').join('\n')
}

const scopes = (word: string, { scope1_t, scope2_location_t, scope3_t }: ScopeTonnes): string =>
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
    scopes('in all', totals.totals),
    `${head?.lines ?? 0} lines, ${head?.doubtful ?? 0} with an open question, ${head?.not_counted ?? 0} not counted.`,
  ].join('\n')
