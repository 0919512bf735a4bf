import type { EvidenceInput } from '../../evidence.ts'

/** Two values that stand beside each other, with all that a rule needs to name them. */
export interface Pair {
  /** What the other side was read from. */
  readonly evidence?: readonly EvidenceInput[]
  readonly [name: string]: string | number | boolean | undefined | readonly EvidenceInput[]
}
