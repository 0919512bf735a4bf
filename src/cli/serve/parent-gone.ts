const LOOK_EVERY_MS = 500

/**
 * Aborted once the process that started this one has ended. `npm start` runs us under a shell, and a signal to npm ends npm
 * and the shell but never reaches us: without this an orphan would go on holding port and database.
 */
export function parentGone(): AbortSignal {
  const controller = new AbortController()
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    controller.abort()
  }, LOOK_EVERY_MS)
  timer.unref()
  return controller.signal
}
