import { describe, expect, test } from 'vitest'
import { readAll, textFile } from '../testing/support.ts'
import { safeguardSource as source } from './source.ts'

/** The layout of 2016-17, of which no file is at hand, as documents describe it. The companies are invented. */
const HEADINGS =
  'Facility name,State of operation,Responsible emitter,Baseline number,Type of baseline,Reported covered emissions,Australian carbon credit units surrendered,Net emissions number,Multi-year monitoring period start date (if applicable)'
const ALPHA = 'Alpha Plant,Western Australia,Alpha Pty Ltd,"1,000,000",Reported,"900,000", -   ,"900,000",-'
const BETA = 'Beta Mine,WA/NT,Beta Pty Ltd,"3,000,000",Calculated,"1,000,000", -   ,"1,000,000",1/07/2016'
const GAMMA = 'Gamma Works,NSW,Gamma Pty Ltd,"500,000",Reported,"550,000","50,000","500,000",–'

const read = (...lines: string[]) =>
  readAll(
    source,
    textFile('safeguard-facilities.csv', [
      'Safeguard facility reported emissions 2016-17,,,,,,,,',
      HEADINGS,
      ...lines,
      '',
    ]),
  )

describe('the layout of 2016-17', () => {
  test('has other columns than later years, and none of them is missed', async () => {
    const { rows, log } = await read(ALPHA, BETA, GAMMA, 'Total,,,"4,500,000",,"2,450,000","50,000",,')
    expect(log.findings.all).toEqual([])
    expect(log.edition?.slot).toBe('2016-17')
    expect(rows).toMatchObject([
      { facility_name: 'Alpha Plant', state: 'WA', accus_surrendered: 0, regime: 'pre_reform', flags: [] },
      { state: 'WA; NT', baseline_type: 'Calculated', flags: ['multi_year_monitoring_period'] },
      { accus_surrendered: 50000, net_emissions_t: 500000, accus_issued: null, emitter_abn: null },
    ])
  })

  test('does not print all that net emissions are computed from, so a difference is taken as printed', async () => {
    const { rows, log } = await read(ALPHA, GAMMA.replace('"500,000",–', '"520,000",–'))
    expect(rows).toHaveLength(2)
    expect(log.findings.all).toMatchObject([
      { row_ref: 'line 4', rule: 'net_emissions_do_not_add_up', proposal: { decision: 'take' } },
    ])
  })
})
