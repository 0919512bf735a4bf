import type { Clock } from '../../clock.ts'
import { isPublicationKnown, publicationText } from '../../domain/publication.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { listReleases, type Release } from '../../store/releases.ts'

/** Australia's clocks are at most eleven hours ahead of UTC: what is published today there may be tomorrow's here. */
const AHEAD_OF_UTC_MS = 11 * 60 * 60 * 1000

/** Refuses a release that is said to be published on a day that has not come: it would answer as of that day from now on. */
export function requirePublished({ published_on }: Pick<Release, 'published_on'>, clock: Clock): void {
  const today = new Date(clock.now().getTime() + AHEAD_OF_UTC_MS).toISOString().slice(0, 10)
  if (published_on <= today) return
  throw new OperatorError(`published on ${published_on}, which is in the future: today is ${today}`, {
    hint: 'State the day of publication with --published YYYY-MM-DD.',
    exitCode: EXIT.badInput,
  })
}

/**
 * Refuses a file whose day of publication is unknown for a slot that is held by a release with a known day: it would be
 * loaded and never be in force, because nothing tells which of the two is newer.
 */
export async function requireKnownDay(sql: ReadonlySql, release: Release): Promise<void> {
  if (isPublicationKnown(release)) return
  const holder = (await listReleases(sql, { source: release.source })).find(
    (held) => held.slot === release.slot && held.withdrawn_on === null && isPublicationKnown(held),
  )
  if (holder === undefined || holder.id === release.id) return
  throw new OperatorError(
    `the day of publication of this file is unknown, and ${release.slot} is held by ${holder.id}, ${publicationText(holder)}`,
    {
      hint: 'State the day of publication with --published YYYY-MM-DD: the newer of the two is then in force.',
      exitCode: EXIT.badInput,
    },
  )
}

/** Refuses a file that was withdrawn: to say that nothing changed would sound as if it were in force. */
export function requireInForce(loadedBefore: Release | undefined): void {
  if (loadedBefore === undefined || loadedBefore.withdrawn_on === null) return
  const { id, withdrawn_on, withdrawn_reason } = loadedBefore
  throw new OperatorError(`${id} was withdrawn on ${withdrawn_on}: ${withdrawn_reason}`, {
    hint: 'A withdrawn release stays withdrawn. Load the file that the publisher offers now, or change the decisions about what is in doubt.',
    exitCode: EXIT.badInput,
  })
}

/** Refuses bytes that are in force as another edition, since one file is not two years, or with other decisions. */
export async function requireOneEdition(sql: ReadonlySql, release: Release): Promise<void> {
  const same = (await listReleases(sql, { source: release.source })).find(
    ({ file_sha256, withdrawn_on }) => file_sha256 === release.file_sha256 && withdrawn_on === null,
  )
  if (same === undefined) return
  if (same.slot === release.slot)
    throw new OperatorError(`these bytes are loaded with other decisions (${same.id})`, {
      hint: `To change a decision: \`southerly withdraw ${same.id} --reason "..."\`, then load the file again.`,
      exitCode: EXIT.badInput,
    })
  throw new OperatorError(
    `these bytes are loaded as edition ${same.edition} (${same.id}); they cannot be edition ${release.edition} too`,
    {
      hint: `If ${same.edition} was wrong: \`southerly withdraw ${same.id} --reason "..."\`, then load the file again.`,
      exitCode: EXIT.badInput,
    },
  )
}
