import { readFileSync } from 'node:fs'

/** The kernel counts in hundredths of a second on every architecture that Linux offers to programs. */
const TICKS_PER_SECOND = 100

/** Seconds of processor time that a process has used, all threads; undefined where there is no /proc. */
export function processorSeconds(pid: number): number | undefined {
  try {
    // The name in parentheses may hold spaces; what follows it is the third field and on.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
  } catch {
    return undefined
  }
}
