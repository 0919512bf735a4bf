import { expect, it } from 'vitest'
import type { FirstAnswers } from '../../jobs/warm-up.ts'
import { createWarmAnswers } from './warm-answers.ts'

const failing = {
  snapshots: { newest: () => Promise.reject(new Error('no data')) },
} as unknown as FirstAnswers

it('is not ready before the first answers are prepared, and ready also when that failed', async () => {
  const warm = createWarmAnswers({ SOUTHERLY_WARM_UP: 'yes' })
  expect(await warm.check.check()).toBe('data for the first answers is still being read')
  const errors: string[] = []
  await warm.begin(failing, ({ message }) => errors.push(message))
  expect([errors, await warm.check.check()]).toEqual([['no data'], undefined])
})

it('is ready at once where nothing is to be prepared', async () => {
  expect(await createWarmAnswers({ SOUTHERLY_WARM_UP: 'no' }).check.check()).toBeUndefined()
})
