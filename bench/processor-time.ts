import { readFileSync } from 'node:fs'

/** The kernel counts in hundredths of a second on every architecture that Linux offers to programs. */
const TICKS_PER_SECOND = 100

/** Seconds of processor time that a process has used, all threads; undefined where there is no /proc. */
export const processorSeconds = (pid: number): number | undefined => secondsIn(`/proc/${pid}/stat`)

/** The same of one thread; the first has the number of its process. */
export const threadSeconds = (pid: number, thread: number): number | undefined =>
  secondsIn(`/proc/${pid}/task/${thread}/stat`)

function secondsIn(file: string): number | undefined {
  try {
    // The name in parentheses may hold spaces; what follows it is the third field and on.
    const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
  } catch {
    return undefined
  }
}
