import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { sha256 } from '../../src/domain/evidence.ts'
import { compareText } from '../../src/domain/text-order.ts'
import { releaseProvenance, renewSnapshots, settleOverlaps } from '../../src/operations/releases/releases.ts'
import { aemoCdeiiSource } from '../../src/sources/aemo-cdeii/source.ts'
import { loadSource } from '../../src/sources/registry.ts'
import { fieldKinds } from '../../src/sources/row-schema.ts'
import type { Source } from '../../src/sources/source.ts'
import type { Database, Sql } from '../../src/store/database.ts'
import { gridDayRows } from '../../src/store/grid.ts'
import { copyRows } from '../../src/store/load-rows.ts'
import { insertRelease, type Release } from '../../src/store/releases.ts'
import { snapshotInForce } from '../../src/store/snapshots.ts'
import { describeOnBothEngines } from '../support/engines.ts'
import '../support/property-seed.ts'

const NOW = new Date('2026-11-15T00:00:00Z')
const dayOf = (number: number): string => `2025-01-${String(number).padStart(2, '0')}`

interface Issue {
  readonly slot: string
  readonly published: number
  readonly isDayKnown: boolean
  readonly days: readonly number[]
}

const issues = fc.array(
  fc.record({
    slot: fc.constantFrom('all', '2025', '2025-pt1', '2025-pt2'),
    published: fc.integer({ min: 1, max: 5 }),
    isDayKnown: fc.boolean(),
    days: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 9 }),
  }),
  { minLength: 1, maxLength: 7 },
)

describeOnBothEngines('what several releases say', (open) => {
  let database: Database
  let source: Source
  beforeAll(async () => {
    database = await open()
    source = (await loadSource('aemo-cdeii'))!
  })

  async function load(
    sql: Sql,
    { slot, published, isDayKnown, days }: Issue,
    number: number,
  ): Promise<Release> {
    const file_sha256 = sha256(`${number}`)
    const release: Release = {
      id: `aemo-cdeii-${slot}-${file_sha256.slice(0, 12)}`,
      source: 'aemo-cdeii',
      dataset: 'grid',
      slot,
      edition: slot,
      revision: 0,
      status: 'final',
      published_on: `2026-0${published}-01`,
      published_basis: isDayKnown ? 'stated' : 'retrieval_date',
      retrieved_on: '2026-11-15',
      observed_from: null,
      observed_to: null,
      file_name: 'file.csv',
      file_sha256,
      file_bytes: 1,
      row_count: days.length,
      provenance: releaseProvenance(aemoCdeiiSource.origin, 'publisher_file'),
      withdrawn_on: null,
      withdrawn_reason: null,
    }
    await insertRelease(sql, release, NOW)
    const rows = days.map((day) => ({
      date: dayOf(day),
      day_starts_at: `${dayOf(day)}T00:00:00+10:00`,
      region: 'NSW1',
      energy_mwh: number,
      emissions_t: number,
      intensity_t_per_mwh: 1,
      energy_text: `${number}`,
      emissions_text: `${number}`,
      intensity_text: '1',
      contract_year: 2025,
      week: 1,
      row_ref: `line ${day}`,
    }))
    await copyRows(sql, 'grid_intensity', [...fieldKinds(source.row).keys()], release.id, rows)
    await settleOverlaps(sql, source, [release.id])
    await renewSnapshots(sql, NOW)
    return release
  }

  /** By the rule: of each slot the newest release, of each day the newest of those. A known day of publication is newer than an unknown one. */
  function expected(loaded: readonly { readonly release: Release; readonly issue: Issue }[]) {
    const newestLast = loaded.toSorted((a, b) => (orderOf(a.release) < orderOf(b.release) ? -1 : 1))
    const bySlot = new Map(newestLast.map((one) => [one.release.slot, one]))
    const byDay = new Map<string, string>()
    for (const one of newestLast)
      if (bySlot.get(one.release.slot) === one)
        for (const day of one.issue.days) byDay.set(dayOf(day), one.release.id)
    return [...byDay].toSorted(([a], [b]) => compareText(a, b))
  }
  const orderOf = ({ published_on, published_basis, id }: Release): string =>
    `${published_basis === 'stated' ? 1 : 0} ${published_on} ${id}`

  it('is said once, by the newest publication, in whatever order they are loaded and however they overlap', async () => {
    const undo = new Error('undo')
    await fc.assert(
      fc.asyncProperty(issues, async (some) => {
        const trial = database.transaction(async (sql) => {
          const loaded = []
          for (const [number, issue] of some.entries())
            loaded.push({ issue, release: await load(sql, issue, number) })
          const snapshot = await snapshotInForce(sql)
          const shown = await gridDayRows(sql, snapshot!.id, 'NSW1')
          expect(shown.map((row) => [row.date, row.release_id])).toEqual(expected(loaded))
          throw undo
        })
        await expect(trial).rejects.toBe(undo)
      }),
      { numRuns: 12 },
    )
  })
})
