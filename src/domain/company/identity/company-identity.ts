import type { EmissionsRecord } from '../emissions/emissions-record.ts'
import type { CompanyIdentity } from '../safeguard/links.ts'

/** A company as the Safeguard table is searched for it: by ABN, and by every name that the registry printed. */
export const companyIdentity = (abn: string, record: EmissionsRecord | undefined): CompanyIdentity => ({
  abn,
  names: [...new Set((record?.names ?? []).map(({ name }) => name))],
})
