import type { Documents, InputEntry } from '../documents.ts'
import type { Finding } from '../verification.ts'
import { type Claim, isAbout } from './look.ts'

/**
 * What registers were asked for is in the inputs, and all of the inputs that come from a register are shown: a line of the
 * log that speaks against a claim cannot be left out of one of the two alone.
 */
export function checkAsked({ provenance }: Documents): Finding[] {
  const { registers, percentages } = provenance.contradiction_facts
  const inputs = new Map(provenance.inputs.map((input) => [input.id, input]))
  const prints = (ids: readonly string[], field: string, value: string | number | null): boolean =>
    ids.some((id) => {
      const input = inputs.get(id)
      return input?.field === field && input.value_text === (value === null ? null : String(value))
    })
  const { days = [], actions = [] } = registers.action_log ?? {}
  const { projects = [], evidence_ids: file = [] } = registers.credit_projects ?? {}
  const body = provenance.records.find(({ record }) => record === 'market_based_evidence')?.body
  const claims = ((body?.['instruments'] ?? []) as readonly Claim[]).flatMap(
    ({ certificate }) => certificate ?? [],
  )
  const shown = new Set([...days, ...actions, ...projects].flatMap(({ evidence_ids }) => evidence_ids))
  return [
    ...days
      .filter(({ day, evidence_ids }) => !prints(evidence_ids, 'day_of_log', day))
      .map(({ day }) => finding(`log of ${day}`, 'no input is for that day')),
    ...actions
      .filter(
        ({ evidence_ids: ids, ...line }) =>
          !prints(ids, 'action_type', line.action_type) ||
          !prints(ids, 'status', line.status) ||
          !prints(ids, 'start_serial', line.serial_first) ||
          !prints(ids, 'end_serial', line.serial_last) ||
          !ids.every((id) => inputs.get(id)?.observed === line.completed_on) ||
          !claims.some((claim) => isAbout({ ...line, evidence_ids: ids }, claim)),
      )
      .map((line) => finding(`${line.action_type} of ${line.completed_on}`, 'no input says so')),
    ...projects
      .filter(
        ({ project_id, revoked, registered_on, units, evidence_ids: ids }) =>
          !prints(ids, 'project_id', project_id) ||
          !prints(ids, 'revoked', revoked ? 'Yes' : 'No') ||
          !prints(ids, 'registered_on', registered_on) ||
          unitsIn(ids.flatMap((id) => inputs.get(id) ?? [])) !== units,
      )
      .map(({ project_id }) => finding(`project ${project_id}`, 'no input says so')),
    ...percentages
      .filter(
        ({ evidence_ids, percentage, percent_text }) =>
          !prints(evidence_ids, FIELDS[percentage] ?? '', percent_text),
      )
      .map(({ percentage, year }) => finding(`${percentage} percentage of ${year}`, 'no input says so')),
    ...provenance.inputs
      .filter(({ id, field }) => ASKED.has(field) && !shown.has(id) && !file.includes(id))
      .map(({ id, field }) => finding(`${field} of ${id}`, 'the input is not among the register checks')),
  ]
}

const FIELDS: Readonly<Record<string, string>> = {
  renewable_power: 'rpp_pct',
  jurisdictional_act: 'jurisdictional_act',
}

/** Fields that only the log and the register of projects have. */
const ASKED: ReadonlySet<string> = new Set(['day_of_log', 'action_type', 'revoked', 'register_of_projects'])

function unitsIn(inputs: readonly InputEntry[]): number | null {
  const amount = (field: string): number | null => {
    const text = inputs.find((input) => input.field === field)?.value_text ?? null
    return text === null ? null : Number(text)
  }
  const [kyoto, other] = [amount('kaccus_issued'), amount('nkaccus_issued')]
  if (kyoto === null && other === null) return null
  return (
    (kyoto ?? 0) + (other ?? 0) - (amount('kaccus_relinquished') ?? 0) - (amount('nkaccus_relinquished') ?? 0)
  )
}

const finding = (where: string, detail: string): Finding => ({
  kind: 'input',
  where: `provenance.json registers: ${where}`,
  detail,
})
