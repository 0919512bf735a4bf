import { stat } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { OperatorError } from '../../../errors.ts'
import { missingFile } from '../../../sources/read-error.ts'
import { type ReadingLimits, readApart } from '../reading-process/read-apart.ts'
import type { Identification } from './identification.ts'

export interface IdentifyLimits extends Omit<ReadingLimits, 'onRows'> {
  readonly onFile?: (done: number, total: number) => void
}

/**
 * Tells of which source a file is, by its content. The file is opened in its own process. Needs no database. A folder is
 * no file: see `identifyAll`.
 */
export async function identifyFile(location: string, limits: IdentifyLimits = {}): Promise<Identification> {
  const [identification] = await identifyFiles([location], limits)
  return identification!
}

/** The same for many files: one process for all, and another one after a file that ended the last. */
export async function identifyFiles(
  locations: readonly string[],
  limits: IdentifyLimits = {},
): Promise<Identification[]> {
  for (const location of locations)
    if ((await stat(location).catch(() => undefined)) === undefined) throw missingFile(location)
  const told: Identification[] = []
  while (told.length < locations.length) {
    const rest = locations.slice(told.length)
    try {
      await inOneProcess(rest, limits, (identification) => {
        told.push(identification)
        limits.onFile?.(told.length, locations.length)
      })
    } catch (error) {
      const culprit = locations[told.length]
      if (!(error instanceof OperatorError) || culprit === undefined) throw error
      // Alone, so that what is said names the file that did it.
      told.push(rest.length > 1 ? await identifyFile(culprit, limits) : unreadable(culprit, error))
    }
  }
  return told
}

async function inOneProcess(
  locations: readonly string[],
  limits: IdentifyLimits,
  onTold: (identification: Identification) => void,
): Promise<void> {
  const name = path.basename(locations[0] ?? '')
  await readApart(
    { kind: 'identify', name, locations },
    async (output) => {
      for await (const line of createInterface({ input: output, crlfDelay: Infinity }))
        onTold(JSON.parse(line) as Identification)
    },
    limits,
  )
}

const unreadable = (location: string, error: OperatorError): Identification => ({
  file: path.basename(location),
  location,
  form: 'unknown binary',
  sha256: null,
  outcome: 'unreadable',
  source: null,
  candidates: [],
  reason: error.message,
})
