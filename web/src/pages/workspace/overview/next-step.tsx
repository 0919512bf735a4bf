import { Link } from 'wouter'
import { kindOfRoute, RECORD_KINDS } from '../records/kinds.ts'
import { placeOf, type Requirement, useWorkspace } from '../use-workspace.ts'

const VERBS: Readonly<Record<string, string>> = {
  missing: 'Add to',
  partially_evidenced: 'Complete in',
  stale: 'Update in',
  conflicting: 'Resolve in',
}

/** The link to the form that closes an open requirement; nothing where it is closed. */
export function NextStep({ row }: { readonly row: Requirement }) {
  const { abn, asked } = useWorkspace()
  const kind = row.next_action === null ? undefined : kindOfRoute(row.next_action.route)
  if (kind === undefined) return <span />
  const more: Record<string, string> =
    kind === RECORD_KINDS.statements ? { requirement: row.requirement_id } : {}
  return (
    <Link
      href={placeOf(abn, kind.section, asked, more)}
      aria-label={`${VERBS[row.evidence_status]} ${kind.title}: ${row.requirement_id}`}
    >
      {VERBS[row.evidence_status]} {kind.title.toLowerCase()}
    </Link>
  )
}
