/** `kill -9`, also of a process that may have ended by itself a moment ago. */
export function endProcess(id: number): void {
  try {
    process.kill(id, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
