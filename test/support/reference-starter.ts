import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fixedClock } from '../../src/clock.ts'
import { loadStarter } from '../../src/operations/releases/load-starter.ts'
import type { Database } from '../../src/store/database.ts'

const STARTER = path.join(import.meta.dirname, '../../data/starter')
/** The national factors and the warming potentials. */
export const FACTOR_SOURCES = ['nga-factors', 'gwp']
const ALL_SOURCES = [...FACTOR_SOURCES, 'greenpower', 'greenpower-offers', 'abs-cpi']

/** Loads the part of the starter dataset that the disclosure reference pack answers from, or some sources of it. */
export async function loadReferenceStarter(
  database: Database,
  sources: readonly string[] = ALL_SOURCES,
): Promise<void> {
  const directory = mkdtempSync(path.join(tmpdir(), 'southerly-starter-'))
  try {
    for (const source of sources)
      cpSync(path.join(STARTER, source), path.join(directory, source), { recursive: true })
    await loadStarter(database, { directory, clock: fixedClock('2026-11-15T00:00:00Z') })
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}
