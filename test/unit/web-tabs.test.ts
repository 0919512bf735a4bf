import { expect, test } from 'vitest'
import { tabOf } from '../../web/src/components/tab-of.ts'

const WORK = ['/work', '/monitoring', '/monitoring/watchlists', '/monitoring/webhooks']
const PREPARE = ['/workspace/1?period=2025-26', '/workspace/1/sites?period=2025-26']

test.each([
  ['/monitoring', WORK, '/monitoring'],
  ['/monitoring/webhooks', WORK, '/monitoring/webhooks'],
  ['/monitoring/webhooks/whk_1', WORK, '/monitoring/webhooks'],
  ['/workspaces', WORK, undefined],
  ['/workspace/1', PREPARE, '/workspace/1?period=2025-26'],
  ['/workspace/1/sites', PREPARE, '/workspace/1/sites?period=2025-26'],
  ['/workspace/11', PREPARE, undefined],
])('%s belongs to one tab', (place, paths, tab) => {
  expect(tabOf(place, paths)).toBe(tab)
})
