import { periodText } from '../../domain/disclosure/records/period-text.ts'
import { ServiceError } from '../../errors.ts'
import { DECLARED_SITES } from '../company/declared-sites.ts'
import { requirePeriod } from '../require-period.ts'
import type { RecordFacts } from '../tenancy/record-rules.ts'
import { RECORD_RULES } from './record-kinds.ts'

/** Kinds of records that people fill in by form and may keep as a draft. */
const DRAFTED: readonly RecordFacts[] = [...Object.values(RECORD_RULES), DECLARED_SITES]

export const DRAFTED_KINDS: readonly string[] = DRAFTED.map(({ kind }) => kind)

/** The period of a draft's key: needed where each period has its own record, refused elsewhere. */
export function requireDraftPeriod(kind: string, period: string | undefined): string {
  const isNeeded = DRAFTED.find((one) => one.kind === kind)?.perPeriod === true
  if (isNeeded === (period !== undefined))
    return period === undefined ? '' : periodText(requirePeriod(period))
  if (isNeeded)
    throw new ServiceError('missing_parameter', `A draft of ${kind} belongs to a period.`, {
      errors: [{ parameter: 'period', code: 'missing_parameter', message: 'is needed for this kind' }],
      hint: 'Add period, such as period=2025-26.',
    })
  throw new ServiceError('invalid_parameter', `A draft of ${kind} belongs to no single period.`, {
    errors: [
      {
        parameter: 'period',
        code: 'invalid_parameter',
        message: 'does not match this kind',
        received: period,
      },
    ],
    hint: 'Leave period out.',
  })
}
