import { Gazetteer, type Locality } from '../../domain/address/gazetteer.ts'
import { type Street, streetsOf } from '../../domain/address/streets.ts'
import { makeVocabulary } from '../../domain/address/vocabulary.ts'
import { rememberedBy, rememberedUpTo } from '../../domain/remembered-by.ts'
import authorityWords from '../../sources/gnaf-core/authority-codes.json' with { type: 'json' }
import { readGeocodeTypes, readLocalities } from '../../store/addresses.ts'
import type { ReadonlySql } from '../../store/database.ts'
import type { Release } from '../../store/releases.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'

export const ADDRESS_VOCABULARY = makeVocabulary(authorityWords)

/** Localities and streets of the address file in memory. */
export interface AddressIndex {
  readonly release: Release
  readonly gazetteer: Gazetteer
  readonly geocodeTypes: ReadonlyMap<number, string>
  readonly streetsIn: (locality: Locality) => readonly Street[]
}

/** Localities whose streets are kept taken apart; of the others the text is, which is a tenth of the size. */
const LOCALITIES_TAKEN_APART = 2000

/** The newest edition is asked for nearly always; one earlier fits beside it. */
const RELEASES_KEPT = 2

const indexesOn = rememberedBy((database: ReadonlySql) =>
  rememberedUpTo(RELEASES_KEPT, (_id: string, release: Release) => buildIndex(database, release)),
)

/** The index over the address file of a snapshot, built once per release; undefined where none is loaded. */
export async function addressIndex(
  database: ReadonlySql,
  snapshot: SnapshotView,
): Promise<AddressIndex | undefined> {
  const release = addressRelease(snapshot)
  if (release === undefined) return undefined
  return await indexesOn(database)(release.id, release)
}

function addressRelease(snapshot: SnapshotView): Release | undefined {
  for (const release of snapshot.releases.values())
    if (release.source === 'gnaf-core' && release.slot === 'core') return release
  return undefined
}

async function buildIndex(database: ReadonlySql, release: Release): Promise<AddressIndex> {
  const localities = await readLocalities(database, release.id)
  return {
    release,
    gazetteer: new Gazetteer(localities),
    geocodeTypes: await readGeocodeTypes(database),
    streetsIn: rememberedUpTo(LOCALITIES_TAKEN_APART, (locality: Locality) => streetsOf(locality)),
  }
}
