import { publishedDay } from '../../domain/publication.ts'
import { readAcceptances, readReleases } from '../../operations/releases/releases.ts'
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
    const accepted = await readAcceptances(service.database)
    const parted = await readAcceptances(service.database, 'withdrawal')
    const found = (await readReleases(service.database, values.source)).map((release) => ({
      ...release,
      accepted: accepted.get(release.id) ?? null,
      withdrawal_accepted: parted.get(release.id) ?? null,
    }))
    output.result(
      { releases: found },
      table(
        ['release', 'edition', 'published', 'status', 'rows', ''],
        found.map((release) => [
          release.id,
          release.edition,
          publishedDay(release),
          release.status,
          String(release.row_count),
          release.withdrawn_on === null
            ? acceptedText(release.accepted)
            : [
                `withdrawn ${release.withdrawn_on}: ${release.withdrawn_reason}`,
                acceptedText(release.withdrawal_accepted),
              ]
                .filter((text) => text !== '')
                .join('; '),
        ]),
      ),
    )
  },
})

const acceptedText = (accepted: { readonly reason: string; readonly accepted_by: string } | null): string =>
  accepted === null ? '' : `accepted by ${accepted.accepted_by}: ${accepted.reason}`
