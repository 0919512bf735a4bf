import type { FactorUse } from '../../domain/ledger/factor-use.ts'
import { linesOfBlock } from '../../domain/ledger/files/block.ts'
import { isMetered, type MeteredStretch } from '../../domain/ledger/metered.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { blockLines, blocksWithFactors } from '../../store/ledger/files.ts'
import type { LedgerKey } from '../../store/ledger/head.ts'
import { correctedUpTo, stretchesOfLines } from '../../store/ledger/lines.ts'
import { createTurns } from '../in-turns.ts'

/**
 * Days that lines of metered energy are about. Subtotals hold months, so that the lines are read: those of a file only where it has such
 * lines, block by block.
 */
export async function meteredStretches(
  sql: ReadonlySql,
  key: LedgerKey,
  factors: ReadonlyMap<string, FactorUse>,
): Promise<MeteredStretch[]> {
  const metered = [...factors].flatMap(([id, use]) => (isMetered(use) ? [id] : []))
  if (metered.length === 0) return []
  const found = new Map((await stretchesOfLines(sql, key, metered)).map((one) => [keyOf(one), one]))
  const blocks = await blocksWithFactors(sql, key, metered)
  if (blocks.length === 0) return [...found.values()]
  const wanted = new Set(metered)
  const corrected = await correctedUpTo(sql, key, Number.MAX_SAFE_INTEGER)
  const turn = createTurns()
  for (const { first, prefix } of blocks) {
    for (const { row, factor, activity, counts, line } of linesOfBlock(await blockLines(sql, key, first))) {
      if (!counts || !wanted.has(factor) || corrected.has(line.id ?? `${prefix}${row}`)) continue
      const { from, to, entity_abn: entity = '', facility } = line
      const is_zero = Number(activity) === 0
      const one = { factor, entity, facility: facility?.trim() ?? '', from, to, is_zero }
      found.set(keyOf(one), one)
    }
    await turn()
  }
  return [...found.values()]
}

const keyOf = ({ factor, entity, facility, from, to, is_zero }: MeteredStretch): string =>
  [factor, entity, facility, from, to, is_zero].join('\n')
