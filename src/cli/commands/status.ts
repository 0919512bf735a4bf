import { publishedDay } from '../../domain/publication.ts'
import { type DataStatus, readDataStatus } from '../../operations/service-status.ts'
import { defineCommand } from '../command.ts'
import { table } from '../output.ts'

export const status = defineCommand({
  name: 'status',
  summary: 'say what is here: database, schema, data, running server; changes nothing',
  examples: [
    ['status', 'for people'],
    ['status --json', 'for a script'],
  ],
  needs: 'service',
  migrations: 'report',
  input: {},
  run: async ({ service, server, settings, output }) => {
    const { engine } = service.database
    const data = service.pending.length === 0 ? await readDataStatus(service.database) : undefined
    const pending = service.pending.length
    output.result(
      {
        engine,
        home: service.home,
        server: server === undefined ? null : { url: server.url, pid: server.pid },
        pending_migrations: service.pending,
        data: data ?? null,
      },
      [
        `database  ${engine === 'embedded' ? `embedded, in ${service.home}` : 'PostgreSQL (DATABASE_URL)'}`,
        `schema    ${pending === 0 ? 'up to date' : `lacks ${pending} migrations; run southerly migrate`}`,
        `server    ${server ? `${server.url}, process ${server.pid}` : describeNoServer(settings.DATABASE_URL)}`,
        `data      ${describeData(data, pending)}`,
      ].join('\n'),
    )
  },
})

const describeNoServer = (databaseUrl: string | undefined): string =>
  databaseUrl === undefined ? 'not running' : 'not known here; ask its /readyz'

function describeData(data: DataStatus | undefined, pending: number): string {
  if (pending > 0) return 'not readable until the schema is up to date'
  if (data === undefined) return 'none loaded'
  const rows = data.releases.map((release) => [release.source, release.edition, publishedDay(release)])
  return `snapshot ${data.snapshot}, in force since ${data.as_of}\n\n${table(['source', 'edition', 'published'], rows)}`
}
