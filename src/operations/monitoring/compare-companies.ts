import { type CompanyChange, companyChanges } from '../../domain/monitoring/company-changes.ts'
import type { Happening } from '../../domain/monitoring/event.ts'
import type { ChangeSize } from '../../domain/monitoring/watchlist.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { type CompanyProfile, climateProfiles } from '../company/climate-profile.ts'
import { createTurns } from '../in-turns.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'

/** Profiles that are read at a time: on the embedded engine one query for 200 companies holds the thread for over 100 ms. */
const AT_A_TIME = 50

/** A happening with how large it is. */
export interface SizedHappening {
  readonly happening: Happening
  readonly size: ChangeSize
}

/** One company in both snapshots; undefined where it is not known. */
export interface ComparedCompany {
  readonly abn: string
  readonly name: string | null
  readonly before: CompanyProfile | undefined
  readonly after: CompanyProfile | undefined
  readonly changes: readonly CompanyChange[]
}

/** Compares companies between two snapshots, in the order given; those that did not change are left out. */
export async function* compareCompanies(
  database: ReadonlySql,
  before: SnapshotView,
  after: SnapshotView,
  abns: readonly string[],
): AsyncGenerator<ComparedCompany> {
  const turn = createTurns()
  for (let start = 0; start < abns.length; start += AT_A_TIME) {
    const some = abns.slice(start, start + AT_A_TIME)
    const then = await climateProfiles(database, before, some)
    const now = await climateProfiles(database, after, some)
    for (const abn of some) {
      const [old, young] = [then.get(abn), now.get(abn)]
      const changes = companyChanges(old?.profile, young?.profile)
      const name = (young ?? old)?.profile.blocks.entity.result?.name ?? null
      if (changes.length > 0) yield { abn, name, before: old, after: young, changes }
      const waiting = turn()
      if (waiting !== undefined) await waiting
    }
  }
}

/** What happened to a company, as events tell it. */
export const companyHappenings = (
  { abn, name, changes }: ComparedCompany,
  snapshots: { readonly before: string; readonly after: string },
): SizedHappening[] =>
  changes.map(({ size, ...change }) => ({
    size,
    happening: {
      ...change,
      abn,
      subject: { kind: 'company', id: abn, name },
      cause: { kind: 'snapshot', ...snapshots },
      links: {
        profile: `/v1/companies/${abn}/climate-profile?snapshot=${snapshots.after}`,
        profile_before: `/v1/companies/${abn}/climate-profile?snapshot=${snapshots.before}`,
        diff: `/v1/snapshots/${snapshots.before}/diff/${snapshots.after}`,
      },
    },
  }))
