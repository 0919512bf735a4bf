import type { Clock } from '../../clock.ts'
import { createSeal } from './seal.ts'

/** Hands a value to a browser for a while, so that it can bring it back and neither read nor change it. */
export interface TimedSeal<Value extends object> {
  readonly seconds: number
  close(value: Value): string
  /** Undefined when it is too old or was not sealed here, for this purpose. */
  open(sealed: string): Value | undefined
}

export function createTimedSeal<Value extends object>(
  { secret, clock }: { readonly secret: Uint8Array; readonly clock: Clock },
  purpose: string,
  seconds: number,
): TimedSeal<Value> {
  const seal = createSeal(secret, purpose)
  const now = (): number => clock.now().getTime()
  return {
    seconds,
    close: (value) => seal.close(JSON.stringify({ value, until: now() + seconds * 1000 })),
    open(sealed) {
      try {
        const { value, until } = JSON.parse(seal.open(sealed)) as { value: Value; until: number }
        return until > now() ? value : undefined
      } catch {
        return undefined
      }
    },
  }
}
