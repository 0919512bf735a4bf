import type { Clock } from '../../clock.ts'
import type { PublicFactor, PublicFactorSet } from '../../domain/ledger/public-factors.ts'
import { publicFactorsBy, publicFactorsFor } from '../../domain/ledger/public-factors.ts'
import { rememberedUpTo } from '../../domain/remembered-by.ts'
import { compareText } from '../../domain/text-order.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import type { Database, ReadonlySql } from '../../store/database.ts'
import { type FactorSetRow, insertFactorSet, publicFactorSets } from '../../store/public-factors.ts'

/** What an operator says of a set beside its file. */
export type FactorSetSaid = Pick<FactorSetRow, 'id' | 'source' | 'year' | 'gwp_set' | 'licence' | 'document'>

const readFactors = rememberedUpTo(20, (text: string) => JSON.parse(text) as readonly PublicFactor[])

const setOf = (row: FactorSetRow): PublicFactorSet => ({
  ...row,
  gwp_set: row.gwp_set as PublicFactorSet['gwp_set'],
  factors: readFactors(row.factors),
})

/** Public sets in force, with their factors. */
export const loadedFactorSets = async (sql: ReadonlySql): Promise<readonly PublicFactorSet[]> =>
  (await publicFactorSets(sql)).map(setOf).filter(({ factors }) => factors.length > 0)

/** What loading a set did, or would do. */
export interface LoadedFactorSet {
  readonly set: Omit<FactorSetRow, 'factors'>
  readonly outcome: 'loaded' | 'checked' | 'already_loaded' | 'withdrawn'
  readonly factors: number
  /** Ids against the version in force before; all are added in a first one. */
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly removed: readonly string[]
}

interface File {
  readonly name: string
  readonly sha256: string
  readonly factors: readonly PublicFactor[]
}

/** Puts a public set in force for all tenants. Lines that were taken keep the version that they were computed with. */
export async function loadFactorSet(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  said: FactorSetSaid,
  file: File,
  { by, dryRun }: { readonly by: string; readonly dryRun: boolean },
): Promise<LoadedFactorSet> {
  return await database.as({ kind: 'operator' }, async (sql) => {
    const before = (await publicFactorSets(sql)).find(({ id }) => id === said.id)
    const made: FactorSetRow = {
      ...said,
      version: (before?.version ?? 0) + 1,
      file_name: file.name,
      file_sha256: file.sha256,
      factors: JSON.stringify(file.factors),
      loaded_by: by,
      loaded_at: clock.now().toISOString(),
    }
    const same = before !== undefined && SAID.every((member) => before[member] === made[member])
    const outcome = same ? 'already_loaded' : dryRun ? 'checked' : 'loaded'
    if (outcome === 'loaded') await insertFactorSet(sql, made)
    return { ...differencesOf(before, file.factors), set: withoutFactors(same ? before : made), outcome }
  })
}

const SAID = ['source', 'year', 'gwp_set', 'licence', 'document', 'file_sha256', 'factors'] as const

const withoutFactors = ({ factors: _factors, ...row }: FactorSetRow): Omit<FactorSetRow, 'factors'> => row

function differencesOf(before: FactorSetRow | undefined, now: readonly PublicFactor[]) {
  const old = new Map(
    (before === undefined ? [] : readFactors(before.factors)).map((one) => [one.id, JSON.stringify(one)]),
  )
  const ids = new Set(now.map(({ id }) => id))
  return {
    factors: now.length,
    added: now.filter(({ id }) => !old.has(id)).map(({ id }) => id),
    changed: now
      .filter((one) => old.has(one.id) && old.get(one.id) !== JSON.stringify(one))
      .map(({ id }) => id),
    removed: [...old.keys()].filter((id) => !ids.has(id)),
  }
}

/** Takes a set out of force: its factors can be chosen no more, and lines that used them stay as they are. */
export async function withdrawFactorSet(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  id: string,
  by: string,
): Promise<LoadedFactorSet> {
  return await database.as({ kind: 'operator' }, async (sql) => {
    const before = (await publicFactorSets(sql)).find((one) => one.id === id)
    if (before === undefined || readFactors(before.factors).length === 0)
      throw new OperatorError(`no public factor set ${JSON.stringify(id)} is loaded`, {
        hint: '`southerly factors list` lists them.',
        exitCode: EXIT.notFound,
      })
    const made = {
      ...before,
      version: before.version + 1,
      factors: '[]',
      loaded_by: by,
      loaded_at: clock.now().toISOString(),
    }
    await insertFactorSet(sql, made)
    return { ...differencesOf(before, []), set: withoutFactors(made), outcome: 'withdrawn' }
  })
}

/** A public factor that can be chosen, with its set. */
export interface ListedFactor {
  readonly factor_id: string
  readonly factor: PublicFactor
  readonly set: PublicFactorSet
}

/** Public factors after an id, in the order of their ids; with words those that share one. */
export async function publicFactorsAfter(
  sql: ReadonlySql,
  {
    search,
    after,
    limit,
  }: { readonly search?: string | undefined; readonly after: string; readonly limit: number },
): Promise<readonly ListedFactor[]> {
  const sets = await loadedFactorSets(sql)
  const met =
    search === undefined
      ? undefined
      : new Set(
          publicFactorsFor(search, publicFactorsBy(sets), Number.POSITIVE_INFINITY).map(
            (one) => one.factor_id,
          ),
        )
  return sets
    .flatMap((set) =>
      set.factors.map((factor) => ({ factor_id: `public:${set.id}/${factor.id}`, factor, set })),
    )
    .filter(({ factor_id: id }) => compareText(id, after) > 0 && (met === undefined || met.has(id)))
    .toSorted((a, b) => compareText(a.factor_id, b.factor_id))
    .slice(0, limit)
}
