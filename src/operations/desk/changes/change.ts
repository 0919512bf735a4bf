import type { DeskChangeRow } from '../../../store/desk-changes.ts'
import type { DeskActor, DeskEffects } from '../desk-file.ts'

/** A release goes out of force. */
export interface WantedWithdrawal {
  readonly kind: 'withdrawal'
  readonly release: string
}

/** A facility of the Safeguard Mechanism is linked to the company that controls it. */
export interface WantedLink {
  readonly kind: 'link'
  /** Facility and emitter as the table of the year prints them. */
  readonly facility: string
  readonly year: string
  readonly emitter: string
  /** Null: no company known here. */
  readonly company: {
    readonly abn: string
    readonly name: string
    /** No source knows the ABN, so the person states its name. */
    readonly is_name_stated: boolean
  } | null
}

export type WantedChange = WantedWithdrawal | WantedLink

/** What was asked for last. */
export interface ChangeAsked {
  readonly wanted: WantedChange
  readonly by: DeskActor
  /** Why; not needed to see what would change. */
  readonly reason?: string
  /** Why it is right although its effects look wrong. */
  readonly accept_reason?: string
}

export type DeskChange = DeskChangeRow<ChangeAsked, DeskEffects>

/** The reasons that come with a request. */
export interface ChangeReasons {
  readonly reason?: string | undefined
  readonly accept_reason?: string | undefined
}

/** Work of the desk's queue. */
export interface ChangeJob {
  readonly change_id: string
  readonly version: number
}

export { CHANGE_KINDS, CHANGE_STATES } from '../../../store/desk-changes.ts'
