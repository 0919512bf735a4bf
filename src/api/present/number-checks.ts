import { roundFigure } from '../../domain/company/round-figures.ts'
import type { EvidenceInput } from '../../domain/evidence.ts'
import type { NumberCheck, Verdict } from '../../domain/prose/check.ts'
import { countVerdicts } from '../../domain/prose/verdict-counts.ts'
import { NUMBER_CHECKS } from '../../operations/disclosure/check-numbers.ts'
import type { PaperNumber } from '../../operations/disclosure/check-paper.ts'
import type { ChosenPeriod } from '../../operations/disclosure/choose-period.ts'
import type { GatheredDisclosure } from '../../operations/disclosure/gather-disclosure.ts'
import { presentMethod } from './data.ts'
import { presentFrom } from './disclosure.ts'

/** The answer on numbers that were checked: whose they are, what the check says, and what they were compared with. */
export function presentCheckedNumbers<Said extends object>(
  {
    found,
    period,
    inputs,
  }: {
    readonly found: GatheredDisclosure
    readonly period: ChosenPeriod
    readonly inputs: readonly EvidenceInput[]
  },
  said: Said,
) {
  const { evidence_hash } = found
  return presentFrom(
    found,
    { period, explain: false, inputs, evidence_hash },
    { method: presentMethod(NUMBER_CHECKS), ...said },
  )
}

/** The numbers of a text in order, with a count of each verdict. */
export const presentChecks = (checks: readonly NumberCheck[]) => ({
  ...countVerdicts(checks),
  checks: checks.map(presentCheck),
})

/** Verdicts that say nothing of a number: in a paper of some hundred numbers they are counted only. */
const COUNTED_ONLY: ReadonlySet<Verdict> = new Set<Verdict>(['not_held', 'not_comparable'])

/** The numbers of the readable disclosure, with the chapter and the words that each stands in. */
export function presentPaper(numbers: readonly PaperNumber[]) {
  return {
    numbers: numbers.length,
    ...countVerdicts(numbers.map(({ check }) => check)),
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
