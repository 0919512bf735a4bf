import type { ClosingEvidence } from '../framework.ts'
import { RECORD_KINDS } from '../records/kinds.ts'
import type { CountedStatus, RequirementFacts } from './row.ts'

/** What closes an open requirement. */
export interface NextAction {
  /** The evidence that closes it. */
  readonly closes: string
  /** Who usually holds that evidence. */
  readonly holder: string
  /** Where a program sends it. */
  readonly route: string
  /** A sentence for a person, who writes it into a record and knows no route. */
  readonly do: string
}

/** The next action for a requirement that is open; null when it is met. */
export function nextAction(
  { id, data_needs, title }: RequirementFacts,
  status: CountedStatus,
  detail: string,
  closing: ReadonlyMap<string, ClosingEvidence>,
): NextAction | null {
  if (status === 'evidenced') return null
  const found = closing.get(id)
  if (found === undefined)
    throw new RangeError(
      `the framework does not say what closes ${id}; add who holds its evidence and which record takes it`,
    )
  const closes = data_needs ?? title
  const record = RECORD_KINDS[found.record]
  return {
    closes,
    holder: found.holder,
    route: `PUT /v1/companies/{abn}/${record.route}`,
    do: SENTENCES[status]({ closes, holder: found.holder, record: record.title, detail }),
  }
}

interface Parts {
  readonly closes: string
  readonly holder: string
  readonly record: string
  readonly detail: string
}

const SENTENCES: Readonly<Record<Exclude<CountedStatus, 'evidenced'>, (parts: Parts) => string>> = {
  missing: ({ holder, closes, record }) =>
    `Ask the ${holder} for: ${closes}. Enter it in the record “${record}”.`,
  partially_evidenced: ({ holder, closes, record }) =>
    `Ask the ${holder} to complete and approve: ${closes}. Enter it in the record “${record}”.`,
  stale: ({ holder, record }) => `Ask the ${holder} to update the record “${record}” for this period.`,
  conflicting: ({ holder, record, detail }) =>
    `Resolve with the ${holder}: ${detail} Correct the record “${record}”.`,
}
