import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'wouter'
import type { Layout } from '../form/form-context.ts'
import { isItems, isMembers, type Members, type Value } from '../form/schema.ts'
import { RISKS_GUIDE } from '../guides/risks.ts'
import { RECORD_KINDS } from '../records/kinds.ts'
import { RecordSection } from '../records/record-section.tsx'
import type { Begun } from '../records/use-record-form.ts'
import { Proposals } from '../risks/proposals.tsx'
import { RegisterShown } from '../risks/register.tsx'
import { type Proposal, useProposals } from '../risks/use-proposals.ts'
import { useWorkspace } from '../use-workspace.ts'

/** Risks and opportunities of the period: on a map of likelihood and effect, as a table, and in the form. */
export function Risks() {
  const { period } = useWorkspace()
  const [first = '', last = ''] = period.split('/')
  const start = useMemo<Members>(
    () => ({ period: { start: first, end: last }, horizons: {}, scales: SCALES, risks: [] }),
    [first, last],
  )
  const [parameters] = useSearchParams()
  const asked = parameters.get('proposal')
  const proposals = useProposals()
  const proposal = proposals.data?.data.proposals.find(({ id }) => id === asked)
  const begin = useCallback(
    (body: Members) => (proposal === undefined ? undefined : withProposal(body, proposal)),
    [proposal],
  )
  return (
    <RecordSection
      key={proposal?.id}
      kind={RECORD_KINDS.risks}
      about="Climate-related risks and opportunities that could affect the company’s prospects, on your own horizons and scales. Each has a number or the paragraph under which it has none. The register answers paragraphs 10 to 16, 21 and parts of 22; the reasoning stays in the statements."
      layout={LAYOUT}
      start={start}
      {...(proposal === undefined ? {} : { begin })}
      above={<Proposals />}
    >
      <RegisterShown />
    </RecordSection>
  )
}

/** A common scale to begin with; the words are the company’s to change. */
const SCALES = {
  likelihood: ['Rare', 'Unlikely', 'Possible', 'Likely', 'Almost certain'],
  effect: ['Minor', 'Moderate', 'Major', 'Severe'],
}

const LAYOUT: Layout = {
  guide: RISKS_GUIDE,
  newItem: (list, items) => (list === '/risks' ? newRisk(items) : undefined),
}

function newRisk(items: readonly Value[]): Members {
  return {
    id: `R${nextNumber(items)}`,
    value_chain: ['own_operations'],
    sites: [],
    horizons: [],
    current_effect: { line_items: [] },
    anticipated_effect: { line_items: [] },
    responses: [],
    tests: [],
  }
}

/** The register with the proposal as a new risk, which is opened; nothing is saved. */
function withProposal(body: Members, proposal: Proposal): Begun {
  const risks = isItems(body['risks']) ? body['risks'] : []
  const found = risks.findIndex((item) => isMembers(item) && item['name'] === proposal.name)
  if (found !== -1) return { body, item: `/risks/${found}`, isNew: false }
  const figures = proposal.figures.flatMap(({ metric, value }) =>
    metric === null ? [] : [{ metric, value: String(value) }],
  )
  const added: Members = {
    ...newRisk(risks),
    name: proposal.name,
    kind: proposal.kind,
    how: proposal.how,
    sites: proposal.sites,
    ...(proposal.where === null ? {} : { where: proposal.where }),
    ...(figures.length === 0 ? {} : { figures }),
  }
  return { body: { ...body, risks: [...risks, added] }, item: `/risks/${risks.length}`, isNew: true }
}

/** One more than the largest number that stands behind an R. */
function nextNumber(items: readonly Value[]): number {
  const numbers = items.map((item) => {
    const id = isMembers(item) ? item['id'] : undefined
    return typeof id === 'string' ? Number(/^R(\d+)$/.exec(id)?.[1] ?? 0) : 0
  })
  return Math.max(0, ...numbers) + 1
}
