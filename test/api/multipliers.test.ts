import { beforeAll, expect, it } from 'vitest'
import { describeOnOneEngine } from '../support/engines.ts'
import { newTenant, type TestApp, type TestTenant, testApp } from './support.ts'

describeOnOneEngine('multipliers of the input-output tables', (open) => {
  let test: TestApp
  let tenant: TestTenant
  const get = async (path: string) => {
    const answer = await test.inject({ url: `/v1/${path}`, headers: tenant.headers })
    return { status: answer.statusCode, body: answer.json() }
  }

  beforeAll(async () => {
    const database = await open({ holding: 'starter' })
    test = await testApp(database)
    tenant = await newTenant(database, test.clock)
    return () => test.app.close()
  })

  it('are listed with release and row, and are those that transition risk shows', async () => {
    const { status, body } = await get('statistical/multipliers?anzsic=261')
    expect(status).toBe(200)
    expect(body.data).toEqual([
      expect.objectContaining({ level: 'industry', division: 'D', basis: 'reported' }),
    ])
    const [row] = body.data
    expect(row.ref).toMatch(/^line \d+$/)
    expect(body.meta.provenance.map(({ release }: { release: string }) => release)).toEqual([row.release])
    const profile = await get('companies/74115061375/climate-profile?include=transition_risk')
    const sector = profile.body.data.transition_risk.components.find(
      ({ component }: { component: string }) => component === 'sector_intensity',
    )
    expect(sector.measured.value).toBeCloseTo(row.total_kgco2e_per_aud, 3)
  })

  it('by level and code; an unknown one is refused with those there are', async () => {
    expect((await get('statistical/multipliers?level=division&limit=200')).body.data).toHaveLength(19)
    expect((await get('statistical/multipliers?code=D')).body.data).toEqual([
      expect.objectContaining({ level: 'division', total_kgco2e_per_aud: 2.547192 }),
    ])
    const { status, body } = await get('statistical/multipliers?code=9999')
    expect(status).toBe(404)
    expect(body).toMatchObject({ code: 'series_not_found', valid_values: expect.arrayContaining(['D']) })
  })
})
