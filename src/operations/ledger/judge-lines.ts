import type { FactorUse } from '../../domain/ledger/factor-use.ts'
import {
  CREDIT,
  correctedBefore,
  type LedgerLine,
  type LineReason,
  LineRefusal,
  takesOut,
} from '../../domain/ledger/line.ts'
import { NOT_COUNTED } from '../../domain/ledger/resolve.ts'
import { bodyOf, fingerprintOf, type LineTaker, type TakenLine } from '../../domain/ledger/take-line.ts'
import type { LineRow } from '../../store/ledger/lines.ts'

/** What became of a line. */
export interface LineOutcome {
  readonly index: number
  /** Null for a line that was refused without an id of its own. */
  readonly id: string | null
  readonly status: 'taken' | 'doubtful' | 'refused'
  readonly counts: boolean
  /** True where the same line was there already: nothing was added. */
  readonly is_held: boolean
  readonly reasons: readonly LineReason[]
  readonly notes: readonly LineReason[]
  readonly use: FactorUse | null
  readonly activity: string | null
}

/** A line that is to be written. */
export interface AcceptedLine extends TakenLine {
  /** Canonical JSON. */
  readonly body: string
  readonly fingerprint: string
  readonly id: string
  readonly ordinal: number
  readonly counts: boolean
  readonly corrects: string | null
}

/** What stands in the ledger already, as far as these lines ask for it. */
export interface Standing {
  readonly byId: ReadonlyMap<string, LineRow>
  /** Ids of lines that count, by what makes lines alike. */
  readonly alike: ReadonlyMap<string, string>
  /** Ids that a line corrects, those of files that were taken back too. */
  readonly replaced: ReadonlySet<string>
  /** Ordinal of the last line. */
  readonly lines: number
}

export interface Judged {
  readonly outcomes: readonly LineOutcome[]
  readonly accepted: readonly AcceptedLine[]
}

const REFUSED = {
  status: 'refused',
  counts: false,
  is_held: false,
  notes: [],
  use: null,
  activity: null,
} as const

/** Gives every line its outcome, in the order in which they were sent. */
export function judgeLines(taker: LineTaker, lines: readonly LedgerLine[], standing: Standing): Judged {
  const accepted: AcceptedLine[] = []
  const byId = new Map<string, AcceptedLine>()
  const alike = new Map<string, string>()
  const corrected = new Set<string>()
  const judge = (line: LedgerLine, index: number): LineOutcome => {
    const held = line.id === undefined ? undefined : (standing.byId.get(line.id) ?? byId.get(line.id))
    const taken = { ...take(taker, line), body: bodyOf(line), fingerprint: fingerprintOf(line) }
    if (held !== undefined) return alreadyThere(line, index, taken, held.body)
    if (line.id !== undefined && standing.replaced.has(line.id)) throw correctedBefore('id')
    requireCorrectable(line, standing, byId, corrected)
    const ordinal = standing.lines + accepted.length + 1
    const id = line.id ?? `#${ordinal}`
    const other = standing.alike.get(taken.fingerprint) ?? alike.get(taken.fingerprint)
    const isNew = line.id !== undefined || line.corrects !== undefined || other === undefined
    const doubts = isNew ? taken.doubts : [...taken.doubts, duplicateOf(other)]
    const counts = isCounted(line, doubts)
    const made = { ...taken, doubts, id, ordinal, counts, corrects: line.corrects ?? null }
    accepted.push(made)
    byId.set(id, made)
    if (counts) alike.set(taken.fingerprint, id)
    if (line.corrects !== undefined) corrected.add(line.corrects)
    return outcomeOf(index, made, false)
  }
  const outcomes = lines.map((line, index): LineOutcome => {
    try {
      return judge(line, index)
    } catch (error) {
      if (!(error instanceof LineRefusal)) throw error
      return { index, id: line.id ?? null, ...REFUSED, reasons: [error.reason] }
    }
  })
  return { outcomes, accepted }
}

/** There is nothing to ask about a line that only takes another out. */
const take = (taker: LineTaker, line: LedgerLine): TakenLine => {
  const taken = taker.take(line)
  if (takesOut(line)) return { ...taken, doubts: [] }
  return line.quantity < 0 && line.corrects === undefined
    ? { ...taken, doubts: [...taken.doubts, CREDIT] }
    : taken
}

const isCounted = (line: LedgerLine, doubts: readonly LineReason[]): boolean =>
  !takesOut(line) && !doubts.some(({ code }) => NOT_COUNTED.has(code))

const outcomeOf = (
  index: number,
  line: Pick<AcceptedLine, 'id' | 'doubts' | 'notes' | 'use' | 'activity' | 'counts'>,
  isHeld: boolean,
): LineOutcome => ({
  index,
  id: line.id,
  status: line.doubts.length === 0 ? 'taken' : 'doubtful',
  counts: line.counts,
  is_held: isHeld,
  reasons: line.doubts,
  notes: line.notes,
  use: line.use,
  activity: line.activity,
})

function alreadyThere(
  line: LedgerLine,
  index: number,
  taken: TakenLine & { readonly body: string },
  body: string,
): LineOutcome {
  if (body === taken.body) {
    return outcomeOf(index, { ...taken, id: line.id!, counts: isCounted(line, taken.doubts) }, true)
  }
  throw new LineRefusal(
    'id_taken',
    'id',
    `The ledger has another line ${JSON.stringify(line.id)}. To change it, send a line with a new id and name the old one in corrects.`,
  )
}

function requireCorrectable(
  { corrects, id }: LedgerLine,
  { byId: standing }: Standing,
  byId: ReadonlyMap<string, AcceptedLine>,
  corrected: ReadonlySet<string>,
): void {
  if (corrects === undefined) return
  const old = standing.get(corrects)
  if (corrects === id || (old === undefined && !byId.has(corrects)))
    throw new LineRefusal(
      'corrected_line_unknown',
      'corrects',
      `The ledger of this period has no line ${JSON.stringify(corrects)}.`,
    )
  const by = old?.corrected_by ?? null
  if (by !== null || corrected.has(corrects))
    throw new LineRefusal(
      'already_corrected',
      'corrects',
      `${JSON.stringify(corrects)} was corrected${by === null ? ' by a line before this one' : ` by ${JSON.stringify(by)}`}. Correct that line instead.`,
    )
}

const duplicateOf = (other: string): LineReason => ({
  code: 'likely_duplicate',
  member: 'id',
  message: `The same activity, days, quantity and place as ${JSON.stringify(other)}: it is kept and not counted. Where it is a second delivery, send it with its own id and name this line in corrects.`,
})
