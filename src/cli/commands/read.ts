import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { Point } from '../../domain/company/climate/location.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import { isGridSource } from '../../operations/ingest/climate-grids/files.ts'
import { type GridPoint, readGridPoint } from '../../operations/ingest/climate-grids/point.ts'
import { createGridPool } from '../../operations/ingest/climate-grids/pool.ts'
import { refuseFindings } from '../../operations/ingest/findings.ts'
import { requireSource } from '../../operations/ingest/read-file.ts'
import { readRows } from '../../operations/ingest/reading-process/read-rows.ts'
import { defineCommand } from '../command.ts'
import { describeRows, describeSummary } from '../describe-reading.ts'
import { argument, flag, manyArguments, option, place } from '../input.ts'
import { type Output, table } from '../output.ts'

const SHOWN_ROWS = 10

export const read = defineCommand({
  name: 'read',
  summary: 'parse a publisher’s file without a database and print its rows and a summary',
  examples: [
    ['read nger-corporate greenhouse-and-energy-information-2024-25.csv', 'the first rows and the totals'],
    [
      'read safeguard baselines-and-emissions-table-2024-25.csv --json',
      'every row as a line of JSON, then {"summary": ...}',
    ],
    ['read nger-corporate download.csv --edition 2024-25', 'for a file whose name does not give the year'],
    ['read nga-factors nga-2019.xlsx --strict', 'fails if anything in the file is in doubt'],
    [
      'read agcd tmax_2019.nc tmin_2019.nc precip_2019.nc --at -33.25,149.20 --json',
      'the years of one cell of a climate grid',
    ],
  ],
  needs: 'nothing',
  input: {
    source: argument('Slug of the source, such as nger-corporate.'),
    files: manyArguments('The file as the publisher offers it; several files or folders of a climate grid.'),
    at: place('Climate grids: the place whose cell to read.'),
    edition: option(
      'edition',
      'Edition or reporting year, for a file that does not give it in its content or name.',
    ),
    strict: flag('Fail if there are any findings.'),
  },
  run: async ({ settings, output, workingDirectory, signal }, values) => {
    const source = await requireSource(values.source)
    const locations = values.files.map((file) => path.resolve(workingDirectory, file))
    if (values.at !== undefined) {
      if (!isGridSource(source)) throw notForThis(`--at is for climate grids; ${values.source} is not one`)
      const pool = createGridPool(Math.min(4, availableParallelism()))
      const label = `reading ${locations.length} files`
      const onSteps = (done: number, total: number): void => output.progress({ label, done, total })
      try {
        const found = await readGridPoint(source, locations, values.at, { pool, onSteps })
        output.progress(undefined)
        return printPoint(output, values.at, found)
      } finally {
        await pool.close()
      }
    }
    const [location] = locations
    if (location === undefined || locations.length > 1)
      throw notForThis('one file at a time is read row by row')
    const first: object[] = []
    const task = { source: values.source, location, name: path.basename(location), edition: values.edition }
    const limits = { memoryMb: settings.SOUTHERLY_READ_MB, signal }
    let rows = 0
    const summary = await readRows(task, limits, (row) => {
      rows += 1
      if (rows <= SHOWN_ROWS) first.push(row)
      if (rows % 10_000 === 0) output.progress({ label: `reading ${task.name}`, done: rows })
      output.row(row)
    })
    output.progress(undefined)
    output.result({ summary }, `${describeRows(first, summary.rows)}\n${describeSummary(summary)}`)
    if (values.strict) refuseFindings(summary)
  },
})

const notForThis = (message: string): OperatorError =>
  new OperatorError(message, { hint: '`southerly read --help` has examples.', exitCode: EXIT.usage })

function printPoint(output: Output, asked: Point, { cell, years, notes }: GridPoint): void {
  for (const year of years) output.row(year)
  const headings = Object.keys(years[0] ?? {})
  const cells = years.map((year) => headings.map((heading) => String(year[heading] ?? '-')))
  const moved = cell.moved_to_land ? ', the nearest with values' : ''
  output.result(
    { summary: { at: asked, cell, years: years.length, notes } },
    [
      table(headings, cells),
      `cell      ${cell.lat}, ${cell.lon}: ${cell.distance_km} km from the place${moved}`,
      ...notes.map((note) => `note      ${note}`),
    ].join('\n'),
  )
}
