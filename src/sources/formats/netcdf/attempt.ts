import { ReadError } from '../../read-error.ts'

/** Does work on a file and says of whatever goes wrong that the file is damaged. */
export function attempt<T>(file: string, problem: string, work: () => T): T {
  try {
    return work()
  } catch (cause) {
    if (cause instanceof ReadError) throw cause
    throw new ReadError({
      file,
      problem: `${problem} (${reasonOf(cause instanceof Error ? cause.message : String(cause))})`,
      spare: 'cut_short',
      hint: 'The file is damaged or cut short: fetch it again and compare its size with the publisher’s.',
    })
  }
}

/** The HDF5 library lists every function on its way; what went wrong stands with the last. */
const reasonOf = (said: string): string =>
  [...said.matchAll(/^ *#\d+: .*?\(\): (.+)$/gm)].at(-1)?.[1] ?? said.split('\n')[0]!.trim()
