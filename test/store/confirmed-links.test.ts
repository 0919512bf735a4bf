import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fixedClock } from '../../src/clock.ts'
import { climateProfile } from '../../src/operations/company/climate-profile.ts'
import { confirmLink, type LinkDecision } from '../../src/operations/links/confirm.ts'
import { confirmedLinks, withdrawLink } from '../../src/operations/links/confirmed-links.ts'
import { proposedLinks } from '../../src/operations/links/propose.ts'
import { SnapshotDirectory } from '../../src/operations/releases/snapshot-directory.ts'
import type { Database } from '../../src/store/database.ts'
import { describeOnOneEngine } from '../support/engines.ts'

const SOUTH32 = '84093732597'
const GOLDEN_M = '62674991345'
const DEN01 = { facility: 'DEN01', year: '2024-25' }
const RAVENSTHORPE = 'Ravensthorpe Nickel Operation'

describeOnOneEngine('links that a person confirms', (open) => {
  let database: Database
  let home: string
  beforeAll(async () => {
    database = await open({ holding: 'starter' })
    home = await mkdtemp(path.join(os.tmpdir(), 'southerly-links-'))
  })
  afterAll(() => rm(home, { recursive: true }))

  const at = (instant: string) => ({ database, home, clock: fixedClock(instant) })
  const decision: LinkDecision = {
    ...DEN01,
    controller: { abn: SOUTH32 },
    confirmed_by: 'maria',
    reason: 'the sale was undone',
  }
  const confirm = (more: Partial<LinkDecision> = {}, instant = '2026-11-20T09:00:00Z') =>
    confirmLink(at(instant), { ...decision, ...more })
  const den01Of = async (abn: string, asOf?: string) => {
    const directory = new SnapshotDirectory(database, fixedClock('2026-11-20T09:00:00Z'))
    const snapshot = await directory.select(asOf === undefined ? {} : { as_of: asOf })
    const block = (await climateProfile(database, snapshot, abn)).profile.blocks.safeguard_mechanism
    const facility = block.result?.facilities.find(
      (one) => one.facility === DEN01.facility && one.reporting_year === DEN01.year,
    )
    return { facility, inputs: block.inputs }
  }

  it.each([
    ['check digits', { controller: { abn: '84093732598' } }, /check digits are wrong/],
    ['an ABN that nobody knows', { controller: { abn: '51824753556' } }, /no source that is loaded knows/],
    ['a name for one that is known', { controller: { abn: SOUTH32, name: 'South' } }, /is known as SOUTH32/],
    ['a company of the sandbox', { controller: { abn: '10000000000' } }, /sandbox/],
    [
      'a facility that is not printed',
      { facility: 'Ravensthorp Nickel' },
      /no facility .* is listed in 2024-25/,
    ],
    ['a year that is not loaded', { year: '2030-31' }, /no Safeguard table of "2030-31"/],
    ['another emitter', { emitter: 'Somebody' }, /not listed under "Somebody"/],
    ['a link in force', { controller: { abn: GOLDEN_M } }, /is linked to GOLDEN M NSW PTY LTD already/],
    ['no reason', { reason: '  ' }, /needs a reason/],
    ['no person', { confirmed_by: '' }, /needs who confirms/],
    [
      'a clock before the link table',
      {},
      /a decision of 2020-01-01 does not replace/,
      '2020-01-01T00:00:00Z',
    ],
  ] as const)('refuses %s', async (_, more, message, instant?: string) => {
    await expect(confirm(more, instant)).rejects.toThrow(message)
    expect(await confirmedLinks(database)).toEqual([])
  })

  it('names near facilities, and the years that print one', async () => {
    await expect(confirm({ facility: 'Ravensthorp Nickel' })).rejects.toMatchObject({
      hint: expect.stringContaining(RAVENSTHORPE),
    })
    await expect(confirm({ facility: 'Daunia Mine' })).rejects.toMatchObject({
      hint: expect.stringContaining('It is listed in 2021-22, 2022-23, 2023-24.'),
    })
  })

  it('a trial says what would change and writes nothing', async () => {
    const { outcome, coverage } = await confirm({ dry_run: true })
    expect(outcome).toBe('checked')
    expect(coverage.changed.map(({ abn }) => abn).toSorted()).toEqual([GOLDEN_M, SOUTH32])
    expect(await confirmedLinks(database)).toEqual([])
  })

  it('a confirmed link is a release that answers rest on from its day, with who and why', async () => {
    const { release, warnings, coverage } = await confirm()
    expect(release).toMatchObject({ source: 'safeguard-links', published_on: '2026-11-20', row_count: 1 })
    expect(release.slot).toMatch(/^confirmed-2024-25-den01-/)
    expect(warnings).toMatchObject([{ code: 'replaces_rows', rows: 1 }])
    // What another company has now is not lost.
    expect(coverage.findings.filter(({ kind }) => kind === 'facility_lost')).toEqual([])
    const { facility, inputs } = await den01Of(SOUTH32)
    expect(facility).toMatchObject({
      link_basis: 'confirmed',
      link_confirmation: { by: 'maria', at: '2026-11-20T09:00:00.000Z', reason: 'the sale was undone' },
    })
    const cited = inputs.filter((input) => input.release === release.id)
    expect(cited.map(({ field, value_text }) => [field, value_text])).toEqual([
      ['controlling_corporation_abn', SOUTH32],
      ['confirmed_by', 'maria'],
      ['reason', 'the sale was undone'],
    ])
    expect((await den01Of(GOLDEN_M)).facility).toBeUndefined()
    expect((await den01Of(GOLDEN_M, '2026-11-19')).facility).toMatchObject({
      link_basis: 'analyst_subsidiary_link',
    })
    expect(await confirmedLinks(database)).toMatchObject([
      { state: 'in_force', release_id: release.id, facility_name: 'DEN01', confirmed_by: 'maria' },
    ])
    await expect(confirm({ controller: { abn: GOLDEN_M } })).rejects.toThrow(
      /confirmed as SOUTH32 LIMITED’s by maria/,
    )
  })

  it('a withdrawal brings the link before back, and a facility is not taken from a company in silence', async () => {
    await withdrawLink(at('2026-11-21T09:00:00Z'), DEN01, 'a mistake')
    expect((await den01Of(GOLDEN_M)).facility).toBeDefined()
    await expect(withdrawLink(at('2026-11-21T09:00:00Z'), DEN01, 'again')).rejects.toThrow(
      /no link of "DEN01"/,
    )
    // GOLDEN M keeps a facility, so the check names the one that would be nobody's.
    await expect(confirm({ controller: null }, '2026-11-21T10:00:00Z')).rejects.toThrow(
      /facility_lost: GOLDEN M NSW PTY LTD .*DEN01 of 2024-25 is no longer linked to a company/,
    )
    expect(await confirmedLinks(database)).toMatchObject([
      { state: 'withdrawn', withdrawn_reason: 'a mistake' },
    ])
  })

  it('a facility that a person says nobody known controls is proposed no more', async () => {
    const proposed = async () => (await proposedLinks(database)).proposals.map(({ facility }) => facility)
    expect(await proposed()).toContain(RAVENSTHORPE)
    await confirm({ facility: RAVENSTHORPE, controller: null, reason: 'its owner does not report' })
    expect(await proposed()).not.toContain(RAVENSTHORPE)
  })
})
