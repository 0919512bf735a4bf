import { recordReference } from '../records/kinds.ts'
import { approverOfStatement, supportOf } from './approval.ts'
import { type Finding, type NoMaterialRisk, type Rung, STATUS_OF_RUNG, type YearFacts } from './row.ts'
import { sentenceFault } from './statement-words.ts'

/** Null while no one takes the route. */
export function noMaterialRisk(facts: YearFacts): NoMaterialRisk | null {
  const { records, framework, duty } = facts
  const { id, groups } = framework.no_material_risk
  const record = records.s2_statements
  const said = record?.body.statements.find(
    ({ requirement_id, kind }) => requirement_id === id && kind === 'disclosure',
  )
  if (record === null || said === undefined) return null
  const reference = recordReference('s2_statements', record)
  const of = (rung: Rung, detail: string, status: Finding['status'] = STATUS_OF_RUNG[rung]): Finding => ({
    status,
    rung,
    by: 'tenant',
    references: [reference],
    detail,
  })
  if (duty.group === null || !groups.includes(duty.group))
    return {
      id,
      finding: of(
        'none',
        `The statement of no material risk is available only to companies in group ${groups.join(' or ')}; this one is ${
          duty.group === null ? 'in no known group' : `in group ${duty.group}`
        }.`,
        'conflicting',
      ),
      set_aside: null,
    }
  const isWorded = said.statement !== undefined && sentenceFault(said.statement) === null
  const isSupported = 'by' in supportOf({ ...said, figures: [] }, facts)
  const approver = approverOfStatement(id, facts)
  if (!isWorded || !isSupported || approver === undefined)
    return {
      id,
      finding: of(
        isWorded ? 'stated' : 'none',
        'Stated; it counts once a document that is held supports it and a member other than its author approves it in the review.',
      ),
      set_aside: null,
    }
  return {
    id,
    finding: of(
      'approved',
      `No material climate risk or opportunity, approved in the service by ${approver}.`,
    ),
    set_aside: {
      status: 'not_applicable',
      reference: `${id}, ${reference}`,
      reason: said.statement ?? said.document?.name ?? '',
      person: approver,
      date: said.date,
    },
  }
}
