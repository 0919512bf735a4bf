import { userInfo } from 'node:os'
import path from 'node:path'
import { EXIT, OperatorError } from '../../errors.ts'
import { ingest as load } from '../../operations/ingest/ingest.ts'
import { requireSource } from '../../operations/ingest/read-file.ts'
import { refuseNonCommercial } from '../../operations/releases/non-commercial.ts'
import { networkOf } from '../../operations/update/network.ts'
import { defineCommand } from '../command.ts'
import { propose, readDecisions } from '../decisions-file.ts'
import { describeLoaded } from '../describe-loaded.ts'
import { ingestFound } from '../ingest-found.ts'
import { needIdentifying, readIngestWords } from '../ingest-words.ts'
import { choice, day, flag, manyArguments, option } from '../input.ts'

export const ingest = defineCommand({
  name: 'ingest',
  summary: 'load publishers’ files, each as one immutable release, all or nothing',
  examples: [
    [
      'ingest downloads/',
      'every file in a folder: each is recognised by its content and loaded in the right order',
    ],
    ['ingest registered-corporation-2025-26.csv --dry-run', 'says what the file is and what it would change'],
    [
      'ingest nger-corporate registered-corporation-2025-26.csv --published 2027-02-26',
      'one year of the registry',
    ],
    ['ingest safeguard baselines-2025-26.csv --dry-run', 'read, check and summarise; save nothing'],
    [
      'ingest nga-factors nga-2026.xlsx --status revised --json',
      'for a script: one line with release, summary and differences',
    ],
    [
      'ingest safeguard baselines-2025-26.csv --accept "two refineries closed in 2025"',
      'a release that removes companies from the mechanism, correctly this time',
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
      'a folder of climate grids: all years of every cell; resumes where it stopped',
    ],
  ],
  exits: [
    [
      EXIT.ok,
      'everything is loaded, or was before; files in a folder or ZIP without a source are only listed',
    ],
    [EXIT.usage, 'the command line is wrong, or a file matches several sources: choose one with --source'],
    [EXIT.badInput, 'a file is in doubt or not understood, or a named file has no source'],
    [EXIT.notFound, 'a file does not exist'],
  ],
  needs: 'service',
  migrations: 'require',
  input: {
    files: manyArguments(
      'Files, folders and ZIPs as the publishers offer them; or the slug of a source and then its files or their addresses.',
    ),
    source: option('slug', 'Source of the files, if their content matches several.'),
    stop: flag('Stop at the first file that cannot be loaded.'),
    edition: option(
      'edition',
      'Edition or reporting year, for a file that does not give it in its content or name.',
    ),
    published: day('When the publisher published it; unset: what the file says, else unknown.'),
    status: choice('status', 'What the publisher calls it.', ['preliminary', 'final', 'revised'], 'final'),
    accept: option('reason', 'Load a release whose effects look wrong; the reason is kept with it.'),
    propose: option('file', 'Write a decision for each place in doubt to this file; loads nothing.'),
    decide: option('file', 'Load with the decisions in this file: one for each place in doubt.'),
    dryRun: flag('Read, and compare the answers before and after, but save nothing.'),
  },
  run: async ({ service, settings, clock, output, workingDirectory, signal }, values) => {
    const { slug, files } = await readIngestWords(values.files, values.source, workingDirectory, output)
    if (slug === undefined && (values.propose !== undefined || values.decide !== undefined))
      throw new OperatorError('--propose and --decide work on one file of a named source', {
        hint: 'Name it: southerly ingest SOURCE FILE --propose decisions.json. `southerly identify FILE` names the source.',
        exitCode: EXIT.usage,
      })
    if (slug === undefined || (await needIdentifying(slug, files)))
      return ingestFound({ service, settings, clock, output, signal }, { ...values, slug, files })
    const source = await requireSource(slug)
    await refuseNonCommercial(service.database, settings.SOUTHERLY_LICENSED_SOURCES, source)
    if (values.propose !== undefined) {
      if (values.decide !== undefined)
        throw new OperatorError('give --propose or --decide, not both', { exitCode: EXIT.usage })
      const limits = { clock, memoryMb: settings.SOUTHERLY_READ_MB, signal }
      const target = path.resolve(workingDirectory, values.propose)
      return propose({ ...limits, home: service.home, output }, { ...values, source: slug, files, target })
    }
    const decisions =
      values.decide === undefined
        ? undefined
        : await readDecisions(path.resolve(workingDirectory, values.decide), slug)
    const results = await load(
      {
        database: service.database,
        clock,
        home: service.home,
        memoryMb: settings.SOUTHERLY_READ_MB,
        transport: networkOf(settings),
        signal,
        onRows: (file, rows) => output.progress({ label: `reading ${path.basename(file)}`, done: rows }),
        onSteps: (done, total) => output.progress({ label: 'reading days', done, total }),
        onLoaded: (loaded) => {
          output.progress(undefined)
          if (!output.json) output.note(describeLoaded(loaded))
        },
      },
      {
        source: slug,
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
