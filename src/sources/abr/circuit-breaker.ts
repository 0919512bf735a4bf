import type { Clock } from '../../clock.ts'

/**
 * Stops asking a service that keeps failing: after `failures` in a row nothing is asked for `pauseMs`, then one request
 * is let through to see. Without it, every profile would wait out the time-out of a register that is down.
 */
export class CircuitBreaker {
  readonly #clock: Clock
  readonly #failures: number
  readonly #pauseMs: number
  #inARow = 0
  #openUntil = 0

  constructor(clock: Clock, failures = 5, pauseMs = 60_000) {
    this.#clock = clock
    this.#failures = failures
    this.#pauseMs = pauseMs
  }

  /** Milliseconds until the service may be asked again; zero when it may be now. */
  get waitMs(): number {
    return Math.max(0, this.#openUntil - this.#clock.now().getTime())
  }

  /** To be called before a request is let through: while it runs, others wait for its outcome. */
  begin(): void {
    if (this.#inARow >= this.#failures) this.#openUntil = this.#clock.now().getTime() + this.#pauseMs
  }

  succeeded(): void {
    this.#inARow = 0
    this.#openUntil = 0
  }

  failed(): void {
    this.#inARow += 1
    if (this.#inARow >= this.#failures) this.#openUntil = this.#clock.now().getTime() + this.#pauseMs
  }
}
