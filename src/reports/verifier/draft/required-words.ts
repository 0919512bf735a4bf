import { hash } from '../json.ts'
import { isPlaced, type ShownReport } from './shown-report.ts'
import { siteBands } from './site-bands.ts'

/** A statement of the company that is in its own bookmark. */
export interface RequiredStatement {
  readonly pointer: string
  readonly requirement_id: string
  /** Beginning of the name of its bookmark, without the hash. */
  readonly slug: string
  /** Beginning of the hash of its text. */
  readonly hash: string
  readonly text: string
}

/** Every statement of the report that discloses something in words. */
export const requiredStatements = ({ declared }: ShownReport): RequiredStatement[] =>
  declared.statements.flatMap(({ requirement_id, kind, statement }, index) =>
    kind === 'disclosure' && statement !== undefined
      ? [
          {
            pointer: `/declared/statements/${index}/statement`,
            requirement_id,
            slug:
              requirement_id
                .toLowerCase()
                .match(/[a-z0-9]+/g)
                ?.join('_') ?? '',
            hash: hash(statement).slice(0, 8),
            text: statement,
          },
        ]
      : [],
  )

type Words = readonly [pointer: string, words: string]

/** How far it is, pillar by pillar; why it is a draft, and the reason for open gates; what was judged not material. */
function standing(
  { score_line, pillars, requirements }: ShownReport['readiness'],
  review: ShownReport['review'],
): Words[] {
  const left = requirements.filter(({ set_aside }) => set_aside?.status === 'not_material')
  const ids = left.map(({ requirement_id }) => requirement_id).join(', ')
  const { draft_because = null, approval_reason = null, open_gates = [] } = review ?? {}
  return [
    ...(score_line === undefined ? [] : [['/readiness/score_line', score_line] as const]),
    ...pillars.flatMap((one, index): Words[] =>
      one.score_line === undefined ? [] : [[`/readiness/pillars/${index}/score_line`, one.score_line]],
    ),
    ...(draft_because === null ? [] : [['/review/draft_because', draft_because] as const]),
    ...(review?.status === 'approved' && open_gates.length > 0 && approval_reason !== null
      ? [['/review/approval_reason', approval_reason.replace(/[.\s]+$/, '')] as const]
      : []),
    ...(ids === '' ? [] : [['/readiness/requirements', ids] as const]),
  ]
}

/** Names, causes and owners of risks, and why there is no number. */
function registered(report: ShownReport): Words[] {
  const { risks } = report.declared
  const each = risks?.risks ?? []
  const effects = isPlaced(report, 'financial_effects') ? (risks?.risks ?? []) : []
  return [
    ...each.flatMap((risk, index) =>
      (['name', 'how', 'owner'] as const).map(
        (member): Words => [`/declared/risks/risks/${index}/${member}`, risk[member]],
      ),
    ),
    ...effects.flatMap((risk, index) =>
      (['current_effect', 'anticipated_effect'] as const).flatMap((member): Words[] => {
        const reason = risk[member].no_number?.reason
        return reason === undefined
          ? []
          : [[`/declared/risks/risks/${index}/${member}/no_number/reason`, reason]]
      }),
    ),
  ]
}

/** Words of the company that are in no bookmark: why something is set aside, left out or contradicted, and by which rules it reports. */
export function requiredWords(report: ShownReport): Words[] {
  const { declared, readiness, review, contradictions, metrics } = report
  const { boundary, no_target } = declared
  const reasons = (list: string, items: readonly { readonly reason: string }[] | undefined) =>
    (items ?? []).map(({ reason }, index) => [`/declared/boundary/${list}/${index}/reason`, reason] as const)
  return [
    ...standing(readiness, review),
    ...registered(report),
    ...(siteBands(metrics)?.sentences ?? []).map((sentence) => ['/metrics', sentence] as const),
    ...(declared.message === undefined ? [] : [['/declared/message', declared.message] as const]),
    ...readiness.requirements.flatMap(({ set_aside }, index) =>
      set_aside === null
        ? []
        : [[`/readiness/requirements/${index}/set_aside/reason`, set_aside.reason] as const],
    ),
    ...contradictions.flatMap(({ explanation }, index) =>
      explanation === null
        ? []
        : [[`/contradictions/${index}/explanation/reason`, explanation.reason] as const],
    ),
    ...(no_target === null ? [] : [['/declared/no_target/statement', no_target.statement] as const]),
    ...(boundary === null
      ? []
      : [
          ['/declared/boundary/rationale', boundary.rationale] as const,
          ['/declared/boundary/base_year_policy', boundary.base_year_policy] as const,
        ]),
    ...reasons('reliefs', boundary?.reliefs),
    ...reasons('exclusions', boundary?.exclusions),
    ...reasons('changes', boundary?.changes),
  ]
}
