import { createHash } from 'node:crypto'

const LIMIT = 1n << 256n

/** Count and hash of the rows of a table. The hash is the sum of the rows' own, so that it does not hang on their order. */
export interface TableSum {
  readonly rows: number
  readonly sha256_sum: string
}

/** Adds rows up, each as the line of CSV that stands for it. */
export class RowSum {
  #rows = 0
  #sum = 0n

  add(line: string): void {
    this.#rows += 1
    this.#sum = (this.#sum + BigInt(`0x${createHash('sha256').update(line).digest('hex')}`)) % LIMIT
  }

  result(): TableSum {
    return { rows: this.#rows, sha256_sum: this.#sum.toString(16).padStart(64, '0') }
  }
}
