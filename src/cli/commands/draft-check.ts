import { contradicts, VERDICTS } from '../../domain/prose/check.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import { checkPaperNumbers, type PaperNumber } from '../../operations/disclosure/check-paper.ts'
import { gatherDisclosure } from '../../operations/disclosure/gather-disclosure.ts'
import { SnapshotDirectory } from '../../operations/releases/snapshot-directory.ts'
import { requireAbn } from '../../operations/require-abn.ts'
import { requirePeriod } from '../../operations/require-period.ts'
import { chooseTenant, tenantOption } from '../choose-tenant.ts'
import { defineCommand } from '../command.ts'
import { argument, requiredOption } from '../input.ts'

export const draftCheck = defineCommand({
  name: 'draft check',
  summary: 'compare every number of the readable disclosure with what is published and declared',
  examples: [['draft check 74115061375 --period 2024-25', 'before you submit the paper']],
  needs: 'service',
  migrations: 'require',
  input: {
    abn: argument('ABN of the company.'),
    period: requiredOption('period', 'July-June year, calendar year, or two days joined by a slash.'),
    tenant: tenantOption,
  },
  run: async ({ service, clock, output }, values) => {
    const { database } = service
    const tenant = await chooseTenant(service, values.tenant)
    const question = {
      tenantId: tenant.id,
      abn: requireAbn(values.abn),
      period: requirePeriod(values.period),
    }
    const snapshot = await new SnapshotDirectory(database, clock).newest()
    const found = await gatherDisclosure(database, snapshot, question, await service.secret())
    const { numbers } = await checkPaperNumbers(database, found)
    const counts = Object.fromEntries(
      VERDICTS.map((verdict) => [verdict, numbers.filter(({ check }) => check.verdict === verdict).length]),
    )
    const against = numbers.filter(({ check }) => contradicts(check))
    for (const number of against) output.row(rowOf(number))
    output.result(
      { numbers: numbers.length, counts, contradicting: against.length },
      [
        `${numbers.length} numbers read: ${Object.entries(counts)
          .filter(([, count]) => count > 0)
          .map(([verdict, count]) => `${count} ${verdict.replaceAll('_', ' ')}`)
          .join(', ')}.`,
        ...against.map(lineOf),
      ].join('\n'),
    )
    if (against.length > 0)
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
