import { expect, test, vi } from 'vitest'
import { whenThere } from '../../src/cli/serve/open-when-there.ts'
import { systemClock } from '../../src/clock.ts'
import { OperatorError } from '../../src/errors.ts'
import { DatabaseError } from '../../src/store/database.ts'

const restarting = new DatabaseError('terminating connection due to administrator command', {
  sqlState: '57P01',
})

const waiting = (seconds: number) => ({
  settings: { SOUTHERLY_DATABASE_WAIT: seconds },
  clock: systemClock,
  output: { note: vi.fn<(text: string) => void>() },
  signal: new AbortController().signal,
})

test('a step of the start is done again when PostgreSQL restarts in the middle of it', async () => {
  const context = waiting(60)
  const step = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(restarting)
    .mockResolvedValueOnce('started')
  expect(await whenThere(context, step)).toBe('started')
  expect(context.output.note.mock.calls).toEqual([[`${restarting.message}. Trying again for 60 s.`]])
})

test.each([
  ['no longer than the setting says', 0, restarting],
  ['not when the database is not to blame', 60, new OperatorError('the secret is another one')],
])('%s', async (_name, seconds, error) => {
  const step = vi.fn<() => Promise<never>>().mockRejectedValue(error)
  await expect(whenThere(waiting(seconds), step)).rejects.toBe(error)
  expect(step).toHaveBeenCalledTimes(1)
})
