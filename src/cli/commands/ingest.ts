import { userInfo } from 'node:os'
import path from 'node:path'
import { publicationText } from '../../domain/publication.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import { isUrl } from '../../operations/ingest/fetch.ts'
import { describeDecision } from '../../operations/ingest/findings.ts'
import { type Loaded, ingest as load } from '../../operations/ingest/ingest.ts'
import { requireSource } from '../../operations/ingest/read-file.ts'
import { refuseNonCommercial } from '../../operations/releases/non-commercial.ts'
import { defineCommand } from '../command.ts'
import { propose, readDecisions } from '../decisions-file.ts'
import { describeCoverage } from '../describe-coverage.ts'
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
      'ingest safeguard baselines-2025-26.csv --accept "two refineries closed in 2025"',
      'a release that takes companies out of the mechanism, which is right this time',
    ],
    [
      'ingest nga-factors nga-2026.xlsx --propose decisions.json',
      'a file with places in doubt: write down what the reader proposes for each; load nothing',
    ],
    [
      'ingest nga-factors nga-2026.xlsx --decide decisions.json',
      'load it with these decisions, which you confirmed or changed',
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
    published: day('When the publisher published it; unset: what the file says, else unknown.'),
    status: choice('status', 'What the publisher calls it.', ['preliminary', 'final', 'revised'], 'final'),
    accept: option('reason', 'Loads a release whose effects look wrong; the reason is kept with it.'),
    propose: option('file', 'Writes a decision for each place in doubt into this file; loads nothing.'),
    decide: option('file', 'Loads with the decisions of this file: one for each place in doubt.'),
    dryRun: flag('Read, compare the answers before and after, but write nothing.'),
  },
  run: async ({ service, settings, clock, output, workingDirectory, signal }, values) => {
    const source = await requireSource(values.source)
    await refuseNonCommercial(service.database, settings.SOUTHERLY_LICENSED_SOURCES, source)
    const files = values.files.map((file) => (isUrl(file) ? file : path.resolve(workingDirectory, file)))
    if (values.propose !== undefined) {
      if (values.decide !== undefined)
        throw new OperatorError('give --propose or --decide, not both', { exitCode: EXIT.usage })
      const limits = { clock, memoryMb: settings.SOUTHERLY_READ_MB, signal }
      const target = path.resolve(workingDirectory, values.propose)
      return propose({ ...limits, home: service.home, output }, { ...values, files, target })
    }
    const decisions =
      values.decide === undefined
        ? undefined
        : await readDecisions(path.resolve(workingDirectory, values.decide), values.source)
    const results = await load(
      {
        database: service.database,
        clock,
        home: service.home,
        memoryMb: settings.SOUTHERLY_READ_MB,
        signal,
        onRows: (file, rows) => output.progress({ label: `reading ${path.basename(file)}`, done: rows }),
        onSteps: (done, total) => output.progress({ label: 'reading days', done, total }),
        onLoaded: (loaded) => {
          output.progress(undefined)
          if (!output.json) output.note(describe(loaded))
        },
      },
      {
        source: values.source,
        files,
        status: values.status,
        dry_run: values.dryRun,
        ...(values.accept === undefined
          ? {}
          : { accept: { reason: values.accept, accepted_by: userInfo().username } }),
        ...(decisions === undefined ? {} : { decisions }),
        ...(values.edition === undefined ? {} : { edition: values.edition }),
        ...(values.published === undefined ? {} : { published_on: values.published }),
      },
    )
    output.result({ results }, results.map(({ outcome, release }) => `${outcome} ${release.id}`).join('\n'))
  },
})

const OUTCOMES: Readonly<Record<Loaded['outcome'], string>> = {
  loaded: 'is loaded',
  unchanged: 'was loaded before; nothing changed',
  checked: 'would be loaded; nothing was written',
}

const describe = (loaded: Loaded): string => {
  const { outcome, release, snapshot } = loaded
  return [
    ...('cells' in loaded ? describeCells(loaded) : describeRows(loaded)),
    `release   ${release.id}, ${publicationText(release)}, ${OUTCOMES[outcome]}`,
    `snapshot  ${snapshot ?? 'none'}`,
  ].join('\n')
}

const describeRows = ({
  summary,
  diff,
  warnings,
  coverage,
}: Extract<Loaded, { diff: unknown }>): string[] => [
  ...(summary === null ? [] : [describeSummary(summary)]),
  ...(summary?.decisions ?? []).map((decision) => `decided   ${describeDecision(decision)}`),
  ...(diff === null ? [] : [describeDiff(diff)]),
  ...warnings.map(({ message }) => `warning   ${message}`),
  ...describeCoverage(coverage),
]

const describeCells = ({
  cells,
  years,
  notes,
  warnings,
  coverage,
}: Extract<Loaded, { cells: number }>): string[] => [
  `cells     ${cells}, years ${years[0]}-${years.at(-1)} (${years.length})`,
  ...notes.map((note) => `note      ${note}`),
  ...warnings.map(({ message }) => `warning   ${message}`),
  ...describeCoverage(coverage),
]
