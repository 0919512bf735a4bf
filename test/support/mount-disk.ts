import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A disk of its own in memory. */
export interface SmallDisk {
  readonly directory: string
  unmount(): void
}

/** Undefined where this user may not mount one. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined
  const directory = mkdtempSync(path.join(tmpdir(), 'southerly-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', directory], {
      stdio: 'ignore',
    })
  } catch {
    rmSync(directory, { recursive: true })
    return undefined
  }
  return {
    directory,
    unmount() {
      execFileSync('umount', ['--lazy', directory])
      rmSync(directory, { recursive: true })
    },
  }
}

/** Writes until nothing fits any more; returns how to make room again. */
export function fillDisk(disk: string): () => void {
  const ballast = path.join(disk, 'ballast')
  const file = openSync(ballast, 'w')
  try {
    for (const size of [1 << 20, 1 << 12])
      try {
        for (;;) writeSync(file, Buffer.alloc(size))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
  } finally {
    closeSync(file)
  }
  return () => {
    rmSync(ballast)
    // The kernel gives the blocks back a moment later when it is busy.
    for (let waited = 0; waited < MOST_WAITS && statfsSync(disk).bavail === 0; waited += 1)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS)
  }
}

const WAIT_MS = 20
const MOST_WAITS = 500
