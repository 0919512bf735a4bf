import { ReadError } from '../../read-error.ts'

/** Does work on a file and says of whatever goes wrong that the file is damaged. */
export function attempt<T>(file: string, problem: string, work: () => T): T {
  try {
    return work()
  } catch (cause) {
    if (cause instanceof ReadError) throw cause
    const said = cause instanceof Error ? cause.message : String(cause)
    throw new ReadError({
      file,
      problem: `${problem} (${said.split('\n')[0]?.trim() ?? ''})`,
      hint: 'The file is damaged or cut short: fetch it again and compare its size with the publisher’s.',
    })
  }
}
