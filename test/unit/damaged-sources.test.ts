import { statSync, truncateSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { SILENT_ABOUT } from '../../src/domain/company/decided-blocks.ts'
import { decisionsIn } from '../../src/domain/operator-decision.ts'
import { EXIT } from '../../src/errors.ts'
import { isGridSource } from '../../src/operations/ingest/climate-grids/files.ts'
import { readGridPoint } from '../../src/operations/ingest/climate-grids/point.ts'
import { createGridPool } from '../../src/operations/ingest/climate-grids/pool.ts'
import { describeRelease } from '../../src/operations/ingest/describe-release.ts'
import { refuseFindings } from '../../src/operations/ingest/findings.ts'
import {
  type AskedDecisions,
  type ReadSummary,
  readSourceFile,
  requireSource,
} from '../../src/operations/ingest/read-file.ts'
import { checkDecisions } from '../../src/reports/verifier/check-decisions.ts'
import type { Documents } from '../../src/reports/verifier/documents.ts'
import type { InputFile } from '../../src/sources/input-file.ts'
import { proposeDecisions } from '../../src/sources/reading/decisions-file.ts'
import { sourceSlugs } from '../../src/sources/registry.ts'
import type { Source, SourceRow } from '../../src/sources/source.ts'
import { ROW_TABLES } from '../../src/store/load-rows.ts'
import {
  type DamagedFile,
  damagedFlows,
  damagedTable,
  damagedTax,
  damagedText,
} from '../support/damaged-files.ts'
import { axis, daysFrom, gridDirectory, writeClassic } from '../support/netcdf-grids.ts'

const text = damagedText

/** Every source that is read row by row, with a row of it damaged as rows get damaged. */
const ROWS: Readonly<Record<string, DamagedFile>> = {
  'abr-bulk': text('abr-bulk/20260506Public01.xml', ['11001832391', '11001832392'], 'left_out'),
  'abs-cpi': text('abs-cpi/cpi-1.1.0.csv', ['137.4', '137..4'], 'taken'),
  'abs-io': damagedFlows,
  'accu-projects': text(
    'accu-projects/accu-scheme-project-register.csv',
    ['5/07/2016', '35/07/2016'],
    'taken',
  ),
  'aemo-cdeii': text(
    'aemo-cdeii/co2eii_summary_results_2025.csv',
    ['153492.96317337', '153492.9631733x'],
    'left_out',
  ),
  'aemo-generators': text(
    'aemo-generators/CO2EII_AVAILABLE_GENERATORS.CSV',
    ['NSW1,0.06', 'NSW9,0.06'],
    'left_out',
  ),
  'aemo-isp-inputs': damagedTable('aemo-isp-inputs', 'emissions-value'),
  'aemo-isp-outlook': damagedTable('aemo-isp-outlook'),
  anzsic: text('anzsic/anzsic-extract.csv', ['0802', '08O2'], 'left_out', 'extract'),
  'ato-tax': damagedTax,
  'bushfire-suburbs': damagedTable('bushfire-suburbs'),
  'certificate-actions': text(
    'certificate-actions/certificate-actions-2026-09-23.json',
    ['"startSerialNumber": 1,', '"startSerialNumber": "one",'],
    'left_out',
  ),
  'climate-series': damagedTable('climate-series'),
  'climate-zones': damagedTable('climate-zones'),
  'coastal-levels': text('coastal-levels/councils.csv', [',20.00,', ',twenty,'], 'left_out'),
  'company-classification': damagedTable('company-classification'),
  'company-details': damagedTable('company-details'),
  'cooling-hours': damagedTable('cooling-hours'),
  'cyclone-tracks': damagedTable('cyclone-tracks'),
  'declared-disasters': text('declared-disasters/payments.csv', ['19902,', '1990,'], 'left_out'),
  'energy-averages': text(
    'energy-averages/averages.csv',
    ['NSW,2023-24,5000', 'NSW,2023-24,-5000'],
    'left_out',
  ),
  'facility-locations': damagedTable('facility-locations', 'generation'),
  generation: text('generation/nger_electricity_2012-13.csv', ['"4,132,681"', '"4,132,68l"'], 'taken'),
  'gnaf-core': text('gnaf-core/GNAF_CORE_AUG25.psv', ['|-33.85932705', '|33.85932705'], 'left_out'),
  greenpower: text('greenpower/plans-2026-10-03.json', ['"amount":"0.0132"', '"amount":"1.32 c"'], 'taken'),
  'greenpower-offers': damagedTable('greenpower-offers'),
  gwp: damagedTable('gwp'),
  'heat-response': damagedTable('heat-response'),
  'io-multipliers': damagedTable('io-multipliers'),
  localities: text('localities/AU.txt', ['-35.1627', '35.1627'], 'left_out'),
  'locality-areas': text('locality-areas/areas.csv', ['NSW,Sydney Domestic Airport', 'NSW,'], 'left_out'),
  'lret-stations': text('lret-stations/accredited.csv', ['0.7320', 'seven'], 'left_out'),
  'nga-factors': text('nga-factors/nga-2026-excerpt.txt', ['Tasmania\t0.23', 'Tasmania\t230'], 'taken'),
  'nger-corporate': text(
    'nger-corporate/registered-corporation-2024-25.csv',
    ['"30,439,497"', 'thirty'],
    'taken',
  ),
  'nger-market-based': text(
    'nger-market-based/market-based-scope-2_2023-24.csv',
    ['"253,068"', 'many'],
    'left_out',
  ),
  'nger-transfer': text(
    'nger-transfer/reporting-transfer-certificate-holder_2024-25.csv',
    ['"318,955"', 'many'],
    'left_out',
  ),
  projections: text('projections/projections.csv', ['0.53,0.86,1.18', '0.53,O.86,1.18'], 'taken'),
  'registry-name-links': damagedTable('registry-name-links', '2012-13'),
  'renewable-power-percentage': damagedTable('renewable-power-percentage'),
  safeguard: text(
    'safeguard/2022-23_safeguard-facilities-data.csv',
    ['" 116,760 "', '" 116,76O "'],
    'left_out',
  ),
  'safeguard-links': damagedTable('safeguard-links'),
  'station-years': damagedTable('station-years', 'observatory-hill'),
  'silo-point': text('silo-point/patched_point.csv', [' 15.0,0,', ' warm,0,'], 'taken'),
  'warming-level-years': damagedTable('warming-level-years'),
  'warming-levels': damagedTable('warming-levels'),
  wgea: text('wgea/wgea_workforce_composition_2024.csv', ['11005357522', '11005357523'], 'left_out'),
}

const GRIDS = ['agcd', 'awra-l', 'silo-grid']

test('every source is tried with a damaged row, or is a grid', () => {
  expect([...Object.keys(ROWS), ...GRIDS].toSorted()).toEqual(sourceSlugs())
})

test('every source that is loaded says which blocks are silent when a row of it is left out', () => {
  expect(Object.keys(SILENT_ABOUT).toSorted()).toEqual([...Object.keys(ROW_TABLES), 'gnaf-core'].toSorted())
})

const TODAY = '2026-11-16'
const SHA = 'c0ffee'.padEnd(64, '0')
const ARCHIVED = { name: 'file', sha256: SHA, bytes: 1, retrieved_on: TODAY, retrieved_from: undefined }

type Row = SourceRow & { readonly finding?: readonly string[]; readonly flags?: readonly string[] }

async function read(
  source: Source,
  file: InputFile,
  edition: string | undefined,
  decisions?: AskedDecisions,
): Promise<{ readonly rows: readonly Row[]; readonly summary: ReadSummary }> {
  const rows: Row[] = []
  const hints = edition === undefined ? {} : { edition }
  const summary = await readSourceFile(source, file, hints, (row) => void rows.push(row), decisions)
  return { rows, summary }
}

/** The decisions that `--propose` writes, as `--decide` hands them in. */
function proposed({ rows, summary }: Awaited<ReturnType<typeof read>>): AskedDecisions {
  const decider = { decided_by: 'Kim', decided_on: TODAY }
  const rowAt = (place: string) => rows.find((row) => row.row_ref === place && row.finding !== undefined)
  const decisions = proposeDecisions(
    summary.findings,
    (place) => {
      const row = rowAt(place)
      return row === undefined ? undefined : { ...row }
    },
    decider,
  )
  return { file_sha256: SHA, decisions, today: TODAY }
}

/** What a verifier says of a bundle that cites a row of the release. */
function verified(release: ReturnType<typeof describeRelease>, ref: string) {
  const { id, file_sha256, decisions } = release
  const input = { id: 'i', release: id, file_sha256, ref, field: 'x', value_text: null }
  const provenance = { releases: [{ release: id, file_sha256, decisions: decisions ?? [] }], inputs: [input] }
  return checkDecisions({ provenance } as unknown as Documents)
}

describe.each(Object.entries(ROWS))('one damaged row of %s', (slug, file) => {
  test('is proposed, decided, read, and known to the verifier', async () => {
    const source = await requireSource(slug)
    const intact = await read(source, await file.intact(), file.edition)
    expect(intact.summary.findings).toEqual([])
    const damaged = await read(source, await file.damaged(), file.edition)
    expect(damaged.summary.findings).not.toEqual([])
    let refusal: unknown
    try {
      refuseFindings(damaged.summary)
    } catch (error) {
      refusal = error
    }
    expect(refusal).toMatchObject({ exitCode: EXIT.badInput })

    const decided = await read(source, await file.damaged(), file.edition, proposed(damaged))
    const { decisions } = decided.summary
    expect(decisions).toHaveLength(damaged.summary.findings.length)
    expect(decided.rows).toHaveLength(intact.rows.length - (file.outcome === 'taken' ? 0 : 1))
    const marked = decided.rows.filter((row) => decisionsIn(row.row_ref).length > 0)
    // A row that is left out may put others in doubt, such as the rest of its day.
    if (file.outcome === 'taken') expect(marked).not.toEqual([])
    for (const row of marked) if (row.flags !== undefined) expect(row.flags).toContain('decided_by_operator')

    const release = describeRelease(source.origin, requestOf(slug), decided.summary, ARCHIVED, TODAY)
    expect(release.decisions).toEqual(decisions)
    const cited = (marked[0] ?? decided.rows[0])!.row_ref
    expect(verified(release, cited)).toEqual([])
    expect(verified({ ...release, decisions: [] }, cited)).not.toEqual([])
  })
})

const requestOf = (source: string) => ({ source, location: 'file' })

describe('one damaged file of a grid', () => {
  const directory = gridDirectory()
  const pool = createGridPool(1)
  afterAll(async () => {
    await pool.close()
    await rm(directory, { recursive: true })
  })

  test.each([
    ['agcd', 'precip', 'mm'],
    ['awra-l', 'qtot', 'mm'],
    ['silo-grid', 'daily_rain', 'mm'],
  ])('%s: the whole years are read and the damaged one is named', async (slug, variable, units) => {
    const source = await requireSource(slug)
    if (!isGridSource(source)) throw new Error(`${slug} is no grid`)
    const year = (name: string, first: number, days: number) =>
      writeClassic(directory, {
        name: `${slug} ${name}.nc`,
        variable,
        units,
        lat: axis(-28.6, 12),
        lon: axis(149, 9),
        timeUnits: 'days since 1850-01-01',
        times: daysFrom(first, days, 0.375),
        chunk: [6, 12, 9],
        value: () => 2,
      })
    const whole = year('2020', 62_091, 366)
    const cut = year('2021', 62_457, 365)
    truncateSync(cut, Math.floor(statSync(cut).size * 0.6))
    const { years, notes } = await readGridPoint(source, [whole, cut], { lat: -28.35, lon: 149.2 }, { pool })
    expect(years).toMatchObject([{ year: 2020 }])
    expect(notes.join()).toContain('2021.nc is cut short and was left out')
  })
})
