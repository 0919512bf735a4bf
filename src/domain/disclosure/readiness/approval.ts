import { recordSubject, statementSubject } from '../../review/subjects.ts'
import { EXPLANATIONS_KIND } from '../contradictions/explanations.ts'
import type { RecordKind } from '../records/kinds.ts'
import type { S2Statement } from '../records/s2-statements.ts'
import { isPlace } from './places.ts'
import type { ReadinessInputs, RecomputedFigure } from './row.ts'

/** The member who approved a statement in the service. A name that someone typed into it is no approval. */
export const approverOfStatement = (
  requirementId: string,
  { approvals }: Pick<ReadinessInputs, 'approvals'>,
): string | undefined => approvals.get(statementSubject(requirementId))

/** The member who approved a whole record in the service. */
export const approverOfRecord = (
  kind: RecordKind,
  { approvals }: Pick<ReadinessInputs, 'approvals'>,
): string | undefined => approvals.get(recordSubject(kind))

/** Whether a member other than their author took the explanations of contradictions: until then nothing rises by them, and no date moves. */
export const areExplanationsApproved = ({ approvals }: Pick<ReadinessInputs, 'approvals'>): boolean =>
  approvals.has(recordSubject(EXPLANATIONS_KIND))

/** A stated figure is recomputed where it differs from another by at most this share of it. */
const RECOMPUTED_WITHIN = 0.05

/** What a statement rests on beside its words: in words, and why it does not where it does not. */
export type Support = { readonly by: string } | { readonly lacks: string; readonly isNotHeld?: true }

/** The support of a statement: its document, held, with the place in it; else its figures, all of them recomputed. */
export function supportOf(
  { document, figures = [] }: S2Statement,
  { held_documents, recomputed }: Pick<ReadinessInputs, 'held_documents' | 'recomputed'>,
): Support {
  const found = figures.map((figure) => recomputedOf(figure, recomputed))
  if (figures.length > 0 && found.every((one) => one?.lacks === null))
    return { by: [...new Set(found.map((one) => one!.reference))].join(', ') }
  const unheld = found.find((one) => one !== undefined && one.lacks !== null)?.lacks
  if (document === undefined)
    return unheld === undefined || unheld === null
      ? { lacks: 'Link the document that shows it, with the page or place.' }
      : { lacks: unheld }
  if (!held_documents.has(document.sha256))
    return { lacks: `The document “${document.name}” is not held: upload it.`, isNotHeld: true }
  return !isPlace(document.place)
    ? { lacks: `Say on which page, in which section or cell of “${document.name}” it stands.` }
    : { by: `${document.name}, ${document.place}` }
}

const recomputedOf = (
  { measure, value }: NonNullable<S2Statement['figures']>[number],
  recomputed: readonly RecomputedFigure[],
): RecomputedFigure | undefined => {
  const alike = recomputed.filter(
    (one) => one.measure === measure && Math.abs(value - one.value) <= RECOMPUTED_WITHIN * one.value,
  )
  return alike.find(({ lacks }) => lacks === null) ?? alike[0]
}
