import type { Documents } from './documents.ts'
import type { Finding } from './verification.ts'

const REGISTER = 'au_abr_register'
/** What stands for the release of an answer that was asked for live. */
const OBSERVATION = 'observation'

/** What the report says of the business register is what its cited answer says, and no answer is left unsaid. */
export function checkRegister({ report, provenance }: Documents): Finding[] {
  const check = report.entity.register_check
  const answer = provenance.inputs.filter(
    ({ dataset, release }) => dataset === REGISTER && release === OBSERVATION,
  )
  const wrong = (detail: string, stated: unknown, recomputed: unknown): Finding[] => [
    { kind: 'input', where: 'entity.register_check', detail, stated, recomputed },
  ]
  if (check.answered_on === null)
    return answer.length === 0
      ? []
      : wrong('a register response is cited but not shown', check.status, answer[0]?.observed)
  if (check.status === 'not_asked')
    return wrong(
      'a register response is shown, but the register was not checked',
      check.status,
      check.answered_on,
    )
  const name = answer.find(({ field }) => field === 'name')
  if (name === undefined) return wrong('no input matches the register response', check.answered_on, null)
  if (name.observed !== check.answered_on)
    return wrong('the cited response is from another day', check.answered_on, name.observed)
  return name.value_text === check.name_in_register
    ? []
    : wrong('the cited response has another name', check.name_in_register, name.value_text)
}
