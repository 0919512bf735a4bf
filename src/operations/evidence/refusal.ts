import { TAKEN_KINDS } from '../../domain/disclosure/evidence/file-kinds.ts'
import { ServiceError } from '../../errors.ts'

/** A file that is not taken as evidence, and why. `problem` goes on after the name of the file. */
export const refusedFile = (name: string, problem: string, hint?: string): ServiceError =>
  new ServiceError('evidence_file_refused', `${name} ${problem}.`, {
    errors: [{ pointer: '', code: 'evidence_file_refused', message: problem }],
    hint: hint ?? `Accepted file types: ${TAKEN_KINDS}. Nothing was saved.`,
  })
