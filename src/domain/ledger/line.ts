import type { IsoDay } from '../calendar.ts'

/** A line as it is sent. What is left out is not known; nothing has a default that stands for a figure. */
export interface LedgerLine {
  /** The caller's: makes the line one of its kind in the ledger. */
  readonly id?: string | undefined
  readonly activity?: string | undefined
  /** What it is used for, such as `stationary` or `transport`; of a refrigerant the equipment that holds the charge. */
  readonly use?: string | undefined
  readonly from: IsoDay
  readonly to: IsoDay
  readonly quantity: number
  readonly unit: string
  /** State, territory or grid; a capital city stands for its state and its gas network. */
  readonly region?: string | undefined
  readonly gas_network?: 'metro' | 'non_metro' | undefined
  readonly facility?: string | undefined
  readonly entity_abn?: string | undefined
  /** Held against the scope that the line has by its factor and category. */
  readonly scope?: number | undefined
  /** A word, or the number of a category of scope 3. */
  readonly category?: string | number | undefined
  readonly factor_id?: string | undefined
  /** Remember for the tenant that these words mean this factor. */
  readonly remember?: boolean | undefined
  /** False: emissions of making and moving the fuel or electricity are left out of category 3. */
  readonly upstream?: boolean | undefined
  readonly nger_method?: number | undefined
  readonly data_quality?: number | undefined
  readonly document?:
    | { readonly name?: string; readonly sha256?: string; readonly place?: string }
    | undefined
  /** How an estimate was made; a line without it is measured. */
  readonly estimate?: string | undefined
  readonly corrects?: string | undefined
  readonly note?: string | undefined
}

/** A correction to zero takes the line that it names out of the ledger. A zero of its own is a reading. */
export const takesOut = ({ corrects, quantity }: Pick<LedgerLine, 'corrects' | 'quantity'>): boolean =>
  corrects !== undefined && quantity === 0

/** Why a line is refused or doubtful. */
export interface LineReason {
  readonly code: string
  readonly message: string
  /** The member of the line that it is about. */
  readonly member?: string
  /** What would fit instead. */
  readonly allowed?: readonly string[]
}

/** A line that cannot be taken. */
export class LineRefusal extends Error {
  readonly reason: LineReason

  constructor(code: string, member: string, message: string, allowed?: readonly string[]) {
    super(message)
    this.name = 'LineRefusal'
    this.reason = { code, message, member, ...(allowed === undefined ? {} : { allowed }) }
  }
}

/** The line that a correction replaced left with its file; the correction stays. */
export const correctedBefore = (member: string): LineRefusal =>
  new LineRefusal(
    'already_corrected',
    member,
    'This row was corrected before its file was taken back, and the correction counts. To change it, correct that line.',
  )

/** Money that came back, as long as nobody said that it belongs to spend that counts. */
export const CREDIT: LineReason = {
  code: 'credit_unmatched',
  member: 'quantity',
  message:
    'A credit, without as much spend on the same account beside it: it is kept and not counted. Where the spend that it takes back is in the ledger, send it again and name this line in corrects.',
}
