import { readReleases } from '../../operations/releases/releases.ts'
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
    const found = await readReleases(service.database, values.source)
    output.result(
      { releases: found },
      table(
        ['release', 'edition', 'published', 'status', 'rows', ''],
        found.map((release) => [
          release.id,
          release.edition,
          release.published_on,
          release.status,
          String(release.row_count),
          release.withdrawn_on === null
            ? ''
            : `withdrawn ${release.withdrawn_on}: ${release.withdrawn_reason}`,
        ]),
      ),
    )
  },
})
