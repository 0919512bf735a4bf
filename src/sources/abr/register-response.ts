/** An entity as the register describes it now. Names of individuals are not part of it. */
export interface RegisterEntity {
  readonly abn: string
  /** Other ABNs of the entity that this one has replaced or been replaced by. */
  readonly other_abns: readonly {
    readonly abn: string
    readonly current: boolean
    readonly replaced_from: string | null
  }[]
  readonly status: 'active' | 'cancelled'
  readonly status_from: string | null
  readonly acn: string | null
  readonly entity_type_code: string | null
  readonly entity_type: string | null
  readonly gst_from: string | null
  readonly name: string | null
  readonly business_names: readonly string[]
  readonly trading_names: readonly string[]
  readonly state: string | null
  readonly postcode: string | null
  /** True when it is a person, whose name is withheld. */
  readonly individual: boolean
  /** Which service answered; the JSON service knows no replaced ABNs. */
  readonly service: 'soap' | 'json'
}

/** What an exception of the service means to us: a table, `exceptions.json`. */
export type ExceptionMeaning = 'not_found' | 'refused' | 'not_registered' | 'unavailable'

/** A response of the register, whichever service gave it. */
export type RegisterResponse =
  | { readonly kind: 'entity'; readonly entity: RegisterEntity }
  | { readonly kind: 'abn_list'; readonly abns: readonly string[] }
  | {
      readonly kind: 'matches'
      readonly matches: readonly {
        readonly abn: string
        readonly name: string
        readonly score: number | null
        readonly state: string | null
        readonly postcode: string | null
      }[]
    }
  | { readonly kind: 'exception'; readonly meaning: ExceptionMeaning; readonly description: string }
