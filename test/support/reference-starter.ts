import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fixedClock } from '../../src/clock.ts'
import { loadStarter } from '../../src/operations/load-starter.ts'
import type { Database } from '../../src/store/database.ts'

const STARTER = path.join(import.meta.dirname, '../../data/starter')
const SOURCES = ['nga-factors', 'gwp', 'greenpower', 'greenpower-offers', 'abs-cpi']

/** Loads the part of the starter dataset that the disclosure reference pack answers from. */
export async function loadReferenceStarter(database: Database): Promise<void> {
  const directory = mkdtempSync(path.join(tmpdir(), 'southerly-starter-'))
  try {
    for (const source of SOURCES)
      cpSync(path.join(STARTER, source), path.join(directory, source), { recursive: true })
    await loadStarter(database, { directory, clock: fixedClock('2026-11-15T00:00:00Z') })
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}
