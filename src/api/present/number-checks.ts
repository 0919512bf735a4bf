import { roundFigure } from '../../domain/company/round-figures.ts'
import { contradicts, type NumberCheck, VERDICTS, type Verdict } from '../../domain/prose/check.ts'
import type { PaperNumber } from '../../operations/disclosure/check-paper.ts'

/** The numbers of a text in order, with a count of each verdict. */
export const presentChecks = (checks: readonly NumberCheck[]) => ({
  counts: Object.fromEntries(
    VERDICTS.map((verdict) => [verdict, checks.filter((one) => one.verdict === verdict).length]),
  ),
  contradicting: checks.filter(contradicts).length,
  checks: checks.map(presentCheck),
})

/** Verdicts that say nothing of a number: in a paper of some hundred numbers they are counted only. */
const COUNTED_ONLY: ReadonlySet<Verdict> = new Set<Verdict>(['not_held', 'not_comparable'])

/** The numbers of the readable disclosure, with the chapter and the words that each stands in. */
export function presentPaper(numbers: readonly PaperNumber[]) {
  const { counts, contradicting } = presentChecks(numbers.map(({ check }) => check))
  return {
    numbers: numbers.length,
    counts,
    contradicting,
    checks: numbers
      .filter(({ check }) => !COUNTED_ONLY.has(check.verdict))
      .map(({ chapter, words, check }) => ({ chapter, words, ...presentCheck(check) })),
  }
}

function presentCheck({ reading, verdict, measure, compared, why, settle }: NumberCheck) {
  const { quote, place, context, amount, unit, role, year, subject, obstacles } = reading
  return {
    quote,
    place,
    sentence: context,
    value: roundFigure(amount.value),
    low: roundFigure(amount.low),
    high: roundFigure(amount.high),
    unit,
    role: role.kind,
    direction: role.kind === 'change' || role.kind === 'target' ? role.direction : null,
    year: year.kind === 'unsaid' ? null : year.said,
    subject: subject.kind === 'unsaid' ? null : subject.said,
    measure,
    obstacles,
    verdict,
    compared: compared.map(({ evidence, ...side }) => ({
      ...side,
      evidence: evidence.map(({ dataset, release, ref, field, observed, value_text }) => ({
        dataset,
        release,
        ref,
        field,
        observed,
        value_text,
      })),
    })),
    why,
    settle,
  }
}
