import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fixedClock } from '../../src/clock.ts'
import { climateProfile } from '../../src/operations/company/climate-profile.ts'
import { loadRows } from '../../src/operations/ingest/load-rows.ts'
import type { IngestRequest, IngestResult } from '../../src/operations/ingest/request.ts'
import { readReleases } from '../../src/operations/releases/releases.ts'
import { SnapshotDirectory } from '../../src/operations/releases/snapshot-directory.ts'
import { readCompactRows } from '../../src/sources/formats/compact-rows.ts'
import type { SafeguardRow } from '../../src/sources/safeguard/row.ts'
import { safeguardSource } from '../../src/sources/safeguard/source.ts'
import type { Database } from '../../src/store/database.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { describeOnOneEngine, FULL_RUN } from '../support/engines.ts'

const clock = fixedClock('2027-05-01T00:00:00Z')
const STARTER = path.join(import.meta.dirname, '../../data/starter/safeguard/2024-25.csv')
const BHP = '49004028077'

const COLUMNS: readonly (readonly [string, (row: SafeguardRow) => string | number | null])[] = [
  ['Facility name', (row) => row.facility_name],
  ['Responsible emitter', (row) => row.responsible_emitter],
  ['State/Territory of operation', (row) => row.state],
  ['ANZSIC', (row) => `${row.anzsic_title} (${row.anzsic_group})`],
  ['ERC', (row) => row.erc_text],
  ['Baseline emissions number', (row) => row.baseline_t],
  ['Covered emissions', (row) => row.covered_emissions_t],
  ['Borrowing adjustment amount', (row) => row.borrowing_adjustment_t],
  ['ACCUs issued', (row) => row.accus_issued],
  ['ACCUs deemed surrendered', (row) => row.accus_deemed_surrendered],
  ['ACCUs surrendered', (row) => row.accus_surrendered],
  ['SMCs surrendered', (row) => row.smcs_surrendered],
  ['Net emissions number', (row) => row.net_emissions_t],
  ['Net position number', (row) => row.net_position_t],
  ['SMCs issued', (row) => row.smcs_issued],
  ['Units relinquished', (row) => row.units_relinquished],
  ['Cumulative MYMP net emissions number', (row) => row.mymp_net_emissions_t],
  ['Cumulative MYMP net position number', (row) => row.mymp_net_position_t],
  ['GHG Carbon dioxide', (row) => row.co2_t],
  ['GHG Methane', (row) => row.ch4_t],
  ['GHG Nitrous oxide', (row) => row.n2o_t],
  ['GHG Other', (row) => row.other_ghg_t],
  ['Notes', () => ''],
]

/** The table of 2024-25 once more, as the publisher would print the next year. */
async function nextYear(change: (row: SafeguardRow) => SafeguardRow | undefined): Promise<string> {
  const rows = readCompactRows(
    STARTER,
    safeguardSource.row,
    await readFile(STARTER, 'utf8'),
  ) as SafeguardRow[]
  const cell = (value: string | number | null): string => `"${String(value ?? 'N/A').replaceAll('"', '""')}"`
  const lines = rows.flatMap((row) => {
    const changed = change(row)
    return changed === undefined ? [] : [COLUMNS.map(([, of]) => cell(of(changed))).join()]
  })
  return [COLUMNS.map(([heading]) => heading).join(), ...lines, ''].join('\r\n')
}

// test/api/safeguard-next-year.test.ts tries the same rules over the API.
describe.skipIf(!FULL_RUN)('in the full run', () => {
  describeOnOneEngine('the next year of the Safeguard Mechanism', (open) => {
    let database: Database
    let home: string
    beforeAll(async () => {
      database = await open({ holding: 'starter' })
      home = await mkdtemp(path.join(os.tmpdir(), 'southerly-safeguard-'))
    })
    afterAll(() => rm(home, { recursive: true }))

    const load = async (text: string, more: Partial<IngestRequest> = {}): Promise<IngestResult> => {
      const location = path.join(home, '2025-26-baselines-and-emissions-table.csv')
      await writeFile(location, text)
      const request = { source: 'safeguard', location, published_on: '2027-04-15', ...more }
      return loadRows({ database, clock, home }, request)
    }
    const coverageOfBhp = async () => {
      const snapshot = await new SnapshotDirectory(database, clock).newest()
      const { profile } = await climateProfile(database, snapshot, BHP)
      return profile.blocks.safeguard_mechanism.result?.coverage
    }
    const loaded = async () =>
      (await database.query<{ n: number }>(SQL`select count(*) as n from release where slot = '2025-26'`))[0]
        ?.n

    it('never takes a company out of the mechanism because a name is printed with another dash', async () => {
      const text = await nextYear((row) => ({
        ...row,
        facility_name: row.facility_name.replaceAll(' - ', ' – '),
      }))
      const { coverage } = await load(text)
      expect(coverage.findings).toEqual([])
      expect(await coverageOfBhp()).toBe('covered')
    })

    it('stops when the facilities of a company are gone, and goes on for a reason that is kept', async () => {
      const held = await loaded()
      const text = await nextYear((row) =>
        /BHP|Hunter Valley Energy|BM Alliance/.test(row.responsible_emitter) ? undefined : row,
      )
      await expect(load(text, { published_on: '2027-04-20' })).rejects.toMatchObject({
        message: expect.stringMatching(/look wrong\n(.*\n)* {2}coverage_lost: .* has none in 2025-26/),
        hint: expect.stringContaining('--accept'),
      })
      expect(await loaded()).toBe(held)
      expect(await coverageOfBhp()).toBe('covered')

      const accept = { reason: 'sold in 2025', accepted_by: 'maria' }
      const { release, coverage } = await load(text, { published_on: '2027-04-20', accept })
      expect(coverage.findings).toContainEqual(expect.objectContaining({ kind: 'coverage_lost', abn: BHP }))
      expect(coverage.changed.map(({ abn }) => abn)).toContain(BHP)
      expect(await coverageOfBhp()).toBe('covered_in_earlier_years')
      const kept = (await readReleases(database)).find(({ id }) => id === release.id)
      expect(kept?.accepted).toMatchObject({ ...accept, findings: coverage.findings })
    })
  })
})
