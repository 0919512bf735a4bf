import type { PrintedMultiplier } from '../../operations/factors/multipliers.ts'

export const presentMultiplier = (row: PrintedMultiplier) => ({
  level: row.level === 'IOIG' ? ('industry' as const) : ('division' as const),
  code: row.code,
  name: row.name,
  division: row.anzsic_division,
  anzsic_classes: [...row.anzsic06_classes],
  direct_kgco2e_per_aud: row.direct_kgco2e_per_aud,
  total_kgco2e_per_aud: row.total_kgco2e_per_aud_published,
  total_kgco2e_per_aud_domestic: row.total_kgco2e_per_aud_domestic,
  output_aud_m: row.output_aud_m,
  price_basis: row.price_basis,
  confidence: row.confidence,
  note: row.note,
  source: row.source_text,
  basis: 'reported' as const,
  release: row.release_id,
  ref: row.row_ref,
})
