import { roundFigure } from '../../domain/company/round-figures.ts'
import type { Contradiction, OtherSide } from '../../domain/disclosure/contradictions/contradiction.ts'
import { CONTRADICTIONS } from '../../domain/disclosure/contradictions/formula.ts'
import { CONTRADICTION_KINDS, KINDS } from '../../domain/disclosure/contradictions/kinds.ts'
import { notCompared } from '../../domain/disclosure/contradictions/not-compared.ts'
import type { GatheredDisclosure } from '../../operations/disclosure/gather-disclosure.ts'
import { presentMethod } from './data.ts'

export function contradictionMembers({
  contradictions,
  explanations,
  contradiction_facts,
}: GatheredDisclosure) {
  const known = new Set(contradictions.map(({ id }) => id))
  const open = contradictions.filter(({ status }) => status === 'open').length
  return {
    method: presentMethod(CONTRADICTIONS),
    open,
    explained: contradictions.length - open,
    contradictions: contradictions.map(presentContradiction),
    lapsed: (explanations?.body.explanations ?? []).filter(
      ({ contradiction_id }) => !known.has(contradiction_id),
    ),
    not_compared: notCompared(contradiction_facts),
    kinds: CONTRADICTION_KINDS.map((kind) => {
      const { compares, settle } = KINDS[kind]
      return { kind, compares, settle }
    }),
  }
}

function presentContradiction(found: Contradiction) {
  const { id, kind, declared, other, size, requirement_ids, settle, status, explanation } = found
  const { record, version, pointer, ...said } = declared
  return {
    id,
    kind,
    declared: { ...said, where: { record, version, pointer } },
    other: presentOther(other),
    size: {
      ratio: size.ratio === null ? null : roundFigure(size.ratio),
      difference: size.difference === null ? null : roundFigure(size.difference),
    },
    requirement_ids,
    settle,
    status,
    explanation,
  }
}

function presentOther({ record, version, pointer, source, evidence, ...said }: OtherSide) {
  return {
    ...said,
    where: record === null || version === null || pointer === null ? null : { record, version, pointer },
    source,
    evidence: evidence.map(({ dataset, release, ref, field, observed, value_text }) => ({
      dataset,
      release,
      ref,
      field,
      observed,
      value_text,
    })),
  }
}
