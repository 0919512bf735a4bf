import type { Invitation } from '../../domain/review/approvers.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { actorsOfPeople, invitationLines } from '../../store/people.ts'

/** Every actor that is the same person as this member. */
export const actorsOfPerson = async (
  sql: ReadonlySql,
  tenantId: string,
  actor: string,
): Promise<ReadonlySet<string>> =>
  (await actorsOfPeople(sql, tenantId, [actor])).get(actor) ?? new Set([actor])

/** How the people behind these actors became members. */
export async function readInvitations(
  sql: ReadonlySql,
  tenantId: string,
  approvers: readonly string[],
): Promise<ReadonlyMap<string, Invitation>> {
  if (approvers.length === 0) return new Map()
  const rows = await invitationLines(sql, tenantId, approvers)
  const people = await actorsOfPeople(
    sql,
    tenantId,
    rows.map(({ invited_by }) => invited_by),
  )
  return new Map(
    [...Map.groupBy(rows, ({ asked }) => asked)].map(([asked, steps]) => [
      asked,
      {
        invited_at: steps[0]!.invited_at,
        line: steps.map(({ invited_by: actor }) => ({ actor, actors: [...(people.get(actor) ?? [actor])] })),
      },
    ]),
  )
}
