import { rememberedBy } from '../../domain/remembered-by.ts'
import { ERRORS, type ServiceError } from '../../errors.ts'
import type { BatchResult } from '../../operations/factors/factor-batch.ts'
import type { LoadedFactors } from '../../operations/factors/factor-library.ts'
import type { BasedFactor } from '../../operations/factors/factor-lookup.ts'
import { shownError } from '../platform/answer/echo.ts'
import { serialise } from '../platform/answer/rendered.ts'
import { presentFactor } from './factor.ts'

/** An item's own error: a problem without the members that belong to the request. */
export const presentItemError = (error: ServiceError) => ({
  code: error.code,
  title: ERRORS[error.code].title,
  ...shownError(error),
})

export function presentResult<T, Shown>({ index, outcome }: BatchResult<T>, present: (ok: T) => Shown) {
  return 'ok' in outcome
    ? ({ index, status: 'ok', http_status: 200, data: present(outcome.ok) } as const)
    : ({
        index,
        status: 'error',
        http_status: outcome.error.status,
        error: presentItemError(outcome.error),
      } as const)
}

export function summarise(results: readonly BatchResult<unknown>[]) {
  const failed = results.filter(({ outcome }) => 'error' in outcome).length
  return { requested: results.length, succeeded: results.length - failed, failed }
}

/** A factor as JSON, made once: a batch of 200 is put together from these without serialising anything again. */
const factorBytes = rememberedBy((found: BasedFactor, loaded: LoadedFactors) =>
  serialise(presentFactor(loaded, found)),
)

/** The answer of a batch of look-ups as bytes. */
export function batchBytes(
  loaded: LoadedFactors,
  results: readonly BatchResult<BasedFactor>[],
  meta: object,
): Buffer {
  const pieces: Buffer[] = [Buffer.from('{"results":[')]
  for (const result of results) {
    const { index, outcome } = result
    if (index > 0) pieces.push(COMMA)
    if ('ok' in outcome)
      pieces.push(
        Buffer.from(`{"index":${index},"status":"ok","http_status":200,"data":`),
        factorBytes(outcome.ok, loaded),
        CLOSE,
      )
    else pieces.push(serialise(presentResult(result, () => ({}))))
  }
  pieces.push(
    Buffer.from(`],"summary":${JSON.stringify(summarise(results))},"meta":`),
    serialise(meta),
    CLOSE,
  )
  return Buffer.concat(pieces)
}

const COMMA = Buffer.from(',')
const CLOSE = Buffer.from('}')
