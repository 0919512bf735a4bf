import { keysOf } from '../../domain/ledger/files/block.ts'
import { idKey } from '../../domain/ledger/files/key-table.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { blockKeys, lineKeys } from '../../store/ledger/files.ts'
import type { LedgerKey } from '../../store/ledger/head.ts'
import type { LedgerFileTask } from '../ingest/reading-process/ledger-task.ts'

/** What a ledger has already, eight bytes for each line: enough to tell which rows of a file are new. */
export async function standingKeys(sql: ReadonlySql, key: LedgerKey): Promise<LedgerFileTask['standing']> {
  const [blocks, lines] = [await blockKeys(sql, key), await lineKeys(sql, key)]
  const corrected = new Set(lines.flatMap(({ corrects }) => (corrects === null ? [] : [idKey(corrects)])))
  const prints = blocks.map(({ alike }) => alike)
  const own = {
    ids: lines.map(({ id }) => idKey(id)),
    prints: lines.map(({ fingerprint }) => BigInt(`0x${fingerprint}`)),
  }
  const counted = own.prints.map((print, at) =>
    lines[at]!.counts && !corrected.has(own.ids[at]!) ? print : 0n,
  )
  return {
    // What a line corrects comes first: where the corrected line stands, its own fingerprint follows and takes the place of zero.
    ids: joined([bytesOf([...corrected]), ...blocks.map(({ ids }) => ids), bytesOf(own.ids)]),
    prints: joined([bytesOf([...corrected].map(() => 0n)), ...prints, bytesOf(own.prints)]),
    alike: joined([
      ...blocks.map(({ ids, alike }) => (corrected.size === 0 ? alike : without(ids, alike, corrected))),
      bytesOf(counted),
    ]),
  }
}

/** Fingerprints without those of lines that were corrected. */
function without(ids: Uint8Array, alike: Uint8Array, corrected: ReadonlySet<bigint>): Uint8Array {
  const prints = keysOf(alike)
  for (const [at, id] of keysOf(ids).entries()) if (corrected.has(id)) prints[at] = 0n
  return new Uint8Array(prints.buffer)
}

const bytesOf = (keys: readonly bigint[]): Uint8Array => new Uint8Array(BigUint64Array.from(keys).buffer)
const joined = (parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts))
