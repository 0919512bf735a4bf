import path from 'node:path'
import { archiveEvents } from '../../operations/event-archive/archive-events.ts'
import { chooseTenant } from '../choose-tenant.ts'
import { defineCommand } from '../command.ts'
import { option, requiredDay, requiredOption } from '../input.ts'

export const eventsArchive = defineCommand({
  name: 'events archive',
  summary: 'move old events from the database into compressed files; the service keeps running',
  examples: [
    [
      'events archive --before 2026-07-01 --to /archive/southerly',
      'one file for each tenant and month, read back before its events are removed',
    ],
    [
      'events archive --before 2026-07-01 --to /archive/southerly --tenant ten_5f3a9c01 --json',
      'one tenant, for a script; after an interruption run it again',
    ],
  ],
  exits: [[6, 'a file is missing or not as it was written; its events stay in the database']],
  needs: 'service',
  migrations: 'require',
  input: {
    before: requiredDay('Events that occurred before this day (UTC), at least 30 days ago.'),
    to: requiredOption(
      'directory',
      'Where the files go; made if it does not exist. Use the same one each time.',
    ),
    tenant: option('id', 'Tenant; unset: all.'),
  },
  run: async ({ service, clock, output, workingDirectory, signal }, values) => {
    const directory = path.resolve(workingDirectory, values.to)
    const tenant = values.tenant === undefined ? undefined : await chooseTenant(service, values.tenant)
    const report = await archiveEvents(
      {
        database: service.database,
        clock,
        signal,
        onTenant: (done, total) => output.progress({ label: 'archiving events', done, total }),
      },
      { before: values.before, directory, tenantId: tenant?.id },
    )
    output.progress(undefined)
    const { events, files, tenants, bytes, removed_later } = report
    const told = [
      events > 0 &&
        `${events} events of ${tenants} tenants moved into ${files} files (${bytes} bytes) in ${directory}.`,
      removed_later > 0 &&
        `${removed_later} events that an earlier run had archived were removed from the database.`,
      signal.aborted && 'Run the command again to move the rest.',
    ].filter((sentence) => sentence !== false)
    output.result(
      { directory, ...report, complete: !signal.aborted },
      told.length === 0 ? `No event before ${values.before} is left to archive.` : told.join(' '),
    )
    if (events > 0)
      output.note(
        'Keep the files as long as your records policy asks: the database no longer holds these events.',
      )
  },
})
