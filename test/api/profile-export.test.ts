import { createHash } from 'node:crypto'
import { readXlsx } from 'hucre'
import { beforeAll, expect, it } from 'vitest'
import { describeOnOneEngine } from '../support/engines.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'

const URL = '/v1/companies/74115061375/climate-profile/export'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The same profile on either engine. */
const digests = new Set<string>()

describeOnOneEngine('the export of a profile', (open) => {
  let app: StarterApp
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
    return () => app.app.close()
  })
  const get = (query: string, headers = {}) =>
    app.inject({ url: `${URL}${query}`, headers: { ...app.tenant.headers, ...headers } })

  it('is a workbook whose digest is told, the same bytes on both engines and for each way of asking', async () => {
    const answer = await get('?format=xlsx')
    expect(answer.statusCode).toBe(200)
    const digest = createHash('sha256').update(answer.rawPayload).digest('base64')
    expect(answer.headers).toMatchObject({
      'content-type': XLSX,
      'repr-digest': `sha-256=:${digest}:`,
      vary: 'accept',
      'content-disposition': expect.stringMatching(/climate-profile-74115061375-\d{4}-\d\d-\d\d\.xlsx/),
    })
    digests.add(digest)
    expect(digests.size).toBe(1)
    expect((await get('', { accept: XLSX })).rawPayload).toEqual(answer.rawPayload)
    const etag = String(answer.headers['etag'])
    expect((await get('', { 'if-none-match': etag })).statusCode).toBe(304)
  })

  it('holds the figures of the profile', async () => {
    const { sheets } = await readXlsx((await get('?assurance=true')).rawPayload)
    expect(sheets.map(({ name }) => name)).toEqual([
      'About',
      'Emissions',
      'Blocks',
      'Figures',
      'Sources',
      'Inputs',
      'Sign-off',
    ])
    const { data } = await app.get('/v1/companies/74115061375/climate-profile')
    const { latest } = data['emissions'] as { latest: { scope1_t: { value: number } | number } }
    const figures = sheets.find(({ name }) => name === 'Figures')!.rows
    const found = figures.filter(
      ([block, member]) => block === 'emissions' && String(member).includes('scope1'),
    )
    const value = typeof latest.scope1_t === 'number' ? latest.scope1_t : latest.scope1_t.value
    expect(found.map((row) => row[2])).toContain(value)
  })

  it('refuses what does not fit', async () => {
    expect((await get('?format=docx')).json()).toMatchObject({ code: 'invalid_parameter' })
    expect((await get('?format=pdf&assurance=true')).json()).toMatchObject({ code: 'conflicting_parameters' })
    expect((await get('', { accept: 'text/html' })).json()).toMatchObject({ code: 'not_acceptable' })
  })
})
