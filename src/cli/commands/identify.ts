import { tmpdir } from 'node:os'
import path from 'node:path'
import { EXIT, OperatorError } from '../../errors.ts'
import { type FoundFile, identifyAll } from '../../operations/ingest/identify/expand.ts'
import { defineCommand } from '../command.ts'
import { manyArguments } from '../input.ts'
import { table } from '../output.ts'

export const identify = defineCommand({
  name: 'identify',
  summary: 'say which source files belong to, from their content, and why; loads nothing',
  examples: [
    ['identify download.csv', 'a file’s source and edition, and how it was recognised'],
    ['identify downloads/ --json', 'every file of a folder, for a script'],
  ],
  exits: [
    [EXIT.ok, 'every file has one source; files in a folder or ZIP without a source are only listed'],
    [EXIT.usage, 'a file matches several sources'],
    [EXIT.badInput, 'a named file has no source, or a file is damaged'],
    [EXIT.notFound, 'a file does not exist'],
  ],
  needs: 'nothing',
  input: { files: manyArguments('Files, folders and ZIPs.') },
  run: async ({ settings, output, workingDirectory, signal }, values) => {
    const options = {
      memoryMb: settings.SOUTHERLY_READ_MB,
      signal,
      workDirectory: tmpdir(),
      onFile: (done: number, total: number) => output.progress({ label: 'looking at files', done, total }),
    }
    const locations = values.files.map((file) => path.resolve(workingDirectory, file))
    await identifyAll(locations, options, async (files) => {
      output.progress(undefined)
      output.result({ files: files.map(presented) }, describe(files))
      refuseUnknown(files)
    })
  },
})

/** Where an archive was unpacked for a moment tells no one anything. */
function presented(found: FoundFile): object {
  const { location: _, isNamed: __, shown, ...file } = found
  return { ...file, file: shown }
}

function describe(files: readonly FoundFile[]): string {
  const rows = files.map(({ shown, source, outcome, candidates: [best] }) => [
    shown,
    source ?? OUTCOMES[outcome],
    (outcome === 'found' ? best?.edition?.edition : undefined) ?? '-',
  ])
  const reasons = files.map(({ shown, reason, outcome, candidates: [best] }) => {
    const fault = outcome === 'found' && best?.fault ? ` Its reader refuses it: ${best.fault}.` : ''
    const doubts = best !== undefined && best.findings > 0 ? ` ${best.findings} places are in doubt.` : ''
    return `${shown}: ${reason}${fault}${doubts}\n`
  })
  return `${table(['file', 'source', 'edition'], rows)}\n${reasons.join('')}`
}

const OUTCOMES: Readonly<Record<FoundFile['outcome'], string>> = {
  found: '-',
  several: '(several)',
  not_needed: '(not needed)',
  archive: '(archive)',
  none: '(none)',
  unreadable: '(unreadable)',
}

/** Files of no source in a folder are listed; a file that was named must have one. */
function refuseUnknown(files: readonly FoundFile[]): void {
  const unknown = files.filter(
    ({ outcome, isNamed }) => outcome === 'unreadable' || (outcome === 'none' && isNamed),
  )
  const several = files.filter(({ outcome }) => outcome === 'several')
  const [first] = [...unknown, ...several]
  if (first === undefined) return
  throw new OperatorError(
    unknown.length > 0
      ? `files of no known source: ${unknown.length} of ${files.length}`
      : `files that fit several sources: ${several.length} of ${files.length}`,
    {
      hint:
        unknown.length > 0
          ? `${first.shown}: ${first.reason}`
          : `Load it with \`southerly ingest ${first.shown} --source SLUG\`.`,
      exitCode: unknown.length > 0 ? EXIT.badInput : EXIT.usage,
    },
  )
}
