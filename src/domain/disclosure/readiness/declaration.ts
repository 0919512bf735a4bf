import type { Period } from '../../period.ts'
import type { S2Statements } from '../records/s2-statements.ts'

/** Years that begin before it may carry the softer declaration: that reasonable steps were taken. */
const REASONABLE_STEPS_BEFORE = '2028-01-01'

/** Whether the directors declared what the law asks of them. The service never writes it. */
export interface DeclarationState {
  readonly status: 'present' | 'missing' | 'not_valid'
  readonly detail: string
}

/** The directors' declaration of a period; it is needed to sign off, and for nothing else. */
export function declarationState(body: S2Statements | undefined, period: Period): DeclarationState {
  const declaration = body?.declaration
  if (declaration === undefined)
    return {
      status: 'missing',
      detail:
        'The directors have not made their declaration yet. Only they can; nothing is signed off until they do.',
    }
  const { kind, resolved_on, signed_by } = declaration
  if (kind === 'reasonable_steps' && period.start >= REASONABLE_STEPS_BEFORE)
    return {
      status: 'not_valid',
      detail: `A declaration of reasonable steps is available only for years that begin before ${REASONABLE_STEPS_BEFORE}. Declare compliance instead.`,
    }
  if (resolved_on < period.end)
    return {
      status: 'not_valid',
      detail: `The directors resolved on ${resolved_on}, before the period ended on ${period.end}.`,
    }
  return {
    status: 'present',
    detail: `Declared by resolution of ${resolved_on}, signed by ${signed_by.map(({ name }) => name).join(', ')}.`,
  }
}
