import { userInfo } from 'node:os'
import path from 'node:path'
import { EXIT, OperatorError } from '../errors.ts'
import type { FoundFile } from '../operations/ingest/identify/expand.ts'
import {
  type FileResult,
  type FilesRequest,
  ingestFiles,
  isFailure,
} from '../operations/ingest/ingest-files.ts'
import type { ServiceContext } from './command.ts'
import { describeLoaded } from './describe-loaded.ts'
import { type Output, table } from './output.ts'

type Context = Pick<ServiceContext, 'service' | 'settings' | 'clock' | 'output' | 'signal'>

interface Values {
  readonly slug: string | undefined
  readonly files: readonly string[]
  readonly status: NonNullable<FilesRequest['status']>
  readonly dryRun: boolean
  readonly stop: boolean
  readonly accept: string | undefined
  readonly edition: string | undefined
  readonly published: string | undefined
}

/** Loads files that must first be told by their content, and ends with a table of what became of each. */
export async function ingestFound(
  { service, settings, clock, output, signal }: Context,
  values: Values,
): Promise<void> {
  const results = await ingestFiles(
    {
      database: service.database,
      clock,
      home: service.home,
      memoryMb: settings.SOUTHERLY_READ_MB,
      licensed: settings.SOUTHERLY_LICENSED_SOURCES,
      signal,
      choose: (file) => askForSource(output, file),
      onIdentified: (done, total) => output.progress({ label: 'looking at files', done, total }),
      onRows: (file, rows) => output.progress({ label: `reading ${path.basename(file)}`, done: rows }),
      onSteps: (done, total) => output.progress({ label: 'reading days', done, total }),
      onLoaded: (loaded) => {
        output.progress(undefined)
        if (!output.json) output.note(describeLoaded(loaded))
      },
      onResult: (result) => {
        output.progress(undefined)
        if (!output.json) output.note(describeResult(result))
      },
    },
    {
      locations: values.files,
      status: values.status,
      dry_run: values.dryRun,
      stop: values.stop,
      ...(values.slug === undefined ? {} : { only: values.slug }),
      ...(values.accept === undefined
        ? {}
        : { accept: { reason: values.accept, accepted_by: userInfo().username } }),
      ...(values.edition === undefined ? {} : { edition: values.edition }),
      ...(values.published === undefined ? {} : { published_on: values.published }),
    },
  )
  output.result({ files: results }, describeResults(results))
  refuseFailures(results)
}

const OUTCOMES: Readonly<Record<FileResult['outcome'], string>> = {
  loaded: 'loaded',
  unchanged: 'unchanged',
  checked: 'would be loaded',
  in_doubt: 'in doubt',
  not_understood: 'not understood',
  several: 'fits several',
  no_source: 'no source',
  not_needed: 'not needed',
  not_tried: 'not tried',
}

const askForSource = (
  output: Output,
  { shown, reason, candidates }: Pick<FoundFile, 'shown' | 'reason' | 'candidates'>,
): Promise<string | undefined> =>
  output.ask({
    text: `${shown}: ${reason}\nWhich source does it belong to?`,
    choices: candidates.map(({ source }) => source),
  })

const describeResult = ({ file, source, outcome, reason }: FileResult): string =>
  `${file}: ${source === null ? '' : `${source}, `}${OUTCOMES[outcome]}. ${reason}`

const describeResults = (results: readonly FileResult[]): string =>
  table(
    ['file', 'source', 'edition', 'outcome'],
    results.map(({ file, source, edition, outcome }) => [
      file,
      source ?? '-',
      edition ?? '-',
      OUTCOMES[outcome],
    ]),
  )

/** Ends the command with the code that says what kind of thing is left to do. */
function refuseFailures(results: readonly FileResult[]): void {
  const failed = results.filter(isFailure)
  if (failed.length === 0) return
  const onlyToChoose = failed.every(({ outcome }) => outcome === 'several')
  const first = `${failed[0]?.file}: ${failed[0]?.reason.split('\n')[0]}`
  throw new OperatorError(`files that were not loaded: ${failed.length} of ${results.length}`, {
    hint: onlyToChoose ? first : `${first}\n  What was loaded stays.`,
    exitCode: onlyToChoose ? EXIT.usage : EXIT.badInput,
  })
}
