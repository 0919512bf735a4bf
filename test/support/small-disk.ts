import { execFileSync } from 'node:child_process'
import { onTestFinished } from 'vitest'
import { mountSmallDisk } from './mount-disk.ts'

/** A disk of its own in memory until the end of the test; undefined where this user may not mount one. */
export function mountDisk(megabytes: number): string | undefined {
  const disk = mountSmallDisk(megabytes)
  if (disk !== undefined) onTestFinished(() => disk.unmount())
  return disk?.directory
}

export const makeReadOnly = (disk: string): void => {
  execFileSync('mount', ['-o', 'remount,ro', disk])
}
