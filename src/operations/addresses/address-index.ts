import { LRUCache } from 'lru-cache'
import { Gazetteer, type Locality } from '../../domain/address/gazetteer.ts'
import { type Street, streetsOf } from '../../domain/address/streets.ts'
import { makeVocabulary } from '../../domain/address/vocabulary.ts'
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

const held = new WeakMap<ReadonlySql, LRUCache<string, Promise<AddressIndex>>>()

/** The index over the address file of a snapshot, built once per release; undefined where none is loaded. */
export async function addressIndex(
  database: ReadonlySql,
  snapshot: SnapshotView,
): Promise<AddressIndex | undefined> {
  const release = addressRelease(snapshot)
  if (release === undefined) return undefined
  const indexes = held.get(database) ?? new LRUCache<string, Promise<AddressIndex>>({ max: RELEASES_KEPT })
  held.set(database, indexes)
  const known = indexes.get(release.id)
  if (known !== undefined) return known
  const building = buildIndex(database, release)
  indexes.set(release.id, building)
  building.catch(() => indexes.delete(release.id))
  return building
}

function addressRelease(snapshot: SnapshotView): Release | undefined {
  for (const release of snapshot.releases.values())
    if (release.source === 'gnaf-core' && release.slot === 'core') return release
  return undefined
}

async function buildIndex(database: ReadonlySql, release: Release): Promise<AddressIndex> {
  const localities = await readLocalities(database, release.id)
  const takenApart = new LRUCache<Locality, readonly Street[]>({ max: LOCALITIES_TAKEN_APART })
  return {
    release,
    gazetteer: new Gazetteer(localities),
    geocodeTypes: await readGeocodeTypes(database),
    streetsIn: (locality) => {
      const kept = takenApart.get(locality)
      if (kept !== undefined) return kept
      const streets = streetsOf(locality)
      takenApart.set(locality, streets)
      return streets
    },
  }
}
