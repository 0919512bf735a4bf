/** Whether the records are approved, and by whom. */
export interface ReviewEntry {
  readonly status: string
  readonly state: string
  readonly statement: string
  readonly sha256: string | null
  readonly figures: FiguresEntry | null
  readonly open_gates: readonly string[]
  readonly differing_numbers: readonly { readonly requirement_id: string }[]
  readonly draft_because: string | null
  readonly approval_reason: string | null
  readonly signed: { readonly name: string; readonly at: string; readonly content_sha256: string } | null
  readonly self_approved: boolean
  readonly approvers: readonly {
    readonly name: string
    readonly approved: number
    readonly last_at: string
    readonly invited_by_author: { readonly name: string } | null
  }[]
  readonly locked: { readonly at: string } | null
  readonly subjects: readonly {
    readonly subject: string
    readonly state: string
    readonly version: number | null
    readonly sha256: string
    readonly self_approved: boolean
    readonly decided_by: { readonly name: string } | null
  }[]
}

/** How the figures of the bundle stand to those that were approved. */
export interface FiguresEntry {
  readonly state: string
  readonly approved: {
    readonly snapshot_id: string
    readonly evidence_hash: string
    readonly sha256: string
  } | null
  readonly snapshot_id: string
  readonly evidence_hash: string
  readonly sha256: string
  readonly compared: number
  readonly changed: readonly {
    readonly metric_id: string
    readonly from: number | string | null
    readonly to: number | string | null
  }[]
  readonly withdrawn: readonly { readonly release: string }[]
}
