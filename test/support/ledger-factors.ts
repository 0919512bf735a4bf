import { buildLibrary, findIssue } from '../../src/domain/factors/library.ts'
import { buildIndex } from '../../src/domain/factors/search/index.ts'
import type { LedgerLine } from '../../src/domain/ledger/line.ts'
import { type OwnFactors, ownFactorsBy } from '../../src/domain/ledger/own-factors.ts'
import { resolveFactor } from '../../src/domain/ledger/resolve.ts'
import { scaledOf, scaledText } from '../../src/domain/ledger/scaled.ts'
import type { PlaceShare } from '../../src/domain/ledger/shares.ts'
import { SubtotalChanges } from '../../src/domain/ledger/subtotal-change.ts'
import { LineTaker } from '../../src/domain/ledger/take-line.ts'
import { type LedgerTotals, ledgerTotals } from '../../src/domain/ledger/totals.ts'
import { july } from './disclosure-records.ts'
import { starterGwps, starterRows } from './starter-factors.ts'

const library = buildLibrary(starterRows, [...starterGwps.values()])
const issue = findIssue(library, '2025')!
const national = { library, issue, index: buildIndex(issue.factors) }

export const PERIOD = july(2025)
export const WHOLE_YEAR = { from: PERIOD.start, to: PERIOD.end }

/** Takes lines of 2025-26 by the factors of the starter dataset. */
export const starterTaker = (own: OwnFactors = { sets: [] }): LineTaker =>
  new LineTaker(
    (line) =>
      resolveFactor({ national, own: ownFactorsBy(own, 1), publicly: new Map(), choices: new Map() }, line),
    PERIOD,
  )

const NO_SHARES = (): PlaceShare => ({ percent: 100, reason: null })

/** What a ledger of these lines would answer, without a database. `removed` counted before and does no more. */
export function totalsOf(
  lines: readonly LedgerLine[],
  { taker = starterTaker(), shareOf = NO_SHARES, removed = [] as readonly LedgerLine[] } = {},
): LedgerTotals {
  const changes = new SubtotalChanges()
  const taken = (line: LedgerLine) => {
    const { factor, use, entity, facility, activity } = taker.take(line)
    factors.set(factor, use)
    const { from, to, estimate } = line
    const is_estimated = estimate !== undefined
    return { factor, entity, facility, activity, from, to, is_estimated, is_doubtful: false }
  }
  const factors = new Map()
  for (const line of [...lines, ...removed]) changes.put(taken(line), 'added')
  for (const line of removed) changes.put(taken(line), 'removed')
  const cells = changes.list()
  return ledgerTotals({
    period: PERIOD,
    factors,
    places: byPlace(cells),
    months: cells.filter(({ reaching }) => reaching > 0),
    shareOf,
  })
}

type Cell = ReturnType<SubtotalChanges['list']>[number]

/** The months of each place added up, as the database does. */
function byPlace(cells: readonly Cell[]) {
  const sum = (group: readonly Cell[], member: 'activity' | 'estimated' | 'doubtful'): string =>
    scaledText(group.reduce((all, cell) => all + scaledOf(cell[member]), 0n))
  return [
    ...Map.groupBy(cells, ({ factor, entity, facility }) => `${factor}\n${entity}\n${facility}`).values(),
  ]
    .map((group) => ({
      ...group[0]!,
      activity: sum(group, 'activity'),
      estimated: sum(group, 'estimated'),
      doubtful: sum(group, 'doubtful'),
      lines: group.reduce((all, { lines }) => all + lines, 0),
    }))
    .filter(({ lines }) => lines > 0)
}
