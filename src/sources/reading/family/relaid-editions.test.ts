import { describe, expect, it } from 'vitest'
import { rememberedBy } from '../../../domain/remembered-by.ts'
import { anzsicSource } from '../../anzsic/source.ts'
import { certificateActionsSource } from '../../certificate-actions/source.ts'
import { generationSource } from '../../generation/source.ts'
import { fileOnDisk } from '../../input-file.ts'
import { lretStationsSource } from '../../lret-stations/source.ts'
import { projectionsSource } from '../../projections/source.ts'
import { safeguardSource } from '../../safeguard/source.ts'
import type { Source } from '../../source.ts'
import { matrixOf, type Relaying, relaidFiles } from '../../testing/relaid.ts'
import { readAll, sharedFile } from '../../testing/support.ts'

const WAYS = Object.keys(relaidFiles('', [], { headings: [], units: [] }))

const GENERATION: Relaying = {
  headings: [
    [/^(?:Reporting entity|Controlling corporation)$/i, 'Registered corporation'],
    [/^Facility name$/i, 'Name of facility'],
    [/Electricity production/i, 'Electricity generated'],
    [/(?:Total )?Scope (\d)(?: emissions)?/i, 'Emissions, scope $1'],
    [/^Total emissions/i, 'Scope 1 + scope 2 emissions'],
    [/Emission\s+intensity/i, 'Emissions factor'],
    [/^Primary fuel$/i, 'Fuel type'],
    [/^State$/i, 'State or Territory'],
    [/^Important notes$/i, 'Comments'],
  ],
  units: [
    [/\(t CO2-e\)/i, '(kt CO2-e)'],
    [/\(GJ\)/i, '(TJ)'],
    [/\(MWh\)/i, '(GWh)'],
  ],
}
const SAFEGUARD: Relaying = {
  headings: [
    [/^Facility name$/i, 'Safeguard facility'],
    [/^Responsible emitter$/i, 'Name of responsible emitter'],
    [/^State.* of operation$/i, 'Location (State/Territory)'],
    [/Baseline (?:emissions )?number/i, 'Emissions baseline'],
    [/ACCUs surrendered/i, 'Australian carbon credit units surrendered'],
    [/^(?:Reported )?Covered emissions$/i, 'Covered emissions (t CO2-e)'],
    [/^Net emissions number$/i, 'Net emissions'],
    [/^SMCs issued$/i, 'Safeguard Mechanism Credits issued'],
    [/^GHG Methane$/i, 'CH4 emissions'],
    [/^Notes$/i, 'Further information'],
  ],
  units: [
    [/^(?:Reported )?Covered emissions$/i, 'Covered emissions (kt CO2-e)'],
    [/^Net emissions number$/i, 'Net emissions number (kt)'],
    [/^(?:Baseline (?:emissions )?number)$/i, 'Baseline (kilotonnes CO2-e)'],
    [/^Net position number$/i, 'Net position (kt)'],
  ],
}
const STATIONS: Relaying = {
  headings: [
    [/Accreditation code/i, 'Accreditation No.'],
    [/Power station name/i, 'Name of power station'],
    [/Installed capacity(?: \(MW\))?/i, 'Nameplate capacity, MW'],
    [/Fuel source ?\(s\)/i, 'Eligible energy source'],
    [/Suspension status/i, 'Suspended?'],
    [/Approval date/i, 'Date approved'],
  ],
  units: [[/Installed capacity(?: \(MW\))?/i, 'Installed capacity (GW)']],
}

const CLASSES: Relaying = {
  headings: [
    [/^anzsic_(\w+)_code$/i, '$1 code (ANZSIC 2006)'],
    [/^anzsic_(\w+)$/i, 'Title of $1'],
  ],
  units: [],
}
const CHANGES: Relaying = {
  headings: [
    [/^low$/, 'P10'],
    [/^median$/, '50th percentile'],
    [/^high$/, 'High end'],
    [/^n_models$/, 'Number of models'],
    [/^scenario$/, 'Emissions scenario'],
    [/^region_type$/, 'Type of region'],
    [/^baseline$/, 'Reference period'],
  ],
  units: [],
}
const HOLDINGS: Relaying = {
  headings: [
    [/Full name of account/i, 'Account name'],
    [/Total registered LGC holdings/i, 'Registered LGCs held'],
  ],
  units: [],
}

const EDITIONS: readonly (readonly [Source, string, Relaying])[] = [
  [generationSource, 'cer-generation/nger_electricity_2012-13.csv', GENERATION],
  [generationSource, 'cer-generation/nger_electricity_2016-17.csv', GENERATION],
  [generationSource, 'cer-generation/nger_electricity_2023-24.csv', GENERATION],
  [safeguardSource, 'cer-safeguard/2021-22_safeguard-facility-data.csv', SAFEGUARD],
  [safeguardSource, 'cer-safeguard/2023-24_baselines-and-emissions-table.csv', SAFEGUARD],
  [lretStationsSource, 'cer-certificates/power-stations-and-projects-accredited.csv', STATIONS],
  [anzsicSource, 'anzsic/strayr_anzsic2006.csv', CLASSES],
  [projectionsSource, '../climate/projections.csv', CHANGES],
  [
    certificateActionsSource,
    'cer-certificates/rec_registry_lgc_holdings_corporate_sample_2026-09.csv',
    HOLDINGS,
  ],
]

describe.each(EDITIONS)('%# %s', (source, location, relaying) => {
  const published = sharedFile(`data/raw/${location}`)
  // Read once for all ways.
  const original = rememberedBy(async (location: { readonly path: string }) => {
    const file = await fileOnDisk(location.path)
    return { name: file.name, matrix: await matrixOf(file), rows: (await readAll(source, file)).rows }
  })
  const place = { path: published ?? '' }
  it.skipIf(published === undefined).each(WAYS)(`${location} reads the same %s`, async (way) => {
    const { name, matrix, rows } = await original(place)
    const relaid = await readAll(source, relaidFiles(name, matrix, relaying)[way]!())
    expect(relaid.log.findings.all).toEqual([])
    expect(relaid.rows.map(sayingOf)).toEqual(rows.map(sayingOf))
  })
})

/** What a row says, without its place, its exact spelling and marks. */
const sayingOf = (row: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([field]) => field !== 'row_ref' && !field.endsWith('_text'))
      .map(([field, value]) => [field, typeof value === 'string' ? value.replaceAll(/\s+/gu, ' ') : value])
      .map(([field, value]) => [
        field,
        Array.isArray(value) ? value.filter((flag) => flag !== 'footnote_mark') : value,
      ]),
  )
