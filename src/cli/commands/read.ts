import path from 'node:path'
import { openInput } from '../../operations/ingest/open-input.ts'
import { readSourceFile, requireSource } from '../../operations/ingest/read-file.ts'
import { defineCommand } from '../command.ts'
import { describeRows, describeSummary } from '../describe-reading.ts'
import { argument, option } from '../input.ts'

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
    ['read nger-corporate download.csv --edition 2024-25', 'for a file whose name does not tell the year'],
  ],
  needs: 'nothing',
  input: {
    source: argument('Slug of the source, such as nger-corporate.'),
    file: argument('The file as the publisher offers it.'),
    edition: option(
      'edition',
      'Edition or reporting year, for a file that tells it neither inside nor in its name.',
    ),
  },
  run: async ({ output, workingDirectory }, values) => {
    const source = await requireSource(values.source)
    const file = await openInput(path.resolve(workingDirectory, values.file))
    const first: object[] = []
    let rows = 0
    const summary = await readSourceFile(
      source,
      file,
      values.edition === undefined ? {} : { edition: values.edition },
      (row) => {
        rows += 1
        if (rows <= SHOWN_ROWS) first.push(row)
        if (rows % 10_000 === 0) output.progress({ label: `reading ${file.name}`, done: rows })
        output.row(row)
      },
    )
    output.progress(undefined)
    output.result({ summary }, `${describeRows(first, summary.rows)}\n${describeSummary(summary)}`)
  },
})
