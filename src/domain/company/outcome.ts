import { AVAILABLE, type Availability } from '../availability.ts'
import type { EvidenceInput, Method } from '../evidence.ts'
import { type Basis, NO_WORKINGS, type Working } from '../working.ts'
import type { TraceStep } from './bands.ts'

/** 1 is a figure as published for this company; 5 is an estimate from industry averages. */
export type DataQuality = 1 | 2 | 3 | 4 | 5

/** Anything that was read from a publisher's file, with where it is there. */
export interface Evidenced {
  readonly evidence: readonly EvidenceInput[]
}

/** The outcome of a method. `result` is null only when nothing at all could be computed; `availability` says why. */
export interface Outcome<T> {
  readonly method: Method
  readonly availability: Availability
  readonly basis: Basis
  readonly data_quality: DataQuality
  readonly flags: readonly string[]
  readonly trace: readonly TraceStep[]
  readonly inputs: readonly EvidenceInput[]
  readonly result: T | null
  /** How the figures came about. A function, so that a profile which no one questions does not pay for it. */
  readonly workings: () => readonly Working[]
}

interface Particulars {
  readonly basis: Basis
  readonly data_quality: DataQuality
  readonly flags?: readonly string[]
  readonly trace?: readonly TraceStep[]
  readonly inputs?: readonly EvidenceInput[]
  /** Given when a result exists but is stale or falls short. */
  readonly availability?: Availability
  readonly workings?: () => readonly Working[]
}

export const withResult = <T>(method: Method, result: T, particulars: Particulars): Outcome<T> => ({
  method,
  availability: particulars.availability ?? AVAILABLE,
  basis: particulars.basis,
  data_quality: particulars.data_quality,
  flags: particulars.flags ?? [],
  trace: particulars.trace ?? [],
  inputs: particulars.inputs ?? [],
  result,
  workings: particulars.workings ?? NO_WORKINGS,
})

/** No result, with the coded reason and whatever inputs showed the absence. */
export const withoutResult = <T>(
  method: Method,
  availability: Availability,
  particulars: Omit<Particulars, 'availability'>,
): Outcome<T> => ({ ...withResult<T | null>(method, null, particulars), availability })

export const evidenceOf = (items: readonly Evidenced[]): EvidenceInput[] =>
  items.flatMap((item) => item.evidence)
