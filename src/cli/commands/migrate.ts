import { defineCommand } from '../command.ts'

export const migrate = defineCommand({
  name: 'migrate',
  summary: 'update the database to this version’s schema; creates it if there is none',
  examples: [
    ['migrate', 'apply what is missing; safe to run twice and from several machines at once'],
    ['migrate --json', 'the same, for a script'],
  ],
  needs: 'service',
  migrations: 'apply',
  input: {},
  run: async ({ service, server, output }) => {
    // A running server applied what was missing when it started.
    const applied = server === undefined ? service.applied : []
    output.result(
      { applied, engine: service.database.engine },
      applied.length === 0
        ? 'The schema is up to date.'
        : applied.map((name) => `applied ${name}`).join('\n'),
    )
  },
})
