/** Given `url <address>` or `template <tar>` of a database with the starter dataset: prints the hash of profiles. */
import { readFileSync } from 'node:fs'
import { systemClock } from '../../../src/clock.ts'
import { SnapshotDirectory } from '../../../src/operations/releases/snapshot-directory.ts'
import { openEmbedded } from '../../../src/store/embedded/open.ts'
import { openDatabase } from '../../../src/store/open.ts'
import { hashOfProfiles } from '../profiles.ts'

const [kind, place = ''] = process.argv.slice(2)
const database =
  kind === 'url'
    ? await openDatabase({ databaseUrl: place })
    : await openEmbedded({ template: readFileSync(place) })
const snapshot = await new SnapshotDirectory(database, systemClock).newest()
console.log(await hashOfProfiles(database, snapshot))
await database.close()
