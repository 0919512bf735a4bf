import type { Held } from '../../domain/prose/held.ts'
import { heldFactors } from '../../domain/prose/held-factors.ts'
import { heldFacts, heldNumbers } from '../../domain/prose/held-numbers.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { factorLibrary } from '../factors/factor-library.ts'
import { priceChanges } from '../reference/price-changes.ts'
import { generationOf } from '../reference/stations.ts'
import type { GatheredDisclosure } from './gather-disclosure.ts'

/** All that a text or a report is compared with; `requirement_id` is what it answers, if anything. */
export async function heldOfReport(
  database: ReadonlySql,
  found: GatheredDisclosure,
  requirement_id: string | null,
): Promise<Held> {
  const facts = heldFacts(found)
  const library = await factorLibrary(database, found.snapshot)
  const beside = {
    generation: await generationOf(database, found.snapshot, facts.names),
    factors: library === null ? [] : heldFactors(library),
    price_changes: await priceChanges(database, found.snapshot),
  }
  return heldNumbers({ ...facts, ...beside }, requirement_id)
}
