import { describe, expect, test } from 'vitest'
import { expectReadError, readAll, textFile } from '../testing/support.ts'
import { safeguardLinksSource } from './source.ts'

const FIELDS =
  'row_ref,reporting_year,facility_name,responsible_emitter,emitter_abn,emitter_abn_basis,controlling_corporation,controlling_corporation_abn,link_basis,anzsic_group,anzsic_basis,derived_status'
const CONFIRMED = `${FIELDS},confirmed_by,confirmed_at,reason`
const LINK =
  'line 2,2024-25,DEN01,Dendrobium Coal Pty Ltd,,,SOUTH32 LIMITED,84093732597,confirmed,060,,below_baseline'
const file = (...lines: string[]) => textFile('links.csv', [...lines, ''])
const AT = '2026-11-16T09:30:00.000Z'

describe('links of facilities', () => {
  test('a table has no columns for confirmations and is the one of all years', async () => {
    const { rows, log } = await readAll(safeguardLinksSource, file(FIELDS, LINK))
    expect(log.edition).toMatchObject({ slot: 'all' })
    expect(rows[0]).not.toHaveProperty('confirmed_by')
  })

  test('a confirmed link has a slot of its own and is published on its day', async () => {
    const { rows, log } = await readAll(
      safeguardLinksSource,
      file(CONFIRMED, `${LINK},maria,${AT},sold back`),
    )
    expect(log.edition).toEqual({
      slot: 'confirmed-2024-25-den01-3d5d71c5',
      edition: '2024-25, confirmed 2026-11-16',
      published_on: '2026-11-16',
    })
    expect(rows).toMatchObject([{ confirmed_by: 'maria', confirmed_at: AT, reason: 'sold back' }])
  })

  test.each([
    ['no person', [`${LINK},,${AT},sold back`], 'does not say confirmed_by'],
    ['no reason', [`${LINK},maria,${AT},`], 'does not say reason'],
    ['no instant', [`${LINK},maria,yesterday,sold back`], 'has confirmed_at yesterday'],
    [
      'two links',
      [`${LINK},maria,${AT},sold back`, `${LINK.replace('DEN01', 'DEN02')},,,`],
      'is a confirmed link beside other links',
    ],
  ])('refused: %s', async (_, lines, problem) => {
    expect(await expectReadError(safeguardLinksSource, file(CONFIRMED, ...lines))).toMatchObject({ problem })
  })
})
