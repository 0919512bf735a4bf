import type { Factor } from '../factor.ts'
import type { Issue } from '../library.ts'
import { regionName } from '../regions.ts'
import { error, type Finding } from './finding.ts'
import { publishedIn, type RowUnit, sameDigits, type WrittenValue } from './row-value.ts'

/** How the id of a factor becomes that of its upstream part: what is burnt or bought, and what it took to supply it. */
const UPSTREAM: readonly (readonly [own: RegExp, upstream: string])[] = [
  [/^electricity\.purchased-grid\./, 'electricity.upstream-and-losses.'],
  [/^electricity\.residual-mix\./, 'electricity.residual-mix-upstream.'],
  [/^stationary\.gaseous-fuel\.natural-gas-pipeline$/, 'upstream.gaseous-fuel.natural-gas-pipeline-'],
  [/^(?:stationary|transport)\./, 'upstream.'],
]

/** A value that is two scopes of one activity added together: right as a sum, and to be reported apart. */
export function addedScopes(
  row: WrittenValue,
  unit: RowUnit,
  target: Factor,
  { factors }: Issue,
): Finding | undefined {
  for (const own of factors.filter((factor) => factor === target || upstreamOf(factor, target)))
    for (const upstream of factors.filter((factor) => upstreamOf(own, factor))) {
      const [first, second] = [publishedIn(own, unit), publishedIn(upstream, unit)]
      if (first === undefined || second === undefined || second === 0) continue
      if (sameDigits(row.value, first + second))
        return error(
          'scopes_added',
          `${row.value} ${row.unit} is scope ${own.scope} (${first}) and scope ${upstream.scope} (${second}) of ${nameOf(own, upstream)} added together; report them separately.`,
          own,
        )
    }
  return undefined
}

/** Whether one factor is what it took to supply the other. */
function upstreamOf(own: Factor, upstream: Factor): boolean {
  const rule = UPSTREAM.find(([pattern]) => pattern.test(own.factor_id))
  if (rule === undefined || upstream.scope !== 3) return false
  const id = own.factor_id.replace(rule[0], rule[1])
  return id.endsWith('-') ? upstream.factor_id.startsWith(id) : upstream.factor_id === id
}

const nameOf = (own: Factor, upstream: Factor): string =>
  `${own.factor_id} and ${upstream.factor_id}${upstream.region === 'NATIONAL' ? '' : ` (${regionName(upstream.region)})`}`
