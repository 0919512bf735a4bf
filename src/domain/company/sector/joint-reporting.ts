import { compareText } from '../../text-order.ts'
/** Members of a population that may have reported one facility together. */
export interface JointReporter {
  readonly abn: string
  /** The facility that the publisher's note says several corporations each reported whole; null for none. */
  readonly joint_facility: string | null
  readonly scope1_t: number | null
}

/**
 * The facility in the publisher's note on joint operational control, such as Callide C Power Station. The note is the
 * only sign in the table that a facility is in two rows.
 */
export function jointlyReportedFacility(notes: string | null): string | null {
  return /each included the same data for the (.+?) in their NGER reports/.exec(notes ?? '')?.[1] ?? null
}

/**
 * Counts a jointly reported facility once: of the corporations that share it, the company asked for stays, else the one
 * with the most scope 1, whose row holds the facility beside its others.
 */
export function countJointFacilitiesOnce<T extends JointReporter>(
  members: readonly T[],
  company: string,
): { readonly kept: readonly T[]; readonly left_out: readonly T[] } {
  const keeper = new Map<string, T>()
  for (const member of members.toSorted((a, b) => precedence(a, b, company)))
    if (member.joint_facility !== null && !keeper.has(member.joint_facility))
      keeper.set(member.joint_facility, member)
  const stays = (member: T): boolean =>
    member.joint_facility === null || keeper.get(member.joint_facility) === member
  return { kept: members.filter(stays), left_out: members.filter((member) => !stays(member)) }
}

function precedence(a: JointReporter, b: JointReporter, company: string): number {
  if (a.abn === company || b.abn === company) return a.abn === company ? -1 : 1
  return (b.scope1_t ?? 0) - (a.scope1_t ?? 0) || compareText(a.abn, b.abn)
}
