import { contradicts } from '../../domain/prose/check.ts'
import { countVerdicts, verdictWords } from '../../domain/prose/verdict-counts.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import { checkPaperNumbers, type PaperNumber } from '../../operations/disclosure/check-paper.ts'
import { askedDisclosure, DISCLOSURE_INPUT } from '../asked-disclosure.ts'
import { defineCommand } from '../command.ts'

export const draftCheck = defineCommand({
  name: 'draft check',
  summary: 'compare every number of the readable disclosure with what is published and declared',
  examples: [['draft check 74115061375 --period 2024-25', 'before you submit the paper']],
  needs: 'service',
  migrations: 'require',
  input: DISCLOSURE_INPUT,
  run: async ({ service, clock, output }, values) => {
    const { found } = await askedDisclosure({ service, clock }, values)
    const { numbers } = await checkPaperNumbers(service.database, found)
    const { counts, contradicting } = countVerdicts(numbers.map(({ check }) => check))
    const against = numbers.filter(({ check }) => contradicts(check))
    for (const number of against) output.row(rowOf(number))
    output.result(
      { numbers: numbers.length, counts, contradicting },
      [`${numbers.length} numbers read: ${verdictWords({ counts })}.`, ...against.map(lineOf)].join('\n'),
    )
    if (contradicting > 0)
      throw new OperatorError('the paper and what is held differ', {
        hint: 'Both sides are named above, with what would settle it. Neither is said to be wrong.',
        exitCode: EXIT.verificationFailed,
      })
  },
})

const rowOf = ({ chapter, words, check }: PaperNumber) => ({
  chapter,
  words,
  quote: check.reading.quote,
  value: check.reading.amount.value,
  verdict: check.verdict,
  compared: check.compared.map(({ what, value, unit, source }) => ({ what, value, unit, source })),
  why: check.why,
  settle: check.settle,
})

const lineOf = ({ chapter, check: { reading, verdict, why, settle } }: PaperNumber): string =>
  `  ${chapter}: “${reading.quote}”: ${verdict.replaceAll('_', ' ')}. ${why}${settle === null ? '' : ` ${settle}`}`
