import { beforeAll, expect, it } from 'vitest'
import { refuseNonCommercial } from '../../src/operations/releases/non-commercial.ts'
import { releaseProvenance } from '../../src/operations/releases/releases.ts'
import { createTenant } from '../../src/operations/tenancy/tenants.ts'
import { agcdSource } from '../../src/sources/agcd/source.ts'
import { siloGridSource } from '../../src/sources/silo-grid/source.ts'
import type { Database } from '../../src/store/database.ts'
import { insertRelease, type Release, withdrawRelease } from '../../src/store/releases.ts'
import { testClock } from '../api/support.ts'
import { describeOnBothEngines } from '../support/engines.ts'

const clock = testClock()

const release = ({ origin }: typeof agcdSource): Release => ({
  id: `${origin.source}-test`,
  source: origin.source,
  dataset: origin.dataset,
  slot: '2025',
  edition: '2025',
  revision: 0,
  status: 'final',
  published_on: '2026-01-01',
  published_basis: 'stated',
  retrieved_on: '2026-01-01',
  observed_from: null,
  observed_to: null,
  file_name: 'tmax.nc',
  file_sha256: '0'.repeat(64),
  file_bytes: 1,
  row_count: 1,
  provenance: releaseProvenance(origin, 'publisher_file'),
  withdrawn_on: null,
  withdrawn_reason: null,
})

describeOnBothEngines('data that may not be used commercially', (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await createTenant(database, clock, { name: 'Trial', plan: 'sandbox' })
  })
  const load = async (source: typeof agcdSource) =>
    database.transaction(async (sql) => insertRelease(sql, release(source), clock.now()))
  const refusal = /agcd \(CC-BY-NC-4.0\) allows no commercial use, and the plan professional/

  it('and paid plans exclude each other, whichever comes first', async () => {
    await refuseNonCommercial(database, [], agcdSource)
    await load(siloGridSource)
    await refuseNonCommercial(database, [], { plan: 'professional' })
    await load(agcdSource)
    await refuseNonCommercial(database, [])
    await refuseNonCommercial(database, [], { plan: 'sandbox' })
    await expect(refuseNonCommercial(database, [], { plan: 'professional' })).rejects.toThrow(refusal)

    await createTenant(database, clock, { name: 'Customer', plan: 'professional' })
    await expect(refuseNonCommercial(database, [])).rejects.toThrow(refusal)
    await expect(refuseNonCommercial(database, ['silo-grid'], agcdSource)).rejects.toThrow(refusal)
    await refuseNonCommercial(database, [], siloGridSource)
  })

  it('may be where the operator states an agreement, or once it was withdrawn', async () => {
    await refuseNonCommercial(database, ['agcd'])
    await refuseNonCommercial(database, ['agcd'], agcdSource)
    await refuseNonCommercial(database, ['agcd'], { plan: 'enterprise' })
    await database.transaction(async (sql) => withdrawRelease(sql, 'agcd-test', '2026-02-01', 'no agreement'))
    await refuseNonCommercial(database, [])
  })
})
