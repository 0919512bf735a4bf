import type { ReviewState } from '../review/moves.ts'

/** What tells the state of a period without reading its records. */
export interface PeriodMarks {
  /** How much was written, moved and said. */
  readonly mark: string
  readonly last_state: ReviewState | null
  /** Something was written or reopened after the last move of the period. */
  readonly is_touched: boolean
  readonly kept: { readonly mark: string; readonly review_state: ReviewState } | null
}

/**
 * The state of a period as a whole: the one that was computed where nothing has happened since; else by the last move, which
 * falls with anything that is written after it. A lock stands: nothing can be written under it.
 */
export function periodState({ mark, last_state, is_touched, kept }: PeriodMarks): ReviewState {
  if (kept !== null && kept.mark === mark) return kept.review_state
  if (last_state === null) return 'draft'
  return is_touched && last_state !== 'locked' ? 'draft' : last_state
}
