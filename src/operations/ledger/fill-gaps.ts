import { canonicalJson, sha256 } from '../../domain/evidence.ts'
import { daysOfMonth, GAP_RULES, type GapRule, type Series } from '../../domain/ledger/coverage.ts'
import type { LedgerLine } from '../../domain/ledger/line.ts'
import { ServiceError } from '../../errors.ts'
import type { ReadonlySql } from '../../store/database.ts'
import type { LedgerKey } from '../../store/ledger/head.ts'
import { exampleLines } from '../../store/ledger/lines.ts'
import { type LedgerQuestion, readCoverage } from './analysis.ts'
import { visitFileLines } from './file-lines.ts'

/** A gap, and the rule that a person chose for it. */
export interface GapToFill {
  readonly factor_id: string
  readonly entity_abn?: string | undefined
  readonly facility?: string | undefined
  readonly month: string
  readonly rule: GapRule
}

/** The lines that fill gaps: each says that it is an estimate, and by which rule. They are taken like any other line. */
export async function linesForGaps(
  sql: ReadonlySql,
  key: LedgerKey,
  question: LedgerQuestion,
  gaps: readonly GapToFill[],
): Promise<LedgerLine[]> {
  const coverage = await readCoverage(sql, question)
  const found = gaps.map((gap, index) => ({ gap, ...findGap(coverage, gap, index) }))
  const examples = await examplesOf(
    sql,
    key,
    found.map(({ series }) => series),
  )
  return found.map(({ gap, series, activity }) => {
    const days = daysOfMonth(gap.month, question.period)
    const { id: like, line } = examples.get(placeOf(series))!
    const { id: _, corrects: __, data_quality: ___, note: ____, ...same } = line
    return {
      ...same,
      // Its document shows that the place has such lines; the share that is estimated is limited where documents are to show the year.
      ...(line.document === undefined
        ? {}
        : {
            note: `Like line ${JSON.stringify(like)}, whose document it names. The document does not show this month.`,
          }),
      id: `gap-${gap.month}-${sha256(canonicalJson([series.factor, series.entity, series.facility])).slice(0, 12)}`,
      from: days.start,
      to: days.end,
      quantity: Number(activity),
      unit: series.unit,
      estimate: `${gap.rule}: ${GAP_RULES[gap.rule]}`,
    }
  })
}

interface Example {
  readonly id: string
  readonly line: LedgerLine
}

/** A line of each series, to take words, use, region and document from: one that was entered, else one of a file. */
async function examplesOf(
  sql: ReadonlySql,
  key: LedgerKey,
  wanted: readonly Series[],
): Promise<ReadonlyMap<string, Example>> {
  const exampleOf = (row: { readonly id: string; readonly body: string }): Example => ({
    id: row.id,
    line: JSON.parse(row.body) as LedgerLine,
  })
  const entered = await exampleLines(sql, key, [...new Set(wanted.map(({ factor }) => factor))])
  const found = new Map(entered.map((one) => [placeOf(one), exampleOf(one)]))
  const left = new Set(wanted.map(placeOf).filter((place) => !found.has(place)))
  if (left.size > 0)
    await visitFileLines(sql, key, (row) => {
      const place = placeOf(row)
      if (row.counts && row.corrected_by === null && left.delete(place)) found.set(place, exampleOf(row))
      return left.size === 0
    })
  return found
}

const placeOf = ({ factor, entity, facility }: Pick<Series, 'factor' | 'entity' | 'facility'>): string =>
  [factor, entity, facility].join('\n')

function findGap(coverage: readonly Series[], gap: GapToFill, index: number) {
  const own = coverage.filter(
    ({ factor_id, entity, facility }) =>
      factor_id === gap.factor_id && entity === (gap.entity_abn ?? '') && facility === (gap.facility ?? ''),
  )
  const monthOf = (series: Series | undefined) => series?.months.find((one) => one.month === gap.month)
  // A factor in two categories, such as own diesel and that of a contractor, has two series.
  const series = own.find((one) => monthOf(one)?.state === 'gap') ?? own[0]
  const month = monthOf(series)
  const activity = month?.fills?.[gap.rule]
  if (series !== undefined && month?.state === 'gap' && activity !== undefined) return { series, activity }
  const why =
    series === undefined
      ? `The ledger has no lines of ${gap.factor_id} at this place.`
      : month === undefined
        ? `${gap.month} is not a month of the period.`
        : month.state !== 'gap'
          ? `${gap.month} has lines already${month.state === 'partial' ? ', for some of its days: enter those of the others' : ''}.`
          : `There is nothing to take ${GAP_RULES[gap.rule]} from.`
  throw new ServiceError('invalid_parameter', why, {
    errors: [{ pointer: `/gaps/${index}`, code: 'invalid_parameter', message: why }],
    hint: 'GET ledger-analysis lists every gap with what each rule would give.',
  })
}
