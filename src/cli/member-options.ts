import type { Engagement } from '../domain/tenancy/engagement.ts'
import { ROLES } from '../domain/tenancy/roles.ts'
import { type Input, list } from './input.ts'

export const roleOption = list(
  'role',
  'The person’s role; `GET /v1/roles` lists what each role may do.',
  ROLES,
)

/** `--engagement ABN,PERIOD,LAST_DAY`, once for each. Its parts are checked with the rest of the member. */
export const engagementOption: Input<readonly Engagement[] | undefined> = {
  kind: 'list',
  doc: 'What an auditor may see: ABN, period and last day, joined by commas; may be repeated.',
  placeholder: 'abn,period,day',
  required: false,
  fallback: undefined,
  parse: (text) => {
    const [abn, period, ends_on, ...rest] = text.split(',').map((part) => part.trim())
    if (abn === undefined || period === undefined || ends_on === undefined || rest.length > 0)
      throw new Error('expected three parts such as 74115061375,2025-26,2027-03-31.')
    return [{ abn, period, ends_on }]
  },
}
