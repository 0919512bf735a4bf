import { checkAbn } from '../../abn.ts'
import { isOrdered, type Period } from '../../period.ts'

/** One fault of a record, where it is and what to do about it. Shaped like the faults of a request. */
export interface RecordFault {
  /** JSON pointer into the record. */
  readonly pointer: string
  readonly code: RecordFaultCode
  readonly message: string
}

/** Codes of the service's errors that a whole record can be refused with. */
const REFUSALS = [
  'target_inconsistent',
  'boundary_shares_invalid',
  'evidence_period_mismatch',
  'abn_checksum_failed',
  'validation_failed',
] as const
type RefusalCode = (typeof REFUSALS)[number]

export type RecordFaultCode = RefusalCode | 'repeated' | 'incomplete' | 'outside_australia'

/** Something that is accepted as it is and worth a second look. */
export interface RecordWarning {
  readonly pointer: string
  readonly code: string
  readonly message: string
}

export interface RecordCheck {
  readonly errors: readonly RecordFault[]
  readonly warnings: readonly RecordWarning[]
}

/** Rules that found nothing leave nothing; the rest is joined in the order of the rules. */
export const joinChecks = (checks: readonly RecordCheck[]): RecordCheck => ({
  errors: checks.flatMap(({ errors }) => errors),
  warnings: checks.flatMap(({ warnings }) => warnings),
})

export const failIf = (
  isWrong: boolean,
  code: RecordFaultCode,
  pointer: string,
  message: string,
): RecordFault[] => (isWrong ? [{ pointer, code, message }] : [])

export const warnIf = (isOdd: boolean, code: string, pointer: string, message: string): RecordWarning[] =>
  isOdd ? [{ pointer, code, message }] : []

/** One fault for each item whose key an earlier one has. */
export function repeated(
  keys: readonly string[],
  code: RecordFaultCode,
  pointer: (index: number) => string,
  what: string,
): RecordFault[] {
  const firsts = new Map<string, number>()
  return keys.flatMap((key, index) => {
    const first = firsts.get(key) ?? index
    firsts.set(key, first)
    return failIf(
      first !== index,
      code,
      pointer(index),
      `repeats the ${what} ${key} of item ${first}; use each only once`,
    )
  })
}

export const unorderedPeriod = (
  period: Period,
  pointer: string,
  code: RecordFaultCode = 'validation_failed',
): RecordFault[] =>
  failIf(
    !isOrdered(period),
    code,
    pointer,
    `ends ${period.end}, before it begins on ${period.start}; swap the days`,
  )

export const wrongAbn = (abn: string, pointer: string): RecordFault[] =>
  failIf(
    !checkAbn(abn).ok,
    'abn_checksum_failed',
    pointer,
    `the check digits of ${abn} are wrong; look it up again`,
  )

/** The code of the whole refusal: the faults' own when they agree on one, else the general one. */
export function refusalCode(errors: readonly RecordFault[]): RefusalCode {
  const codes = new Set(errors.map(({ code }) => code))
  return REFUSALS.find((code) => codes.size === 1 && codes.has(code)) ?? 'validation_failed'
}
