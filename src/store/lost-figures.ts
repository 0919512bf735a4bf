import type { LostFigure } from '../domain/monitoring/lost-figures.ts'
import type { ReadonlySql } from './database.ts'
import { identifier, joined, SQL, type SqlText } from './sql-text.ts'

interface FigureRows {
  readonly table: string
  readonly measures: readonly string[]
  /** Fields that name what a row is about: rows of two releases with the same values are about the same. */
  readonly identity: readonly string[]
  /** The field that people know it by. */
  readonly entity: string
  /** Whether rows carry ABNs: a name may be spelt otherwise in the next issue, an ABN may not. */
  readonly has_abn: boolean
}

/**
 * Figures of one release whose cell is empty in another one, or whose row is not there. A row that a person decided about
 * does not count: its decision says why. Names of table and columns come from our own source definitions.
 */
export async function lostFigures(
  sql: ReadonlySql,
  { table, measures, identity, entity, has_abn }: FigureRows,
  releases: { readonly before: string; readonly after: string },
): Promise<LostFigure[]> {
  const abn = has_abn ? SQL`abn` : SQL`null::text`
  const who = has_abn ? SQL`coalesce(abn, ${identifier(entity)})` : identifier(entity)
  const side = (parameter: SqlText, figure: SqlText): SqlText =>
    SQL`select ordinal, row_ref, ${identifier(entity)} as name, ${abn} as abn, ${figure} as figure,
       jsonb_build_array(${joined([who, ...identity.map(identifier)])}) as about
     from ${identifier(table)} where release_id = ${parameter}`
  const lost: LostFigure[] = []
  for (const measure of measures)
    lost.push(
      ...(await sql.query<LostFigure>(
        SQL`with old as (${side(SQL`$1`, identifier(measure))}),
         young as (${side(SQL`$2`, identifier(measure))}),
         listed as (select about, bool_or(figure is not null or row_ref like '% [dec\\_%]') as is_told from young group by about)
         select $3::text as measure, o.name, o.abn, o.figure::double precision as figure, o.about, l.about is not null as is_listed
         from old o left join listed l on l.about = o.about
         where o.figure is not null and l.is_told is not true
         order by o.ordinal`,
        [releases.before, releases.after, measure],
      )),
    )
  return lost
}
