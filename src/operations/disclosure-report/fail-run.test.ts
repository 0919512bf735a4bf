import { expect, test } from 'vitest'
import { OperatorError } from '../../errors.ts'
import { DatabaseError } from '../../store/database.ts'
import { tellFailure } from './fail-run.ts'

const away = new DatabaseError('Connection terminated unexpectedly', { sqlState: '08006' })

test.each([
  ['as the driver tells it', away],
  ['as an opening tells it', new OperatorError('PostgreSQL cannot be opened', { cause: away })],
])('a database that is away passes, %s', (_, error) => {
  expect(tellFailure(error)).toMatchObject({ code: 'database_unavailable', isFinal: false, isPassing: true })
})

test('a server that does not fit does not pass', () => {
  const error = new OperatorError('PostgreSQL 12 is too old')
  expect(tellFailure(error)).toMatchObject({ code: 'internal_error', isPassing: false })
})
