import type { OperatorDecision } from '../../domain/operator-decision.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import type { InputFile } from '../../sources/input-file.ts'
import { ReadError } from '../../sources/read-error.ts'
import { type Edition, ReadLog } from '../../sources/read-log.ts'
import { DecidedRows } from '../../sources/reading/decided-rows.ts'
import type { DecisionsOfFile } from '../../sources/reading/decisions.ts'
import type { Finding } from '../../sources/reading/findings.ts'
import { loadSource, sourceSlugs } from '../../sources/registry.ts'
import { rowCheck } from '../../sources/row-schema.ts'
import type { ReadHints, Source, SourceRow } from '../../sources/source.ts'

/** What reading a file came to: the figures an operator checks before believing a load. */
export interface ReadSummary {
  readonly source: string
  readonly file: string
  readonly rows: number
  /** Distinct years or periods in order, where the source has them. */
  readonly periods: readonly string[]
  /** Distinct entities, where the source names one; null where it does not. */
  readonly entities: number | null
  /** Sums of the measures over the rows that have them, and how many have not; a sum over no row is null, not zero. */
  readonly totals: Readonly<Record<string, { readonly sum: number | null; readonly missing: number }>>
  readonly edition: Edition | null
  readonly notes: ReadLog['notes']
  readonly skipped: ReadLog['skipped']
  readonly corrections: ReadLog['corrections']
  /** Places in doubt; a load waits until they are decided. */
  readonly findings: readonly Finding[]
  /** What a person decided about each of them; empty when no one was asked. Rows and totals are as decided. */
  readonly decisions: readonly OperatorDecision[]
}

/** Decisions to read a file with, and the last day that they can be of. */
export interface AskedDecisions extends DecisionsOfFile {
  readonly today: string
}

/** Whether a word is the slug of a source. */
export const isSourceSlug = (word: string): boolean => sourceSlugs().includes(word)

export async function requireSource(slug: string): Promise<Source> {
  const source = await loadSource(slug)
  if (source === undefined)
    throw new OperatorError(`there is no source ${JSON.stringify(slug)}`, {
      hint: `Sources: ${sourceSlugs().join(', ')}.`,
      exitCode: EXIT.usage,
    })
  return source
}

/**
 * Reads a publisher's file with its source's reader, checks every row against the source's schema and hands it on.
 * Needs no database. Memory is bounded by what `onRow` keeps. A row in doubt carries the rules that it breaks as `finding`.
 */
export async function readSourceFile(
  source: Source,
  file: InputFile,
  hints: ReadHints,
  onRow: (row: SourceRow & { readonly finding?: readonly string[] }) => void | Promise<void>,
  decisions?: AskedDecisions,
): Promise<ReadSummary> {
  const log = new ReadLog()
  const check = rowCheck(source.row)
  const tally = new Tally(source)
  const decided = decisions === undefined ? undefined : new DecidedRows(source, decisions)
  for await (const read of source.read(file, log, hints)) {
    const row = decided === undefined ? read : decided.decide(read)
    if (row === undefined) continue
    const fault = check(row)
    if (fault !== undefined)
      throw new ReadError({
        file: file.name,
        at: row.row_ref,
        problem: `row does not match the source's schema: ${fault}`,
        ...(row === read ? {} : { hint: 'Nothing was loaded. Fix `field` and `used` in its decision.' }),
      })
    tally.add(row)
    const broken = log.findings.rulesOf(read.row_ref)
    const waiting = onRow(broken.length === 0 ? row : { ...row, finding: broken })
    if (waiting !== undefined) await waiting
  }
  if (tally.rows === 0)
    throw new ReadError({ file: file.name, problem: 'contains no rows', ...firstDoubt(log) })
  return {
    source: source.origin.source,
    file: file.name,
    ...tally.result(),
    edition: log.edition ?? null,
    notes: log.notes,
    skipped: log.skipped,
    corrections: log.corrections,
    findings: log.findings.all,
    decisions:
      decisions === undefined || decided === undefined
        ? []
        : decided.finish(file.name, log.findings.all, decisions.today),
  }
}

/** Where every row is in doubt, the first doubt tells most of what is wrong with the file. */
function firstDoubt({ findings }: ReadLog): { expected?: string } {
  const first = findings.all[0]
  return first === undefined ? {} : { expected: `rows; ${first.row_ref} ${first.problem}` }
}

class Tally {
  rows = 0
  readonly #source: Source
  readonly #periods = new Set<string>()
  readonly #entities = new Set<unknown>()
  readonly #totals: { readonly measure: string; sum: number; missing: number }[]

  constructor(source: Source) {
    this.#source = source
    this.#totals = source.measures.map((measure) => ({ measure, sum: 0, missing: 0 }))
  }

  add(row: SourceRow): void {
    const fields: Readonly<Record<string, unknown>> = { ...row }
    this.rows += 1
    if (this.#source.period !== undefined) {
      const period = fields[this.#source.period]
      if (typeof period === 'string' || typeof period === 'number') this.#periods.add(String(period))
    }
    if (this.#source.entity !== undefined) this.#entities.add(fields[this.#source.entity])
    for (const total of this.#totals) {
      const value = fields[total.measure]
      if (typeof value === 'number') total.sum += value
      else total.missing += 1
    }
  }

  result(): Pick<ReadSummary, 'rows' | 'periods' | 'entities' | 'totals'> {
    return {
      rows: this.rows,
      periods: [...this.#periods].toSorted(),
      entities: this.#source.entity === undefined ? null : this.#entities.size,
      totals: Object.fromEntries(
        this.#totals.map(({ measure, sum, missing }) => [
          measure,
          { sum: missing === this.rows ? null : sum, missing },
        ]),
      ),
    }
  }
}
