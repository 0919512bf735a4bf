import { serialize } from 'node:v8'
import { keysOf, type LedgerBlock } from '../../../domain/ledger/files/block.ts'
import { KeyTable } from '../../../domain/ledger/files/key-table.ts'
import { type FileReading, layoutId } from '../../../domain/ledger/files/layout.ts'
import { type FileCell, RowLines } from '../../../domain/ledger/files/row-line.ts'
import { FileTake, type ParsedRow, TooManyPlaces } from '../../../domain/ledger/files/take-file.ts'
import { type LineReason, LineRefusal } from '../../../domain/ledger/line.ts'
import { LineTaker } from '../../../domain/ledger/take-line.ts'
import { openMeter } from '../../../sources/imports/ledger/open-meter.ts'
import { LEDGER_HEADINGS, recognise } from '../../../sources/imports/ledger/recognise.ts'
import { meterFileIn } from '../../../sources/imports/read-import.ts'
import { type OpenedRows, openRows } from '../../../sources/imports/table/open-rows.ts'
import { fileOnDisk } from '../../../sources/input-file.ts'
import { ReadError } from '../../../sources/read-error.ts'
import { exampleValues } from './example-values.ts'
import type {
  FactorAnswer,
  LayoutAnswer,
  LedgerFileTask,
  LedgerQuestion,
  ReadLedgerFile,
} from './ledger-task.ts'

interface Surroundings {
  readonly ask: (question: LedgerQuestion) => Promise<unknown>
  readonly tell: (rows: number) => void
  readonly write: (part: Uint8Array) => Promise<void>
}

const MOST_ROWS = 1_000_000
/** Wordings whose factors one file may have looked for. */
const MOST_WORDINGS = 2000
const MOST_WORDS_LISTED = 300
const ROWS_AT_ONCE = 1000
const TOLD_EVERY = 10_000
/** Amounts that are looked at to see which sign money going out has. */
const SIGNS_LOOKED_AT = 2000

/** Reads a file of activity into the lines of a ledger. Blocks of lines go out as they are full. */
export async function readLedgerFile(
  task: LedgerFileTask,
  surroundings: Surroundings,
): Promise<ReadLedgerFile> {
  const file = { ...(await fileOnDisk(task.location)), name: task.name }
  const meter = await meterFileIn(file)
  const opened =
    meter === undefined
      ? await openRows(file, task.sheet, LEDGER_HEADINGS)
      : await openMeter(meter, task.period, task.regions)
  // The columns of a meter file are known. A region that was said for one file would be wrong for the meters of another.
  const answer = meter === undefined ? await layoutFor(opened, surroundings) : null
  const recognised = recognise(opened.headings, answer)
  const first = await firstRows(opened)
  const reading = withSign(recognised, answer?.money?.spend_is !== undefined, first)
  const prefix = `#${task.sha256.slice(0, 12)}${opened.sheet_index === 0 ? '' : `.${opened.sheet_index + 1}`}/`
  const blocks: LedgerBlock[] = []
  const taker = new LineTaker(() => {
    throw new Error('only lines whose factors were asked for are taken')
  }, task.period)
  const take = new FileTake({
    taker,
    rows: new RowLines(reading),
    columns: reading.columns,
    standing: standingOf(task.standing),
    prefix,
    page: task.page,
    place: (row, column) => opened.place(row, column),
    doubts: reading.money?.tax === 'not_stated' ? [TAX_NOT_STATED] : [],
    onBlock: task.keeps ? (block) => blocks.push(block) : undefined,
  })
  const changes =
    reading.missing.length > 0
      ? NO_CHANGES
      : await takeAll(task, opened, take, taker, surroundings, () => blocks.splice(0))
  const words = [...take.tally.words.values()].toSorted((a, b) => b.rows - a.rows)
  return {
    format: opened.format,
    sheet: opened.sheet,
    prefix,
    heading_at: opened.heading_at,
    meters: opened.meters ?? [],
    reading,
    examples: reading.columns.map((_, index) => exampleValues(first, index)),
    summary: take.tally.summary,
    words: words.slice(0, MOST_WORDS_LISTED),
    words_left_out: Math.max(0, words.length - MOST_WORDS_LISTED),
    reasons: take.tally.reasons,
    problems: take.tally.problems,
    next_offset: take.tally.nextOffset,
    changes,
  }
}

async function layoutFor({ headings }: OpenedRows, { ask }: Surroundings): Promise<LayoutAnswer> {
  const { answer } = (await ask({ about: 'layout', id: layoutId(headings) })) as { answer: LayoutAnswer }
  return answer
}

const NO_CHANGES = { added: 0, doubtful: 0, not_counted: 0, subtotals: [], factors: [] }

async function takeAll(
  task: LedgerFileTask,
  opened: OpenedRows,
  take: FileTake,
  taker: LineTaker,
  { ask, tell, write }: Surroundings,
  full: () => readonly LedgerBlock[],
) {
  let wordings = 0
  let waiting: ParsedRow[] = []
  const flush = async (): Promise<void> => {
    const unknown = taker.unknownAmong(waiting.map(({ line }) => line)).slice(0, MOST_WORDINGS - wordings)
    if (unknown.length > 0) {
      wordings += unknown.length
      const { answer } = (await ask({ about: 'factors', lines: unknown })) as { answer: FactorAnswer }
      for (const [index, found] of answer.entries())
        taker.teach(unknown[index]!, 'refused' in found ? refusalOf(found.refused) : found)
    }
    for (const parsed of waiting)
      if (taker.foundFor(parsed.line) === undefined) take.refuse(parsed, TOO_MANY_WORDINGS)
      else take.take(parsed)
    waiting = []
    for (const block of full()) await write(frameOf(block))
  }
  let rows = 0
  try {
    for await (const { row, cells } of opened.rows()) {
      const parsed = take.parse(row, cells)
      rows += 1
      if (rows > MOST_ROWS) throw tooManyRows(task.name)
      if (parsed !== undefined) waiting.push(parsed)
      if (waiting.length === ROWS_AT_ONCE) await flush()
      if (rows % TOLD_EVERY === 0) tell(rows)
    }
    await flush()
    const changes = take.finish()
    for (const block of full()) await write(frameOf(block))
    return changes
  } catch (error) {
    if (error instanceof TooManyPlaces) throw tooManyPlaces(task.name)
    throw error
  }
}

/** Length, then the block. */
function frameOf(block: LedgerBlock): Uint8Array {
  const bytes = serialize(block)
  const length = Buffer.alloc(4)
  length.writeUInt32LE(bytes.length)
  return Buffer.concat([length, bytes])
}

const refusalOf = ({ code, member, message, allowed }: LineReason): LineRefusal =>
  new LineRefusal(code, member ?? '', message, allowed)

const TOO_MANY_WORDINGS: LineReason = {
  code: 'too_many_wordings',
  member: 'activity',
  message: `The column has more than ${MOST_WORDINGS} different wordings. Choose another column as the activity, such as the product or the account.`,
}

const TAX_NOT_STATED: LineReason = {
  code: 'tax_not_stated',
  member: 'amount',
  message: 'No heading says whether amounts include GST: they are taken as they are. Say it in the layout.',
}

async function firstRows(opened: OpenedRows): Promise<(readonly FileCell[])[]> {
  const first: (readonly FileCell[])[] = []
  for await (const { cells } of opened.rows()) {
    first.push(cells)
    if (first.length === SIGNS_LOOKED_AT) break
  }
  return first
}

/** Banks print money going out with a minus: where nearly all amounts have one, that is what it means. */
function withSign(
  reading: FileReading,
  isSaid: boolean,
  rows: readonly (readonly FileCell[])[],
): FileReading {
  const at = reading.columns.findIndex(({ field }) => field === 'amount')
  if (reading.money === null || isSaid || at === -1) return reading
  const amounts = rows.map((cells) => String(cells[at] ?? '').trim()).filter((text) => /\d/.test(text))
  const negative = amounts.filter((text) => /^[-(]|-$/.test(text)).length
  return negative > amounts.length * 0.8
    ? { ...reading, money: { ...reading.money, spend_is: 'negative' } }
    : reading
}

function standingOf({ ids, prints, alike }: LedgerFileTask['standing']) {
  const [keys, values, counted] = [keysOf(ids), keysOf(prints), keysOf(alike)]
  const table = { ids: new KeyTable(keys.length), alike: new KeyTable(counted.length) }
  for (const [at, key] of keys.entries()) table.ids.set(key, values[at]!)
  for (const key of counted) if (key !== 0n) table.alike.set(key, 0n)
  return table
}

const tooManyRows = (file: string): ReadError =>
  new ReadError({
    file,
    problem: `has more than ${MOST_ROWS.toLocaleString('en-AU')} rows`,
    hint: 'Nothing was imported. Split it, such as by month.',
  })

const tooManyPlaces = (file: string): ReadError =>
  new ReadError({
    file,
    problem: 'names too many facilities',
    hint: 'Nothing was imported. Is the column of facilities the right one? Map it to nothing in the layout, or to a column of depots or sites.',
  })
