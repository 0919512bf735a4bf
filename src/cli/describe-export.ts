import { EXIT, OperatorError } from '../errors.ts'
import type { VerifiedExport } from '../operations/export/verify-export.ts'
import type { Output } from './output.ts'

const FAULTS = { altered: 'changed', missing: 'missing', unexpected: 'not part of the export' } as const

/** Prints what was found of an export, and refuses one that was changed. */
export async function reportExport(output: Output, place: string, found: VerifiedExport): Promise<void> {
  const { files, signature, snapshot } = found
  const faults = files.flatMap(({ name, status }) =>
    status === 'as_signed' ? [] : [`${name}: ${FAULTS[status]}`],
  )
  output.result(
    found,
    [
      `${files.length} files of snapshot ${snapshot.id} (${snapshot.as_of}).`,
      ...faults,
      signature.detail,
    ].join('\n'),
  )
  if (found.valid) return
  throw new OperatorError(
    `${place} has been changed: ${faults.length > 0 ? faults.join('; ') : signature.detail}`,
    {
      hint: 'Export the snapshot again: the same snapshot gives the same files.',
      exitCode: EXIT.verificationFailed,
    },
  )
}
