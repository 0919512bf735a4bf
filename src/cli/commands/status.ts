import { publishedDay } from '../../domain/publication.ts'
import { type DataStatus, readDataStatus } from '../../operations/service-status.ts'
import { readUpdateStatus, type UpdateStatus } from '../../operations/update/status.ts'
import { defineCommand } from '../command.ts'
import { table } from '../output.ts'

export const status = defineCommand({
  name: 'status',
  summary: 'show the state of the database, schema, data and server; changes nothing',
  examples: [
    ['status', 'for people'],
    ['status --json', 'for a script'],
  ],
  needs: 'service',
  migrations: 'report',
  input: {},
  run: async ({ service, server, settings, clock, output }) => {
    const { engine } = service.database
    const data = service.pending.length === 0 ? await readDataStatus(service.database) : undefined
    const pending = service.pending.length
    const updates = pending === 0 ? await readUpdateStatus({ database: service.database, clock }) : null
    output.result(
      {
        engine,
        home: service.home,
        server: server === undefined ? null : { url: server.url, pid: server.pid },
        pending_migrations: service.pending,
        data: data ?? null,
        updates,
      },
      [
        `database  ${engine === 'embedded' ? `embedded, in ${service.home}` : 'PostgreSQL (DATABASE_URL)'}`,
        `schema    ${pending === 0 ? 'up to date' : `lacks ${pending} migrations; run southerly migrate`}`,
        `server    ${server ? `${server.url}, process ${server.pid}` : describeNoServer(settings.DATABASE_URL)}`,
        ...(updates === null ? [] : describeUpdates(updates)),
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

/** The newest update, what waits since, and what is due. */
function describeUpdates({ runs, files, due }: UpdateStatus): string[] {
  const [newest] = runs
  const last =
    newest === undefined
      ? 'none so far; start one with southerly update'
      : newest.is_running
        ? `running since ${newest.started_at}`
        : `${newest.started_at}, by ${newest.started_by}${newest.ended_at === null ? ', which was killed' : ''}`
  const named = (outcome: string): string[] =>
    files.filter((file) => file.outcome === outcome).map(({ source, name }) => `${source} ${name}`)
  const line = (label: string, names: readonly string[]): string[] =>
    names.length === 0 ? [] : [`          ${label}: ${names.join(', ')}`]
  return [
    `updates   ${last}`,
    ...line('wait for a decision', named('waiting')),
    ...line('failed', named('failed')),
    ...line(
      'due',
      due
        .filter(({ state }) => state === 'due')
        .map(({ source, expected_by }) => `${source} (${expected_by})`),
    ),
  ]
}
