import { afterAll, beforeAll, expect, it } from 'vitest'
import { marketEvidence } from '../support/disclosure-records.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { AGL, type Challenging, challenging, type Shown } from './challenging.ts'

describeOnOneEngine('challenges of files that are no PDF', (open) => {
  let acts: Challenging
  beforeAll(async () => {
    acts = await challenging(await open({ holding: 'starter' }))
  })
  afterAll(() => acts.close())

  it('compares a web page that runs nothing', async () => {
    const page = (more: string) =>
      Buffer.from(
        `<!doctype html><html lang="en"><h1>Report</h1><table><tr><th>t CO2-e<th>2024-25<tr><td>Scope 1<td>30,439,497<tr><td>Scope 2, location-based<td>347,661</table>${more}</html>`,
      )
    const { id } = (await acts.ask(await acts.upload('report.html', page('')))).json<{ data: Shown }>().data
    expect(await acts.ended(id)).toMatchObject({
      state: 'done',
      result: { counts: { agrees: 1, differs: 1 } },
    })
    const refused = await acts.send('report.html', page('<script>fetch("/v1/me")</script>'))
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'evidence_file_refused'])
  })

  it('says whether a bill states the amounts that name it', async () => {
    const year = { start: '2024-07-01', end: '2025-06-30' }
    const file = await acts.upload(
      'bill.txt',
      Buffer.from('Peak 900 kWh. Electricity used in July 2024: 1,240 kWh. Diesel delivered: 250.5 L.'),
    )
    const july = { region: 'NSW', period: { start: '2024-07-01', end: '2024-07-31' }, exempt_kwh: 0 } as const
    const consumption = [
      { ...july, kwh: 1240, document_sha256: file, meter: '4103035678' },
      { ...july, kwh: 1420, document_sha256: file, meter: '4103035679' },
    ]
    const saved = await acts.test.inject({
      method: 'PUT',
      url: `/v1/companies/${AGL}/market-based-scope2/evidence`,
      headers: acts.tenant.headers,
      payload: marketEvidence({ period: year, instruments: [], consumption }),
    })
    expect([200, 201]).toContain(saved.statusCode)
    const july2024 = { from: '2024-07-01', to: '2024-07-31', quantity: 250.5, unit: 'L' }
    const line = { activity: 'diesel oil', use: 'stationary', ...july2024, document: { sha256: file } }
    const url = `/v1/companies/${AGL}/ledger-lines`
    const payload = { period: year, lines: [line] }
    const taken = await acts.test.inject({ method: 'POST', url, headers: acts.tenant.headers, payload })
    const ledgerLine = taken.json<{ data: { results: { id: string }[] } }>().data.results[0]!.id
    const { id } = (await acts.ask(file)).json<{ data: Shown }>().data
    const { result } = await acts.ended(id)
    expect(result?.document_rows).toMatchObject({ total: 3, checked: 3, stated: 2 })
    const rows = result!.document_rows.rows.map(({ pointer, ledger_line, quantity, unit, why }) =>
      [pointer ?? ledger_line, `${quantity} ${unit}`, why].join(': '),
    )
    expect(rows).toEqual([
      '/consumption/1/kwh: 1.42 MWh: No amount that the file prints with its unit is this one.',
      '/consumption/0/kwh: 1.24 MWh: The file states “1,240 kWh”.',
      `${ledgerLine}: 250.5 L: The file states “250.5 L”.`,
    ])
  })
})
