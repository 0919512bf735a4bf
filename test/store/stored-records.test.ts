import { beforeAll, expect, it } from 'vitest'
import { recordSchemas } from '../../src/api/record-schemas.ts'
import {
  checkStoredRecords,
  checkStoredRecordsOnce,
  type RecordSchemas,
} from '../../src/operations/tenancy/stored-records.ts'
import type { Database } from '../../src/store/database.ts'
import { insertRecord } from '../../src/store/records.ts'
import { newTenant, testClock } from '../api/support.ts'
import { describeOnBothEngines } from '../support/engines.ts'
import { RECORD_EXAMPLES } from '../support/record-resources.ts'

const ABN = '74115061375'

describeOnBothEngines('stored records', (open) => {
  let database: Database
  let tenantId: string
  const schemas = recordSchemas()

  beforeAll(async () => {
    database = await open()
    tenantId = (await newTenant(database, testClock())).id
  })

  const store = (kind: string, version: number, content: unknown) =>
    database.as({ kind: 'tenant', tenantId }, (sql) =>
      insertRecord(
        sql,
        { tenantId, abn: ABN, kind, period: '' },
        {
          version,
          body: JSON.stringify(content),
          body_sha256: 'a'.repeat(64),
          authored_by: 'key:test',
          authored_at: '2026-11-01T00:00:00.000Z',
          deletion_reason: null,
        },
      ),
    )

  it('that fit are counted, of every kind', async () => {
    for (const { kind, body } of RECORD_EXAMPLES) await store(kind, 1, body)
    expect(await checkStoredRecords(database, schemas)).toEqual({
      checked: RECORD_EXAMPLES.length,
      unfit: [],
    })
  })

  it('are not looked at again while the schemas stay as they are', async () => {
    expect(await checkStoredRecordsOnce(database, schemas)).toMatchObject({ checked: RECORD_EXAMPLES.length })
    expect(await checkStoredRecordsOnce(database, schemas)).toEqual({ checked: null, unfit: [] })
    const changed: RecordSchemas = { ...schemas, fingerprint: 'another' }
    expect(await checkStoredRecordsOnce(database, changed)).toMatchObject({ checked: RECORD_EXAMPLES.length })
  })

  it('that do not fit are named with their fault, at every start until they are mended', async () => {
    await store('sites', 2, { sites: [{ site_id: 5 }], extra: 1 })
    await store('sites', 3, { sites: [] })
    await store('emission_targets', 2, { targets: 'none' })
    for (let start = 0; start < 2; start++) {
      const { unfit } = await checkStoredRecordsOnce(database, schemas)
      expect(unfit).toEqual([
        {
          tenant_id: tenantId,
          abn: ABN,
          kind: 'emission_targets',
          period: '',
          version: 2,
          in_force: true,
          authored_by: 'key:test',
          authored_at: '2026-11-01T00:00:00.000Z',
          fault: '/targets must be a list',
        },
        expect.objectContaining({ kind: 'sites', version: 2, in_force: false }),
      ])
    }
    await store('emission_targets', 3, { targets: [] })
    expect(await checkStoredRecordsOnce(database, schemas)).toMatchObject({ unfit: [{}, {}] })
    expect(await checkStoredRecordsOnce(database, schemas)).toEqual({ checked: null, unfit: [] })
  })
})
