import { systemClock } from '../../clock.ts'
import { sha256 } from '../../domain/evidence.ts'
import { fieldKinds } from '../../sources/row-schema.ts'
import { removeTimes } from '../../store/copied-times.ts'
import { makeFilledTemplate } from '../../store/embedded/open.ts'
import { hasTemplate } from '../../store/embedded/template.ts'
import { migrate } from '../../store/migrate.ts'
import { readMigrations } from '../../store/migration-files.ts'
import { requireSource } from '../ingest/read-file.ts'
import { loadStarter, starterReleases } from './load-starter.ts'

/** Makes the template of databases that begin with the starter dataset, as part of set-up. */
export async function makeStarterTemplate(directory: string): Promise<void> {
  await makeFilledTemplate(await starterContents(directory), async (database) => {
    await migrate(database)
    await loadStarter(database, { directory, clock: systemClock })
    await removeTimes(database)
  })
}

/** Contents to begin a new database with, when there is a template that holds this starter dataset in this schema. */
export async function templateOfStarter(directory: string): Promise<string | undefined> {
  const contents = await starterContents(directory)
  return hasTemplate(contents) ? contents : undefined
}

/** SHA-256 of all that a load of the starter dataset writes: schema, sidecars with the hash of their rows, and what sources say of themselves. */
async function starterContents(directory: string): Promise<string> {
  const releases = await starterReleases(directory)
  const slugs = new Set(releases.map(({ sidecar }) => sidecar.source))
  const sources = await Promise.all([...slugs].map(requireSource))
  return sha256(
    JSON.stringify({
      migrations: (await readMigrations()).map((migration) => migration.sha256),
      releases: releases.map(({ id, sidecar }) => [id, sidecar]),
      sources: sources.map(({ origin, row, key, said_once_by }) => [
        origin,
        [...fieldKinds(row)],
        said_once_by ?? key,
      ]),
    }),
  )
}
