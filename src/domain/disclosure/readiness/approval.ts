import type { S2Statement } from '../records/s2-statements.ts'
import type { ReadinessInputs } from './row.ts'

/**
 * Whether a statement is approved, and how, in words. Where approvals are made in the service, a name that someone typed is no
 * approval: the approver is another person than the author, and the service knows both.
 */
export function approvalOf(
  { requirement_id, approver, date }: S2Statement,
  { approvals }: Pick<ReadinessInputs, 'approvals'>,
): { readonly isApproved: boolean; readonly detail: string } {
  if (approvals === null)
    return approver === undefined
      ? { isApproved: false, detail: 'Stated, not approved yet.' }
      : { isApproved: true, detail: `Stated and approved on ${date}.` }
  const person = approvals.get(requirement_id)
  if (person !== undefined)
    return { isApproved: true, detail: `Stated, and approved in the service by ${person}.` }
  return {
    isApproved: false,
    detail:
      approver === undefined
        ? 'Stated, not approved yet.'
        : `Stated. ${approver} is named as approver, not approved in the service.`,
  }
}
