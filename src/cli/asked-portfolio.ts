import type { Clock } from '../clock.ts'
import { PORTFOLIO_PARTS } from '../domain/portfolio/portfolio.ts'
import type { Database } from '../operations/database.ts'
import { computePortfolio, requestOf } from '../operations/portfolio/preview.ts'
import { askedVersions, sentVersions } from '../operations/portfolio/saved.ts'
import { SnapshotDirectory } from '../operations/releases/snapshot-directory.ts'
import { flag, type Input, option, type Values } from './input.ts'

const LARGEST_PRICE = 10_000

const price: Input<number | undefined> = {
  ...option('A$', 'Your price of a tonne for the Safeguard shortfall.'),
  fallback: undefined,
  parse: (text) => {
    const value = Number(text)
    if (!/^\d+(?:\.\d+)?$/.test(text) || value > LARGEST_PRICE)
      throw new Error(`expected a price from 0 to ${LARGEST_PRICE}, such as 75.`)
    return value
  },
}

const versionNumber = (doc: string): Input<number | undefined> => ({
  ...option('version', doc),
  fallback: undefined,
  parse: (text) => {
    if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error('expected the number of a version, such as 1.')
    return Number(text)
  },
})

/** What can be asked of a saved portfolio, on the screen and as a file. */
export const PORTFOLIO_QUESTION = {
  version: versionNumber('Default: the version in force.'),
  comparedWith: versionNumber('An earlier version, to split the change by cause.'),
  price,
  risk: flag('Adds amounts by band of climate risk, and the bands of each holding.'),
  screening: flag('Adds the screening of scope 3 that is not reported, apart from every total.'),
}

/** Computes a saved portfolio as it is asked for. */
export async function computeAsked(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  key: { readonly tenantId: string; readonly id: string },
  asked: Values<typeof PORTFOLIO_QUESTION>,
) {
  const { version, comparedWith: compared_with, price: price_aud_per_t } = asked
  const versions = await askedVersions(database, key, { version, compared_with })
  const include = PORTFOLIO_PARTS.filter((part) => asked[part])
  const snapshot = await new SnapshotDirectory(database, clock).select()
  const request = requestOf(await sentVersions(database, key, versions), {
    price_aud_per_t,
    ...(include.length > 0 ? { include } : {}),
  })
  const { name, version: computed, body_sha256 } = versions.now
  return {
    snapshot,
    found: await computePortfolio(database, snapshot, request),
    named: {
      title: name,
      id: key.id,
      version: computed,
      body_sha256,
      since: versions.before === undefined ? null : `version ${versions.before.version}`,
    },
  }
}
