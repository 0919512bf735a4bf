import { availableParallelism } from 'node:os'
import path from 'node:path'
import { isGridSource } from '../../operations/ingest/climate-grids/files.ts'
import { type GridIngestResult, ingestGrid } from '../../operations/ingest/climate-grids/load.ts'
import { createGridPool } from '../../operations/ingest/climate-grids/pool.ts'
import { fetchUrl, isUrl } from '../../operations/ingest/fetch.ts'
import { type IngestResult, ingestFile } from '../../operations/ingest/ingest.ts'
import { requireSource } from '../../operations/ingest/read-file.ts'
import { refuseNonCommercial } from '../../operations/releases/non-commercial.ts'
import { defineCommand } from '../command.ts'
import { describeDiff } from '../describe-diff.ts'
import { describeSummary } from '../describe-reading.ts'
import { argument, choice, day, flag, manyArguments, option } from '../input.ts'

export const ingest = defineCommand({
  name: 'ingest',
  summary: 'load publishers’ files, each as one immutable release, all or nothing',
  examples: [
    [
      'ingest nger-corporate registered-corporation-2025-26.csv --published 2027-02-26',
      'one year of the registry',
    ],
    ['ingest safeguard baselines-2025-26.csv --dry-run', 'read, check and summarise; write nothing'],
    [
      'ingest nga-factors nga-2026.xlsx --status revised --json',
      'for a script: one line with release, summary and differences',
    ],
    [
      'ingest silo-grid downloads/silo',
      'a folder of climate grids: all years of every cell; goes on where it was stopped',
    ],
  ],
  needs: 'service',
  migrations: 'require',
  input: {
    source: argument('Slug of the source, such as nger-corporate.'),
    files: manyArguments('Files as the publisher offers them, or their addresses; folders of climate grids.'),
    edition: option(
      'edition',
      'Edition or reporting year, for a file that tells it neither inside nor in its name.',
    ),
    published: day('When the publisher published it; unset: what the file says, else today, said so.'),
    status: choice('status', 'What the publisher calls it.', ['preliminary', 'final', 'revised'], 'final'),
    dryRun: flag('Read and check, but write nothing.'),
  },
  run: async ({ service, settings, clock, output, workingDirectory, signal }, values) => {
    const source = await requireSource(values.source)
    await refuseNonCommercial(service.database, settings.SOUTHERLY_LICENSED_SOURCES, source)
    if (isGridSource(source)) {
      const pool = createGridPool(Math.min(4, availableParallelism()))
      try {
        const result = await ingestGrid(
          {
            database: service.database,
            clock,
            home: service.home,
            pool,
            signal,
            onSteps: (done, total) => output.progress({ label: 'reading days', done, total }),
          },
          source,
          {
            locations: values.files.map((file) => path.resolve(workingDirectory, file)),
            status: values.status,
            dry_run: values.dryRun,
            ...(values.published === undefined ? {} : { published_on: values.published }),
          },
        )
        output.progress(undefined)
        return output.result({ results: [result] }, describeGrid(result))
      } finally {
        await pool.close()
      }
    }
    const results: IngestResult[] = []
    for (const file of values.files) {
      const url = isUrl(file) ? file : undefined
      const location =
        url === undefined
          ? path.resolve(workingDirectory, file)
          : (await fetchUrl({ clock, home: service.home }, values.source, url)).location
      const result = await ingestFile(
        {
          database: service.database,
          clock,
          home: service.home,
          memoryMb: settings.SOUTHERLY_READ_MB,
          signal,
          onRows: (rows) => output.progress({ label: `reading ${path.basename(file)}`, done: rows }),
        },
        {
          source: values.source,
          location,
          ...(url === undefined ? {} : { url }),
          status: values.status,
          dry_run: values.dryRun,
          ...(values.edition === undefined ? {} : { edition: values.edition }),
          ...(values.published === undefined ? {} : { published_on: values.published }),
        },
      )
      output.progress(undefined)
      results.push(result)
      if (!output.json) output.note(describeResult(result))
    }
    output.result({ results }, results.map((result) => `${result.outcome} ${result.release.id}`).join('\n'))
  },
})

const OUTCOMES: Readonly<Record<IngestResult['outcome'], string>> = {
  loaded: 'is in force',
  unchanged: 'was loaded before; nothing changed',
  checked: 'would be loaded; nothing was written',
}

function describeResult({ outcome, release, summary, diff, snapshot }: IngestResult): string {
  return [
    ...(summary === null ? [] : [describeSummary(summary)]),
    ...(diff === null ? [] : [describeDiff(diff)]),
    `release   ${release.id}, published ${release.published_on} (${release.published_basis}), ${OUTCOMES[outcome]}`,
    `snapshot  ${snapshot ?? 'none'}`,
  ].join('\n')
}

function describeGrid({ outcome, release, cells, years, notes, snapshot }: GridIngestResult): string {
  return [
    `cells     ${cells}, years ${years[0]}-${years.at(-1)} (${years.length})`,
    ...notes.map((note) => `note      ${note}`),
    `release   ${release.id}, published ${release.published_on} (${release.published_basis}), ${OUTCOMES[outcome]}`,
    `snapshot  ${snapshot ?? 'none'}`,
  ].join('\n')
}
