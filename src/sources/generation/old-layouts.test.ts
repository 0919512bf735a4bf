import { describe, expect, test } from 'vitest'
import { fileInMemory } from '../input-file.ts'
import { readAll, textFile } from '../testing/support.ts'
import { workbookFile } from '../testing/workbook.ts'
import { generationSource as source } from './source.ts'

/** Layouts of years of which no file is at hand, as documents describe them. The companies are invented. */
const HEADINGS =
  'Controlling corporation,Facility Name,Type,State,Electricity Production (GJ),Electricity Production (Mwh),Total Scope 1 Emissions (t CO2-e),Total Scope 2 Emissions (t CO2-e),Total Emissions (t CO2-e),Emission Intensity (t/Mwh),Grid Connected,Grid,Primary Fuel,Important Notes'
const WIND = 'A LTD,A Wind,F,SA,"3,600","1,000",57,127,184,0.06,On,NEM,Wind,-'
const GAS = 'A LTD,B Gas,F,SA,"36,000","10,000","5,000",1,"5,001",0.50,On,NEM,Gas'
const TOTAL = 'A LTD,Corporate Total,C,-,"39,600","11,000","5,057",128,"5,185",-'

describe('the layout of 2015-16', () => {
  test('with short rows, totals without their comma and Windows-1252', async () => {
    const text = [
      HEADINGS,
      WIND.replace('A Wind', 'A Wind \u0096 North'),
      GAS,
      TOTAL,
      'Grand Total "39,600","11,000","5,057",128,"5,185",,,,,',
      'Grid Connected Total "39,600","11,000","5,057",128,"5,185"',
    ].join('\r\n')
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0))
    const { rows, log } = await readAll(source, fileInMemory('nger_electricity_2015-16.csv', bytes))
    expect(log.findings.all).toEqual([])
    expect(rows).toMatchObject([
      { facility_name: 'A Wind – North', reporting_entity: 'A LTD', scope1_t: 57, notes: null },
      { facility_name: 'B Gas', electricity_mwh: 10000, total_t: 5001, primary_fuel: 'Gas' },
    ])
    expect(log.skipped.map(({ reason }) => reason)).toEqual(['total_of_the_table', 'total_of_the_table'])
  })

  test('with a stray quote in a row reads the row and doubts it', async () => {
    const { rows, log } = await readAll(
      source,
      textFile('nger_electricity_2015-16.csv', [HEADINGS, WIND.replace('A Wind', 'A "Wind'), GAS, '']),
    )
    expect(rows.map((row) => row.facility_name)).toEqual(['A "Wind', 'B Gas'])
    expect(log.findings.all).toMatchObject([{ row_ref: 'line 2', rule: 'quote_out_of_place' }])
  })
})

test('the layout of 2019-20, a workbook with titles, merged cells and a sheet of notes', async () => {
  const cells = (line: string) =>
    line
      .match(/"[^"]*"|[^,]+/g)!
      .map((cell) => cell.replaceAll('"', ''))
      .map((cell) => (/^[\d,.]+$/.test(cell) ? Number(cell.replaceAll(',', '')) : cell))
  const { rows, log } = await readAll(
    source,
    workbookFile(
      'designated-generation-facility-data.xlsx',
      {
        Notes: [['Facilities are listed by the corporation that controls them.']],
        '2019-20': [
          ['Greenhouse and energy information by designated generation facility 2019–20'],
          ['The regulator publishes this table under section 24 of the Act, and may revise it later.'],
          ['Data as at 28/02/2021'],
          HEADINGS.split(',').map((heading) => heading.replace(' (', '\n(')),
          cells(WIND),
          ['', ...cells(GAS).slice(1), '-'],
          cells(TOTAL),
        ],
      },
      { '2019-20': ['A5:A6'] },
    ),
  )
  expect(log.edition?.slot).toBe('2019-20')
  expect(log.findings.all).toEqual([])
  expect(rows).toMatchObject([
    { facility_name: 'A Wind', row_ref: '2019-20!A5' },
    { facility_name: 'B Gas', reporting_entity: 'A LTD', scope1_t: 5000, intensity_t_per_mwh: 0.5 },
  ])
})
