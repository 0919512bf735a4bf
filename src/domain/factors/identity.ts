import type { FactorRow } from './factor.ts'
import names from './identity.json' with { type: 'json' }

type Named = Pick<
  FactorRow,
  'scope' | 'category' | 'subcategory' | 'activity' | 'region' | 'period' | 'method' | 'unit'
>

/**
 * The name of a factor in every edition: category, subcategory, activity, then region, method, unit and year where a
 * table has several. Labels that the publisher changed between editions are one name in identity.json, so that a
 * client may keep an id for years. Changing an entry there changes ids: add, never edit.
 */
export function factorIdOf(row: Named): string {
  return [...whatIsDone(row), ...whereAndHow(row)].join('.')
}

/** Lower case, digits and hyphens. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

function whatIsDone(row: Named): string[] {
  const category = lookUp(names.categories, row.category) ?? slug(row.category)
  const subcategory = lookUp(names.subcategories, `${row.scope}/${row.subcategory}`) ?? slug(row.subcategory)
  // Tables by grid print the grid as the activity; the region says it once.
  if (row.category === 'electricity') return [category, subcategory]
  const activity = lookUp(names.activities, row.activity.toLowerCase()) ?? slug(row.activity)
  if (activity === subcategory) return [category, subcategory]
  const name = [category, subcategory, activity].join('.')
  return [lookUp(names.moved, name) ?? name]
}

function whereAndHow(row: Named): string[] {
  const electric = row.category === 'electricity'
  const parts: string[] = []
  if (electric || row.region !== 'NATIONAL') parts.push(slug(row.region))
  if (row.method !== null) parts.push(row.method.replace('_based', ''))
  if (electric && row.unit.endsWith('/GJ')) parts.push('per-gj')
  if (row.period !== null && !isCurrentEstimate(row)) parts.push(slug(row.period))
  return parts
}

/** The history of 2021 is the only place that prints that year's scope 3 factors for electricity: its last line is them. */
export const isCurrentEstimate = (row: Pick<Named, 'scope' | 'period'>): boolean =>
  row.scope === 3 && row.period === 'Latest estimate'

const lookUp = (table: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined
