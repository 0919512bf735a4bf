import { expect, it } from 'vitest'
import { fixedClock } from '../../src/clock.ts'
import { gatherDisclosure } from '../../src/operations/disclosure/gather-disclosure.ts'
import { SnapshotDirectory } from '../../src/operations/releases/snapshot-directory.ts'
import { verifyBundle } from '../../src/reports/verifier/verify-bundle.ts'
import { plainBundle } from '../support/bundles.ts'
import { openOnOneEngine } from '../support/engines.ts'

const AGL = '74115061375'

/** The registry year beside it is not the newest, and publishes market-based scope 2 in a release of its own. */
it('verifies a bundle of a period that is no registry year', async () => {
  const database = await openOnOneEngine({ holding: 'starter' })
  const snapshot = await new SnapshotDirectory(database, fixedClock('2026-11-15T00:00:00Z')).select({})
  const period = { start: '2024-01-01', end: '2024-12-31' }
  const question = { tenantId: 'ten_0', abn: AGL, period }
  const disclosure = await gatherDisclosure(database, snapshot, question, Buffer.alloc(32, 7))
  expect(disclosure.registry).toMatchObject({ reporting_year: '2023-24', match: 'overlapping_period' })
  expect(verifyBundle((await plainBundle(disclosure)).zip, null).findings).toEqual([])
  await database.close()
}, 120_000)
