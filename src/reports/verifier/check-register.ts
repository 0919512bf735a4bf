import type { Documents } from './documents.ts'
import type { Finding } from './verification.ts'

const REGISTER = 'au_abr_register'
/** What stands for the release of an answer that was asked for live. */
const OBSERVATION = 'observation'

/** What the report says of the business register is what its cited answer says, and no answer is left unsaid. */
export function checkRegister({ report, provenance }: Documents): Finding[] {
  const check = report.entity.register_check
  if (check === undefined) return []
  const answer = provenance.inputs.filter(
    ({ dataset, release }) => dataset === REGISTER && release === OBSERVATION,
  )
  const wrong = (detail: string, stated: unknown, recomputed: unknown): Finding[] => [
    { kind: 'input', where: 'entity.register_check', detail, stated, recomputed },
  ]
  if (check.answered_on === null)
    return answer.length === 0
      ? []
      : wrong('an answer of the register is cited and not told', check.status, answer[0]?.observed)
  if (check.status === 'not_asked')
    return wrong('an answer of the register is told, and it was not asked', check.status, check.answered_on)
  const name = answer.find(({ field }) => field === 'name')
  if (name === undefined) return wrong('no input is the answer of the register', check.answered_on, null)
  if (name.observed !== check.answered_on)
    return wrong('the answer that is cited is of another day', check.answered_on, name.observed)
  return name.value_text === check.name_in_register
    ? []
    : wrong('the answer that is cited has another name', check.name_in_register, name.value_text)
}
