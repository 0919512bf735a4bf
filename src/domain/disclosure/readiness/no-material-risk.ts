import { recordReference } from '../records/kinds.ts'
import type { Finding, SetAside, YearFacts } from './row.ts'

/** The route of a company without material climate risk: open or not, and what it takes the place of. */
export interface NoMaterialRisk {
  /** The requirement that the statement is made under. */
  readonly id: string
  /** What the statement comes to. */
  readonly finding: Finding
  /** Why every other requirement leaves; null where the route is not open or the statement is not complete. */
  readonly set_aside: SetAside | null
}

/** Null while nobody takes the route. */
export function noMaterialRisk({ records, framework, duty }: YearFacts): NoMaterialRisk | null {
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
        `The statement of no material risk is open to companies of group ${groups.join(' or ')}; this one is ${
          duty.group === null ? 'in no known group' : `of group ${duty.group}`
        }.`,
      ),
      set_aside: null,
    }
  const { sign_off } = record.body
  if (sign_off === undefined || said.approver === undefined)
    return {
      id,
      finding: of('partially_evidenced', 'Stated; it counts when it is approved and signed off.'),
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
