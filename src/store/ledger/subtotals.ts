import type { MonthCell } from '../../domain/ledger/coverage.ts'
import type { SubtotalChange } from '../../domain/ledger/subtotal-change.ts'
import type { MonthActivity, PlaceActivity } from '../../domain/ledger/totals.ts'
import type { ReadonlySql, Sql } from '../database.ts'
import { SQL } from '../sql-text.ts'
import { keyValues, type LedgerKey } from './head.ts'

/** Adds to the subtotals of a ledger. Each key comes once. */
export async function addToSubtotals(
  sql: Sql,
  key: LedgerKey,
  changes: readonly SubtotalChange[],
): Promise<void> {
  const column = (name: keyof SubtotalChange) => changes.map((change) => change[name])
  await sql.query(
    SQL`insert into ledger_subtotal as s (tenant_id, abn, period, factor, entity, facility, month, activity, estimated, doubtful, lines, reaching)
     select $1, $2, $3, n.* from unnest($4::text[], $5::text[], $6::text[], $7::text[], $8::numeric[], $9::numeric[], $10::numeric[],
       $11::bigint[], $12::bigint[]) as n
     on conflict (tenant_id, abn, period, factor, entity, facility, month) do update set activity = s.activity + excluded.activity,
       estimated = s.estimated + excluded.estimated, doubtful = s.doubtful + excluded.doubtful, lines = s.lines + excluded.lines,
       reaching = s.reaching + excluded.reaching`,
    [
      ...keyValues(key),
      column('factor'),
      column('entity'),
      column('facility'),
      column('month'),
      column('activity'),
      column('estimated'),
      column('doubtful'),
      column('lines'),
      column('reaching'),
    ],
  )
}

/** Subtotals of a year by factor and place. A place whose lines were all corrected away has none. */
export const subtotalsByPlace = (sql: ReadonlySql, key: LedgerKey): Promise<PlaceActivity[]> =>
  sql.query<PlaceActivity>(
    SQL`select factor, entity, facility, trim_scale(sum(activity)) as activity, trim_scale(sum(estimated)) as estimated,
       trim_scale(sum(doubtful)) as doubtful, sum(lines)::bigint as lines
     from ledger_subtotal where tenant_id = $1 and abn = $2 and period = $3
     group by factor, entity, facility having sum(lines) > 0 order by factor, entity, facility`,
    keyValues(key),
    'ledger_subtotals_by_place',
  )

/** Every subtotal of a ledger. */
export const subtotalCells = (sql: ReadonlySql, key: LedgerKey): Promise<MonthCell[]> =>
  sql.query<MonthCell>(
    SQL`select factor, entity, facility, month, trim_scale(activity) as activity, trim_scale(estimated) as estimated, reaching
     from ledger_subtotal where tenant_id = $1 and abn = $2 and period = $3
     order by factor, entity, facility, month`,
    keyValues(key),
    'ledger_subtotal_cells',
  )

/** The same with all that a line changes of it. */
export const storedSubtotals = (sql: ReadonlySql, key: LedgerKey): Promise<SubtotalChange[]> =>
  sql.query<SubtotalChange>(
    SQL`select factor, entity, facility, month, activity, estimated, doubtful, lines, reaching
     from ledger_subtotal where tenant_id = $1 and abn = $2 and period = $3
     order by factor, entity, facility, month`,
    keyValues(key),
  )

/** What a boundary counts of places whose share is not the whole. */
export interface CountedPlace {
  readonly entity: string
  readonly facility: string
  readonly percent: number
}

/** Subtotals by factor and month, with the share of each place taken; places that are not named count as a whole. */
export const subtotalsByMonth = (
  sql: ReadonlySql,
  key: LedgerKey,
  counted: readonly CountedPlace[],
): Promise<MonthActivity[]> =>
  sql.query<MonthActivity>(
    SQL`select s.factor, s.month, trim_scale(sum(s.activity * coalesce(c.percent, 100) * 0.01)) as activity
     from ledger_subtotal s
     left join unnest($4::text[], $5::text[], $6::numeric[]) as c (entity, facility, percent)
       on c.entity = s.entity and c.facility = s.facility
     where s.tenant_id = $1 and s.abn = $2 and s.period = $3
     group by s.factor, s.month having sum(s.reaching) > 0 order by s.factor, s.month`,
    [
      ...keyValues(key),
      counted.map(({ entity }) => entity),
      counted.map(({ facility }) => facility),
      counted.map(({ percent }) => percent),
    ],
    'ledger_subtotals_by_month',
  )
