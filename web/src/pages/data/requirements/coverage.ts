import type { Schema } from '../../../api/client.ts'

type Status = Schema<'Requirement'>['coverage_status']

/** What each status of coverage is called on the page, and what it means to who prepares or reads a disclosure. */
export const COVERAGE: readonly {
  readonly status: Status
  readonly name: string
  readonly meaning: string
}[] = [
  { status: 'covered', name: 'Covered', meaning: 'Southerly answers it from public data.' },
  {
    status: 'partially_covered',
    name: 'Partly covered',
    meaning: 'Public data covers part of it; the company adds the rest.',
  },
  {
    status: 'tenant_supplied',
    name: 'Company record',
    meaning: 'Only the company knows. Enter it in a record in the disclosure workspace.',
  },
  {
    status: 'not_covered',
    name: 'Not covered',
    meaning: 'No data covers it. The company writes a statement or links its own documents.',
  },
  {
    status: 'not_applicable',
    name: 'Nothing to disclose',
    meaning: 'Context, a definition, or a paragraph that is not in this version.',
  },
]

export const coverageName = (code: string): string | undefined =>
  COVERAGE.find(({ status }) => status === code)?.name

/** Whether public data answers at least a part. */
export const isAnswered = ({ coverage_status: status }: { readonly coverage_status: Status }): boolean =>
  status === 'covered' || status === 'partially_covered'
