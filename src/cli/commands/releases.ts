import { publishedDay } from '../../domain/publication.ts'
import { describeDecision } from '../../operations/ingest/findings.ts'
import { acceptedWithdrawals, type Release, readReleases } from '../../operations/releases/releases.ts'
import { defineCommand } from '../command.ts'
import { option } from '../input.ts'
import { table } from '../output.ts'

export const releases = defineCommand({
  name: 'releases',
  summary: 'list what is loaded, newest publication first',
  examples: [
    ['releases', 'everything'],
    ['releases --source nger-corporate --json', 'one source, for a script'],
  ],
  needs: 'service',
  migrations: 'require',
  input: { source: option('slug', 'Only this source.') },
  run: async ({ service, output }, values) => {
    const parted = await acceptedWithdrawals(service.database)
    const found = (await readReleases(service.database, values.source)).map((release) => ({
      ...release,
      withdrawal_accepted: parted.get(release.id) ?? null,
    }))
    output.result(
      { releases: found },
      [
        table(
          ['release', 'edition', 'published', 'status', 'rows', ''],
          found.map((release) => [
            release.id,
            release.edition,
            publishedDay(release),
            release.status,
            String(release.row_count),
            remarkOn(release, acceptedText(release.withdrawal_accepted)),
          ]),
        ),
        ...found.flatMap(decisionsOf),
      ].join(''),
    )
  },
})

function remarkOn(
  { withdrawn_on, withdrawn_reason, accepted, decisions }: Release,
  withdrawalAccepted: string,
): string {
  const remarks =
    withdrawn_on === null
      ? [acceptedText(accepted ?? null), ...(decisions ? [`decisions: ${decisions.length}, below`] : [])]
      : [`withdrawn ${withdrawn_on}: ${withdrawn_reason}`, withdrawalAccepted]
  return remarks.filter((text) => text !== '').join('; ')
}

/** What was decided about places of the file, also of a release that was withdrawn. */
const decisionsOf = ({ id, decisions }: Release): string[] =>
  decisions ? [`\n${id}\n`, ...decisions.map((decision) => `  ${describeDecision(decision)}\n`)] : []

const acceptedText = (accepted: { readonly reason: string; readonly accepted_by: string } | null): string =>
  accepted === null ? '' : `accepted by ${accepted.accepted_by}: ${accepted.reason}`
