import { decidedRef, identified, type OperatorDecision } from '../../domain/operator-decision.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import type { Source, SourceRow } from '../source.ts'
import { type DecisionDraft, type DecisionsOfFile, decideFindings } from './decisions.ts'
import { printedFieldOf } from './field-in-doubt.ts'
import type { Finding } from './findings.ts'

/** On a row that a person decided about. */
const DECIDED_FLAG = 'decided_by_operator'
const MOST_TOLD = 50

type Row = SourceRow & Readonly<Record<string, unknown>>

/** Applies a person's decisions to the rows of a file while they are read, and says at the end what came of each. */
export class DecidedRows {
  readonly #source: Source
  readonly #asked: DecisionsOfFile
  readonly #byPlace: ReadonlyMap<string, readonly DecisionDraft[]>
  readonly #made = new Map<DecisionDraft, OperatorDecision>()
  readonly #faults: string[] = []

  constructor(source: Source, asked: DecisionsOfFile) {
    this.#source = source
    this.#asked = asked
    this.#byPlace = Map.groupBy(asked.decisions, ({ row_ref }) => row_ref)
  }

  /** The row as it was decided; undefined where it is left out. */
  decide(row: Row): Row | undefined {
    const drafts = this.#byPlace.get(row.row_ref)
    if (drafts === undefined) return row
    const made = drafts.map((draft) => this.#meet(draft, row))
    if (drafts.some(({ decision }) => decision === 'leave_out')) return undefined
    const decided = drafts.reduce<Row>((changed, draft) => this.#used(changed, draft), row)
    return {
      ...decided,
      row_ref: decidedRef(
        row.row_ref,
        made.map(({ id }) => id),
      ),
      ...(Array.isArray(row['flags']) ? { flags: flagsAs(drafts, row['flags']) } : {}),
    }
  }

  /** Every decision with its id, after the last row. Refuses them all when one of them does not fit. */
  finish(file: string, findings: readonly Finding[], today: string): OperatorDecision[] {
    const faults = [
      ...decideFindings(findings, this.#asked.decisions, today),
      ...this.#faults,
      ...this.#asked.decisions.flatMap((draft) => this.#withoutRow(draft, findings)),
    ]
    if (faults.length > 0) throw refusal(file, faults)
    return this.#asked.decisions.map(
      (draft) =>
        this.#made.get(draft) ??
        this.#identified(
          draft,
          findings.find((one) => one.row_ref === draft.row_ref && one.about)?.about ?? null,
        ),
    )
  }

  #meet(draft: DecisionDraft, row: Row): OperatorDecision {
    const known = this.#made.get(draft)
    if (known !== undefined && draft.decision === 'use')
      this.#faults.push(`${draft.row_ref}: there are several rows, so a value cannot be used for one of them`)
    const made = known ?? this.#identified(draft, aboutRow(this.#source, row))
    this.#made.set(draft, made)
    return made
  }

  #identified(draft: DecisionDraft, about: OperatorDecision['about']): OperatorDecision {
    const { row_ref, column, printed, rule, problem, expected, decision } = draft
    const { field, used, reason, decided_by, decided_on } = draft
    return identified({
      file_sha256: this.#asked.file_sha256,
      row_ref,
      column,
      printed,
      rule,
      problem,
      expected,
      decision,
      field: decision === 'use' ? field : null,
      used,
      about,
      reason: reason.trim(),
      decided_by: decided_by.trim(),
      decided_on,
    })
  }

  #used(row: Row, { decision, field, used, row_ref }: DecisionDraft): Row {
    if (decision !== 'use' || field === null) return row
    if (field === 'row_ref' || field === 'flags' || !Object.hasOwn(row, field)) {
      const known = Object.keys(row).filter((name) => name !== 'row_ref' && name !== 'flags')
      this.#faults.push(`${row_ref}: rows have no field ${JSON.stringify(field)}, but ${known.join(', ')}`)
      return row
    }
    const text = typeof used === 'number' ? printedFieldOf(row, field) : undefined
    return { ...row, [field]: used, ...(text === undefined ? {} : { [text]: String(used) }) }
  }

  /** A place from which no row was read can be left out, or passed over where that is what the reader proposes. */
  #withoutRow(draft: DecisionDraft, findings: readonly Finding[]): string[] {
    if (draft.decision === 'leave_out' || this.#made.has(draft)) return []
    const isPassedOver = findings.some(
      ({ row_ref, rule, proposal }) =>
        row_ref === draft.row_ref && rule === draft.rule && proposal.decision === 'take',
    )
    return draft.decision === 'take' && isPassedOver
      ? []
      : [`${draft.row_ref}: no row could be read there, so only "leave_out" is possible`]
  }
}

/** A figure that was chosen is there, whatever the reader said of the printed one. */
const flagsAs = (drafts: readonly DecisionDraft[], flags: readonly unknown[]): unknown[] => [
  ...flags.filter(
    (flag) => !drafts.some(({ decision, field }) => decision === 'use' && flag === `${field}_not_published`),
  ),
  DECIDED_FLAG,
]

const aboutRow = ({ key }: Source, row: Row): OperatorDecision['about'] =>
  Object.fromEntries(key.map((field) => [field, row[field] ?? null]))

function refusal(file: string, faults: readonly string[]): OperatorError {
  const rest = faults.length - MOST_TOLD
  return new OperatorError(
    [
      `${file}: the decisions do not match the findings`,
      ...faults.slice(0, MOST_TOLD).map((fault) => `  ${fault}`),
      ...(rest > 0 ? [`  ... and ${rest} more`] : []),
    ].join('\n'),
    {
      hint: 'Nothing was loaded. Fix these entries. If the findings are different, write new decisions with --propose into another file.',
      exitCode: EXIT.badInput,
    },
  )
}
