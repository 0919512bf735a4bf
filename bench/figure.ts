/** One measured number, with what it is compared to in the same run. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** What the value is held against: a bare equivalent measured in this run, or a limit that we promise. */
  readonly against: { readonly name: string; readonly value: number; readonly unit: string }
  /** Whether a larger value is better. */
  readonly better: 'more' | 'less'
}

export interface Bench {
  readonly name: string
  readonly what: string
  /** What the figures are compared to, in words. */
  readonly baseline: string
  run(): Promise<Figure[]>
}

/** How the value stands to what it is held against: 1 is equal. */
export const ratio = (figure: Figure): number => figure.value / figure.against.value
