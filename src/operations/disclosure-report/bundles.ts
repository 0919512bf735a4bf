import { periodText } from '../../domain/disclosure/records/period-text.ts'
import { retainUntil } from '../../domain/disclosure/records/retention.ts'
import type { Period } from '../../domain/period.ts'
import { ServiceError } from '../../errors.ts'
import { MANIFEST_NAME } from '../../reports/bundle/files.ts'
import {
  type BundleOwner,
  type BundleQuestion,
  type BundleRow,
  findBundle,
  findBundleByHash,
  type KnownBundle,
  listBundles,
} from '../../store/bundles.ts'
import type { Database, Sql } from '../../store/database.ts'
import { completionsOf } from '../../store/records.ts'

export type Bundle = BundleRow

/** Bundles about a company, newest first. */
export async function readBundles(
  database: Database,
  owner: BundleOwner,
  question: BundleQuestion,
): Promise<Bundle[]> {
  return await database.as({ kind: 'tenant', tenantId: owner.tenantId }, (sql) =>
    listKept(sql, owner, question),
  )
}

const listKept = async (sql: Sql, owner: BundleOwner, question: BundleQuestion): Promise<Bundle[]> =>
  keptUntil(sql, owner, await listBundles(sql, owner, question))

/**
 * Bundles with the day that the rule of retention gives them now. The stored day is that of the making: a bundle made before
 * the sign-off knows nothing of it, and is kept as long as the report that it became.
 */
async function keptUntil(sql: Sql, owner: BundleOwner, bundles: readonly BundleRow[]): Promise<Bundle[]> {
  const periods = new Set(bundles.map(textOf))
  const completions = new Map<string, readonly string[]>()
  for (const period of periods) completions.set(period, await completionsOf(sql, { ...owner, period }))
  return bundles.map((bundle) => {
    const day = retainUntil({
      period: periodOf(bundle),
      written: bundle.made_at,
      completed: completions.get(textOf(bundle)) ?? [],
    })
    return { ...bundle, retain_until: day > bundle.retain_until ? day : bundle.retain_until }
  })
}

const periodOf = ({ period_start, period_end }: BundleRow): Period => ({
  start: period_start,
  end: period_end,
})
const textOf = (bundle: BundleRow): string => periodText(periodOf(bundle))

/** Stands for the newest bundle where an artifact id is asked for. */
export const LATEST = 'latest'

/** A bundle by its artifact id, or the newest. */
export async function requireBundle(sql: Sql, owner: BundleOwner, id: string): Promise<Bundle> {
  const { abn } = owner
  if (id !== LATEST) {
    const found = await findBundle(sql, owner, id)
    if (found !== undefined) return (await keptUntil(sql, owner, [found]))[0]!
    throw new ServiceError('artifact_not_found', `There is no bundle ${id} about ${abn}.`, {
      hint: `GET /v1/companies/${abn}/disclosure-reports lists the bundles.`,
    })
  }
  const [newest] = await listKept(sql, owner, { limit: 1 })
  if (newest !== undefined) return newest
  throw new ServiceError('no_artifact_yet', `No bundle about ${abn} has been made yet.`, {
    hint: `POST /v1/companies/${abn}/disclosure-report requests one.`,
  })
}

/** A bundle of this service, and which of its files was asked for; null: the ZIP. */
export interface IssuedBundle extends KnownBundle {
  readonly file: typeof MANIFEST_NAME | null
}

/**
 * What this service knows of a ZIP, or of a signed manifest, with this hash: that it made it, never for whom nor when. The other
 * files are not known by their hash: anyone who has the same public data can compute them, and would learn that someone made them.
 */
export async function knownBundle(database: Database, sha256: string): Promise<IssuedBundle | undefined> {
  const found = await database.as({ kind: 'worker' }, (sql) => findBundleByHash(sql, sha256))
  if (found === undefined) return undefined
  return { ...found, file: found.sha256 === sha256 ? null : MANIFEST_NAME }
}
