import { CATEGORIES, LEDGER_SCOPES } from '../../domain/ledger/categories.ts'
import { FILE_FIELDS, type LedgerLayout } from '../../domain/ledger/files/layout.ts'
import type { Period } from '../../domain/period.ts'
import type { PublishedFactors } from '../../operations/ledger/factors-of-lines.ts'
import type { ImportedLedgerFile } from '../../operations/ledger/import-file.ts'
import type { readChoices, readLayouts } from '../../operations/ledger/mapping.ts'
import type { ListedFactor } from '../../operations/ledger/public-factors.ts'
import type { ListedImport } from '../../operations/ledger/read-imports.ts'
import { suggestionsFor } from '../../operations/ledger/suggest.ts'

interface About {
  readonly abn: string
  readonly period: Period
  readonly name: string
  readonly spooled: { readonly sha256: string; readonly bytes: number }
  readonly published: PublishedFactors
}

const CATEGORY_NAMES = LEDGER_SCOPES.flatMap((scope) =>
  Object.entries(CATEGORIES[scope]).map(([category, name]) => ({ category, scope: Number(scope), name })),
)

export const presentLedgerImport = (
  found: ImportedLedgerFile,
  { abn, period, name, spooled, published }: About,
) => ({
  abn,
  period,
  version: found.version,
  import: found.number,
  file: { name, sha256: spooled.sha256, bytes: spooled.bytes, format: found.format, sheet: found.sheet },
  meters: found.meters,
  layout: {
    id: found.reading.id,
    is_remembered: found.reading.is_remembered,
    heading_at: found.heading_at,
    columns: found.reading.columns.map((column, index) => ({ ...column, examples: found.examples[index]! })),
    fields: FILE_FIELDS,
    missing: found.reading.missing,
    fixed: found.reading.fixed,
    money: found.reading.money,
  },
  summary: found.summary,
  effect: { before: found.before, after: found.after },
  words: found.words.map((word) => ({ ...word, suggestions: suggestionsFor(published, word) })),
  words_left_out: found.words_left_out,
  categories: CATEGORY_NAMES,
  reasons: found.reasons,
  problems: found.problems,
  next_offset: found.next_offset,
})

export const presentImportRow = ({ number, prefix: _prefix, ...row }: ListedImport) => ({
  import: number,
  ...row,
})

type LayoutRow = Awaited<ReturnType<typeof readLayouts>>[number]
type ChoiceRow = Awaited<ReturnType<typeof readChoices>>[number]

export const presentLayout = ({ id, body, chosen_by, chosen_at }: LayoutRow) => ({
  id,
  ...(JSON.parse(body) as LedgerLayout),
  chosen_by,
  chosen_at,
})

export function presentChoice({ words, factor_id, category, chosen_by, chosen_at }: ChoiceRow) {
  const [activity = '', use = ''] = words.split('\n')
  return {
    activity,
    use: use === '' ? null : use,
    factor_id,
    category,
    left_out: factor_id === null,
    chosen_by,
    chosen_at,
  }
}

export const presentPublicFactor = ({ factor_id, factor: { id: _id, ...factor }, set }: ListedFactor) => ({
  factor_id,
  ...factor,
  set: {
    id: set.id,
    version: set.version,
    source: set.source,
    year: set.year,
    gwp_set: set.gwp_set,
    licence: set.licence,
    document: set.document,
    file_sha256: set.file_sha256,
  },
})
