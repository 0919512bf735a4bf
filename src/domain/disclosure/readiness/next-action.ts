import { RECORD_KINDS, type RecordKind } from '../records/kinds.ts'
import closing from './closing-evidence.json' with { type: 'json' }
import type { CountedStatus, RequirementFacts } from './row.ts'

/** What closes an open requirement. */
export interface NextAction {
  /** The evidence that closes it. */
  readonly closes: string
  /** Who usually holds that evidence. */
  readonly holder: string
  /** Where it is sent. */
  readonly route: string
  readonly do: string
}

const byRequirement = new Map(
  closing.flatMap(({ holder, record, ids }) =>
    ids.map((id): [string, { holder: string; record: RecordKind }] => [
      id,
      { holder, record: recordKind(record) },
    ]),
  ),
)

/** The next action for a requirement that is open; null when it is met. */
export function nextAction(
  { id, data_needs, title }: RequirementFacts,
  status: CountedStatus,
  detail: string,
): NextAction | null {
  if (status === 'evidenced') return null
  const found = byRequirement.get(id)
  if (found === undefined)
    throw new RangeError(
      `closing-evidence.json has no row for ${id}; add who holds its evidence and which record takes it`,
    )
  const closes = data_needs ?? title
  const route = `PUT /v1/companies/{abn}/${RECORD_KINDS[found.record].route}`
  return {
    closes,
    holder: found.holder,
    route,
    do: SENTENCES[status]({ closes, holder: found.holder, route, detail }),
  }
}

interface Parts {
  readonly closes: string
  readonly holder: string
  readonly route: string
  readonly detail: string
}

const SENTENCES: Readonly<Record<Exclude<CountedStatus, 'evidenced'>, (parts: Parts) => string>> = {
  missing: ({ holder, closes, route }) => `Ask the ${holder} for: ${closes}. Send it by ${route}.`,
  partially_evidenced: ({ holder, closes, route }) =>
    `Let the ${holder} complete and approve: ${closes}. Send it by ${route}.`,
  stale: ({ holder, route }) => `Let the ${holder} bring it up to this period. Send it by ${route}.`,
  conflicting: ({ holder, route, detail }) =>
    `Clear up with the ${holder}: ${detail} Correct it by ${route}.`,
}

function recordKind(name: string): RecordKind {
  if (Object.hasOwn(RECORD_KINDS, name)) return name as RecordKind
  throw new RangeError(`closing-evidence.json names the record ${name}, which does not exist`)
}
