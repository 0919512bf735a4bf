/** A line of the log of the certificate register. */
export interface LoggedAction {
  readonly accreditation_code: string
  readonly vintage: number
  readonly serial_first: number
  readonly serial_last: number
  readonly action_type: string
  readonly status: string | null
  readonly completed_on: string
  readonly generation_state: string | null
  readonly account_purpose: string | null
  readonly evidence_ids: readonly string[]
}

/** What was asked of registers; null where one was not loaded. */
export interface RegistersAsked {
  readonly action_log: {
    readonly days: readonly { readonly day: string; readonly evidence_ids: readonly string[] }[]
    readonly actions: readonly LoggedAction[]
  } | null
  readonly credit_projects: {
    readonly projects: readonly {
      readonly project_id: string
      readonly revoked: boolean
      readonly registered_on: string | null
      readonly units: number | null
      readonly evidence_ids: readonly string[]
    }[]
    readonly evidence_ids: readonly string[]
  } | null
}
