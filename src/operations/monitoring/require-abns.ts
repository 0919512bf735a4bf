import { type Fault, ServiceError } from '../../errors.ts'
import { requireAbn } from '../require-abn.ts'

/** Faults that one answer lists; thousands would help no one. */
const FAULTS_SHOWN = 100

/** The ABNs of a list in order, each once; all faults at once when some are not ABNs. */
export function requireAbns(texts: readonly string[]): string[] {
  const faults: Fault[] = []
  const abns = texts.flatMap((text, index): string[] => {
    try {
      return [requireAbn(text)]
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      const [fault] = error.details.errors ?? []
      faults.push({
        pointer: `/companies/${index}`,
        code: error.code,
        message: fault?.message ?? error.message,
        received: text,
      })
      return []
    }
  })
  if (faults.length === 0) return [...new Set(abns)].toSorted()
  throw new ServiceError(
    'validation_failed',
    `${faults.length} of ${texts.length} companies are not valid ABNs.`,
    {
      errors: faults.slice(0, FAULTS_SHOWN),
      hint: 'Nothing was saved. Fix every ABN and send the list again.',
    },
  )
}
