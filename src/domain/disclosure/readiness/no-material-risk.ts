import { recordReference } from '../records/kinds.ts'
import { approvalOf } from './approval.ts'
import type { Finding, NoMaterialRisk, YearFacts } from './row.ts'

/** Null while no one takes the route. */
export function noMaterialRisk({ records, framework, duty, approvals }: YearFacts): NoMaterialRisk | null {
  const { id, groups } = framework.no_material_risk
  const record = records.s2_statements
  const said = record?.body.statements.find(
    ({ requirement_id, kind }) => requirement_id === id && kind === 'disclosure',
  )
  if (record === null || said === undefined) return null
  const reference = recordReference('s2_statements', record)
  const of = (status: Finding['status'], detail: string): Finding => ({
    status,
    by: 'tenant',
    references: [reference],
    detail,
  })
  if (duty.group === null || !groups.includes(duty.group))
    return {
      id,
      finding: of(
        'conflicting',
        `The statement of no material risk is available only to companies in group ${groups.join(' or ')}; this one is ${
          duty.group === null ? 'in no known group' : `in group ${duty.group}`
        }.`,
      ),
      set_aside: null,
    }
  const { sign_off } = record.body
  if (sign_off === undefined || !approvalOf(said, { approvals }).isApproved)
    return {
      id,
      finding: of('partially_evidenced', 'Stated; it counts once it is approved and signed off.'),
      set_aside: null,
    }
  return {
    id,
    finding: of(
      'evidenced',
      `No material climate risk or opportunity, signed by ${sign_off.name} on ${sign_off.on}.`,
    ),
    set_aside: {
      status: 'not_applicable',
      reference: `${id}, ${reference}`,
      reason: said.statement ?? said.document?.name ?? '',
      person: sign_off.name,
      date: sign_off.on,
    },
  }
}
