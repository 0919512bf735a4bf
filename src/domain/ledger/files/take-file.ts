import { canonicalJson } from '../../evidence.ts'
import type { FactorUse } from '../factor-use.ts'
import { CREDIT, correctedBefore, type LedgerLine, type LineReason, LineRefusal } from '../line.ts'
import { NOT_COUNTED } from '../resolve.ts'
import { isMoney } from '../spend-factors.ts'
import { type SubtotalChange, SubtotalChanges } from '../subtotal-change.ts'
import { fingerprintOf, type LineTaker, type TakenLine } from '../take-line.ts'
import { BlockMaker, type LedgerBlock } from './block.ts'
import { idKey, type KeyTable } from './key-table.ts'
import type { FileColumn } from './layout.ts'
import { Quantities } from './outliers.ts'
import { type FileCell, LeftOut, type RowLines } from './row-line.ts'
import { type RowPage, Tally } from './tally.ts'

/** What the ledger has already. */
export interface StandingKeys {
  /** Fingerprints by the hash of the id; zero for a line that was corrected and then left with its file. */
  readonly ids: KeyTable
  /** Fingerprints of lines that count; the value is the row of this file, or zero. */
  readonly alike: KeyTable
}

export interface FileToTake {
  readonly taker: LineTaker
  readonly rows: RowLines
  readonly columns: readonly FileColumn[]
  readonly standing: StandingKeys
  /** What ids of rows begin with. */
  readonly prefix: string
  readonly page: RowPage
  /** "line 5", or "Loads!C5". */
  readonly place: (row: number, column: number) => string
  /** Doubts about every row, such as tax that no one stated. */
  readonly doubts: readonly LineReason[]
  /** Undefined in a dry run. */
  readonly onBlock: ((block: LedgerBlock) => void) | undefined
}

/** A row with its line, before its factor is known. */
export interface ParsedRow {
  readonly row: number
  readonly cells: readonly FileCell[]
  readonly line: LedgerLine
}

/** A line that is taken unless its quantity is far from all others. */
interface PendingLine extends TakenLine {
  readonly row: number
  readonly quantity: number
  readonly id: bigint
  readonly fingerprint: bigint
}

/** Subtotals beyond which totals would be slow: a column of facilities that has other things in it. */
const MOST_SUBTOTALS = 100_000
const MOST_TEXT = 200
/** Credits that wait for the end of the file: beyond, each is asked about. */
const MOST_CREDITS = 100_000

/** Takes the rows of a file, one after the other. */
export class FileTake {
  readonly tally: Tally
  readonly uses = new Map<string, FactorUse>()
  readonly #changes = new SubtotalChanges()
  readonly #file: FileToTake
  readonly #blocks = new BlockMaker()
  readonly #quantities = new Map<string, Quantities<PendingLine>>()
  readonly #credits: PendingLine[] = []
  /** Cents that count, by account. */
  readonly #spent = new Map<string, number>()
  #notCounted = 0
  #doubtful = 0
  #added = 0

  constructor(file: FileToTake) {
    this.#file = file
    this.tally = new Tally(file.page)
  }

  /** The line of a row; undefined where it is empty, left out or refused. */
  parse(row: number, cells: readonly FileCell[]): ParsedRow | undefined {
    try {
      const line = this.#file.rows.line(cells)
      return line === undefined ? undefined : { row, cells, line }
    } catch (error) {
      if (error instanceof LeftOut) this.#leaveOut(row, TOTAL_ROW)
      else if (error instanceof LineRefusal) this.#refuse(row, cells, error.reason, null)
      else throw error
      return undefined
    }
  }

  /** Refuses a row for what the whole file is. */
  refuse({ row, cells, line }: ParsedRow, reason: LineReason): void {
    this.#refuse(row, cells, reason, line.id ?? null)
  }

  /** Takes a row whose factor is known by now. */
  take(parsed: ParsedRow): void {
    const { row, cells, line } = parsed
    const found = this.#file.taker.foundFor(line)
    const word = this.tally.wordOf(line, found)
    word.rows += 1
    word.quantity += Number.isFinite(line.quantity) ? line.quantity : 0
    try {
      if (found instanceof LineRefusal) throw found
      const taken = this.#file.taker.take(line)
      const kilograms = taken.use.parts.reduce((all, { total }) => all + Number(total), 0)
      word.t = (word.t ?? 0) + (Number(taken.activity) * kilograms) / 1000
      this.#judge(row, taken)
    } catch (error) {
      if (!(error instanceof LineRefusal)) throw error
      if (error.reason.code === 'left_out') this.#leaveOut(row, error.reason)
      else this.#refuse(row, cells, error.reason, line.id ?? null)
    }
  }

  #judge(row: number, taken: TakenLine): void {
    const { standing, prefix, doubts } = this.#file
    const { line } = taken
    const id = idKey(line.id ?? `${prefix}${row}`)
    const fingerprint = BigInt(`0x${fingerprintOf(line)}`)
    const held = standing.ids.get(id)
    if (held === 0n) throw correctedBefore('id')
    if (held !== undefined && held !== fingerprint) throw idTaken(line)
    const own = doubts.length === 0 ? taken.doubts : [...taken.doubts, ...doubts]
    if (held !== undefined) {
      this.tally.summary.already_held += 1
      this.tally.row(own.length === 0 ? 'taken' : 'doubtful')
      return
    }
    standing.ids.set(id, fingerprint)
    const other = line.id === undefined ? standing.alike.get(fingerprint) : undefined
    const all =
      other === undefined ? own : [...own, duplicate(other === 0n ? null : this.#place(Number(other)))]
    const pending = { ...taken, doubts: all, row, quantity: line.quantity, id, fingerprint }
    if (!isCounted(all)) return this.#put(pending)
    standing.alike.set(fingerprint, BigInt(row))
    if (line.quantity < 0) {
      if (this.#credits.length < MOST_CREDITS) this.#credits.push(pending)
      else this.#put(unmatched(pending))
      return
    }
    const ready = this.#quantitiesOf(taken).put(pending)
    if (ready !== undefined) this.#put(ready)
  }

  #quantitiesOf({ line, factor }: TakenLine): Quantities<PendingLine> {
    const key = `${factor}\n${line.unit}`
    const known = this.#quantities.get(key)
    if (known !== undefined) return known
    const made = new Quantities<PendingLine>()
    this.#quantities.set(key, made)
    return made
  }

  #put(pending: PendingLine): void {
    const { row, line, doubts, factor, activity, use, entity, facility } = pending
    const counts = isCounted(doubts)
    const isDoubtful = doubts.length > 0
    this.tally.row(isDoubtful ? 'doubtful' : 'taken')
    for (const doubt of doubts) this.#note(row, doubt, line.id ?? `${this.#file.prefix}${row}`)
    this.#added += 1
    if (isDoubtful) this.#doubtful += 1
    if (!counts) this.#notCounted += 1
    this.uses.set(factor, use)
    if (counts)
      this.#changes.put(
        {
          factor,
          entity,
          facility,
          from: line.from,
          to: line.to,
          activity,
          is_estimated: line.estimate !== undefined,
          is_doubtful: isDoubtful,
        },
        'added',
      )
    if (counts && isMoney(line.unit) && line.quantity > 0) {
      const account = accountOf(line)
      this.#spent.set(account, (this.#spent.get(account) ?? 0) + cents(line.quantity))
    }
    if (this.#changes.size > MOST_SUBTOTALS) throw new TooManyPlaces()
    if (this.#file.onBlock === undefined) return
    this.#blocks.put(
      { row, factor, activity, counts, reasons: isDoubtful ? doubts : null, line },
      pending.id,
      pending.fingerprint,
    )
    if (this.#blocks.isFull) this.#file.onBlock(this.#blocks.take())
  }

  /** After the last row: what is far from all others is asked about. */
  finish(): FileChanges {
    const last = [...this.#quantities.values()].flatMap((quantities) => quantities.finish())
    for (const { line, usual } of last.toSorted((a, b) => a.line.row - b.line.row))
      this.#put(usual === null ? line : { ...line, doubts: [...line.doubts, outlier(line, usual)] })
    this.#takeCredits()
    if (!this.#blocks.isEmpty) this.#file.onBlock?.(this.#blocks.take())
    return {
      added: this.#added,
      doubtful: this.#doubtful,
      not_counted: this.#notCounted,
      subtotals: this.#changes.list(),
      factors: [...this.uses].map(([id, use]) => [id, canonicalJson(use)]),
    }
  }

  /** A credit takes back spend of the file on its account, as far as there is any; the rest is asked about. */
  #takeCredits(): void {
    for (const credit of this.#credits) {
      const account = accountOf(credit.line)
      const left = (this.#spent.get(account) ?? 0) + cents(credit.quantity)
      if (left >= 0) this.#spent.set(account, left)
      this.#put(left >= 0 ? credit : unmatched(credit))
    }
  }

  #leaveOut(row: number, reason: LineReason): void {
    this.tally.row('left_out')
    this.tally.reason('left_out', reason, this.#place(row))
  }

  #refuse(row: number, cells: readonly FileCell[], reason: LineReason, id: string | null): void {
    this.tally.row('refused')
    const index = this.#file.rows.columnOf(reason.member ?? '')
    const at = this.#file.place(row, index ?? 0)
    this.tally.reason('refused', reason, at)
    if (!this.tally.wantsProblem()) return
    const cell = index === undefined ? null : (cells[index] ?? null)
    const value = cell === null ? null : String(cell).slice(0, MOST_TEXT)
    const column = index === undefined ? null : this.#file.columns[index]!.heading
    const { member: _, ...rest } = reason
    this.tally.problems.push({ at, row, column, value, id, status: 'refused', ...rest })
  }

  #note(row: number, { member, ...reason }: LineReason, id: string): void {
    const index = this.#file.rows.columnOf(member ?? '')
    const at = this.#file.place(row, index ?? 0)
    this.tally.reason('doubtful', { ...reason }, at)
    if (!this.tally.wantsProblem()) return
    const column = index === undefined ? null : this.#file.columns[index]!.heading
    this.tally.problems.push({ at, row, column, value: null, id, status: 'doubtful', ...reason })
  }

  #place(row: number): string {
    return this.#file.place(row, 0)
  }
}

/** What a file changes in a ledger, beside its lines. */
export interface FileChanges {
  readonly added: number
  readonly doubtful: number
  readonly not_counted: number
  readonly subtotals: readonly SubtotalChange[]
  /** Canonical JSON of the factors by their ids. */
  readonly factors: readonly (readonly [string, string])[]
}

/** The column of facilities has something else in it. */
export class TooManyPlaces extends Error {}

const isCounted = (doubts: readonly LineReason[]): boolean =>
  !doubts.some(({ code }) => NOT_COUNTED.has(code))

const cents = (dollars: number): number => Math.round(dollars * 100)
const accountOf = ({ activity = '', use = '' }: LedgerLine): string =>
  `${activity.trim().toLowerCase()}\n${use}`
const unmatched = (credit: PendingLine): PendingLine => ({ ...credit, doubts: [...credit.doubts, CREDIT] })

const TOTAL_ROW: LineReason = {
  code: 'total_row',
  message: 'The row begins with “Total”: it repeats the rows above it.',
}

const duplicate = (other: string | null): LineReason => ({
  code: 'likely_duplicate',
  message: `The same activity, days, quantity and place as ${other === null ? 'a line that the ledger has already' : other}: it is kept and not counted. Where it is a second delivery, send it again and name this line in corrects.`,
})

const outlier = ({ line }: PendingLine, usual: number): LineReason => ({
  code: 'likely_outlier',
  member: 'quantity',
  message: `${line.quantity} ${line.unit} is ${Math.round(line.quantity / usual)} times what is usual for these words in the file: it is kept and not counted. Where it is right, send it again and name this line in corrects.`,
})

const idTaken = ({ id }: LedgerLine): LineRefusal =>
  new LineRefusal(
    'id_taken',
    'id',
    id === undefined
      ? 'The ledger has this row of the file with other contents: it was imported with another layout. Correct that line, or take the earlier import back and send the file again.'
      : `The ledger has another line ${JSON.stringify(id)}. To change it, send a line with a new id and name the old one in corrects.`,
  )
