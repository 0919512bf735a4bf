import { compareNames, normaliseName } from '../../domain/company/identity/entity-name.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { companyReference } from '../reference/company-reference.ts'
import { perSnapshot } from '../reference/per-snapshot.ts'
import { taxNames } from '../reference/tax-names.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'

/** A company that bears a name. */
export interface Bearer {
  readonly abn: string
  readonly name: string
}

/** Names that agree less belong to different companies. */
const LEAST_ALIKE = 0.6

interface Bearers {
  readonly byName: ReadonlyMap<string, readonly Bearer[]>
  readonly namesOf: ReadonlyMap<string, readonly string[]>
}

/** Who bears which name, in the registry and the tax table. */
const bearersOf = perSnapshot<Bearers>(async (database, snapshot) => {
  const { nameIndex } = await companyReference(database, snapshot)
  const tax = await taxNames(database, snapshot)
  const byName = new Map<string, Bearer[]>()
  const ownNames = new Map<string, string[]>()
  for (const { abn, name, normalised } of [...nameIndex.names, ...tax.index.names]) {
    const bearers = byName.get(normalised) ?? []
    if (!bearers.some((one) => one.abn === abn)) bearers.push({ abn, name })
    byName.set(normalised, bearers)
    const own = ownNames.get(abn) ?? []
    own.push(name)
    ownNames.set(abn, own)
  }
  return { byName, namesOf: ownNames }
})

export interface NameBearers {
  /** Companies that bear the very name. */
  readonly of: (name: string) => readonly Bearer[]
  readonly otherThan: (abn: string, name: string) => Bearer | null
}

/** Also finds the company whose very name stands beside the number of another one: one of the two is wrong. */
export async function nameBearers(database: ReadonlySql, snapshot: SnapshotView): Promise<NameBearers> {
  const { byName, namesOf } = await bearersOf(database, snapshot)
  const of = (name: string): readonly Bearer[] => byName.get(normaliseName(name)) ?? []
  const otherThan = (abn: string, name: string): Bearer | null => {
    const bearers = of(name)
    if (bearers.length === 0 || bearers.some((one) => one.abn === abn)) return null
    const isOwn = (namesOf.get(abn) ?? []).some((own) => compareNames(name, own).score >= LEAST_ALIKE)
    return isOwn ? null : bearers[0]!
  }
  return { of, otherThan }
}
