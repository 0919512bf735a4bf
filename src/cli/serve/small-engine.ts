import { setFlagsFromString } from 'node:v8'

/** The first implies the others only on a command line. */
const FLAGS = ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering']

/**
 * Has V8 compile the embedded engine once and leave it so. Optimising takes 2.8 s of a processor at every start and 1.2 GB for
 * one function, part of which stays with the process; it pays for long computations only, such as loading the starter dataset at a first start that
 * has no template to copy (decision 82). Bundles are made and publishers' files read by other processes, which optimise what they run.
 */
export function keepEngineSmall(): void {
  for (const flag of FLAGS) setFlagsFromString(flag)
}
