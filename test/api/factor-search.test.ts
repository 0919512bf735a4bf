import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/store/database.ts'
import { openOnOneEngine } from '../support/engines.ts'
import { FACTOR_SOURCES, loadReferenceStarter } from '../support/reference-starter.ts'
import { newTenant, type TestApp, type TestTenant, testApp } from './support.ts'

describe('the search for factors', () => {
  let database: Database
  let test: TestApp
  let tenant: TestTenant
  const find = async (query: string) => {
    const answer = await test.inject({ url: `/v1/emission-factors/search?${query}`, headers: tenant.headers })
    return { status: answer.statusCode, body: answer.json(), text: answer.body }
  }

  beforeAll(async () => {
    database = await openOnOneEngine()
    await loadReferenceStarter(database, FACTOR_SOURCES)
    test = await testApp(database)
    tenant = await newTenant(database, test.clock)
    return async () => {
      await test.app.close()
      await database.close()
    }
  })

  it('explains its first hit and counts what filters would leave', async () => {
    const { body } = await find('q=natural+gas+sydney&limit=5')
    expect(body.data[0]).toMatchObject({
      factor_id: 'stationary.gaseous-fuel.natural-gas-pipeline',
      match: {
        kind: 'exact',
        words: [{ word: 'natural' }, { word: 'gas' }, { word: 'sydney', field: 'region' }],
      },
    })
    const regions = Object.fromEntries(
      body.facets.region.map((facet: { value: string; count: number }) => [facet.value, facet.count]),
    )
    const filtered = await find('q=natural+gas+sydney&region=VIC')
    expect(filtered.body.meta.total).toBe(regions['VIC'])
  })

  it('is the same bytes each time, page after page without a repeated row', async () => {
    expect((await find('q=diesel&limit=3')).text).toBe((await find('q=diesel&limit=3')).text)
    const first = (await find('q=diesel&limit=3')).body
    const second = (await find(`q=diesel&limit=3&cursor=${first.page.next_cursor}`)).body
    const ids = [...first.data, ...second.data].map((factor: { row_id: string }) => factor.row_id)
    expect(new Set(ids).size).toBe(6)
  })

  it('searches the edition that is asked for', async () => {
    expect((await find('q=vic+grid&reporting_period=2023-24')).body.data[0]).toMatchObject({
      edition: '2023',
      value: 0.79,
    })
  })

  it('answers nothing found as an empty list, and no words as a fault', async () => {
    expect((await find('q=unicorn')).body).toMatchObject({ data: [], meta: { total: 0 } })
    expect((await find('q=')).status).toBe(400)
    expect((await find('scope=1')).body.code).toBe('missing_parameter')
  })
})
