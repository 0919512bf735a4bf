import path from 'node:path'
import { contradicts, type NumberCheck } from '../../domain/prose/check.ts'
import { countVerdicts, type VerdictCounts, verdictWords } from '../../domain/prose/verdict-counts.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import { paragraphsOf } from '../../operations/challenges/perform.ts'
import { type ChallengedNumber, challengeReport } from '../../operations/disclosure/challenge-report.ts'
import { heldOfReport } from '../../operations/disclosure/held-of-report.ts'
import { readSpooledReport } from '../../operations/disclosure/imports/read-spooled.ts'
import { askedDisclosure } from '../asked-disclosure.ts'
import { tenantOption } from '../choose-tenant.ts'
import { defineCommand } from '../command.ts'
import { argument, requiredOption } from '../input.ts'
import { requireFile } from '../own-file.ts'

const MOST_SECONDS = 60

export const challenge = defineCommand({
  name: 'challenge',
  summary: 'compare the numbers of a report with what is published and declared',
  examples: [
    [
      'challenge report.pdf --abn 74115061375 --period 2024-25',
      'what agrees and what differs, with page and source',
    ],
    [
      'challenge report.pdf --abn 74115061375 --period 2024-25 --json',
      'one line of JSON for each number, then a summary',
    ],
  ],
  needs: 'service',
  migrations: 'require',
  input: {
    file: argument('The report: PDF with text, DOCX, HTML or plain text.'),
    abn: requiredOption('abn', 'ABN of the company that the report is about.'),
    period: requiredOption('period', 'Reporting period of the report, such as 2024-25.'),
    tenant: tenantOption,
  },
  run: async ({ service, clock, output, workingDirectory }, values) => {
    const location = path.resolve(workingDirectory, values.file)
    const name = path.basename(location)
    await requireFile(location)
    const { tenant, found } = await askedDisclosure({ service, clock }, values)
    const report = await readSpooledReport(name, location, { tenantId: tenant.id, seconds: MOST_SECONDS })
    const { numbers, parts, differs } = await challengeReport(
      await heldOfReport(service.database, found, null),
      report,
    )
    for (const number of numbers) output.row(rowOf(number))
    const { counts } = countVerdicts(numbers.map(({ check }) => check))
    const paragraphs = paragraphsOf(parts, found)
    const unread = report.pages.flatMap(({ page, text }) => (page !== null && text === '' ? [page] : []))
    output.result(
      {
        file: name,
        format: report.format,
        pages: report.pages.length,
        pages_without_text: unread,
        numbers: numbers.length,
        counts,
        paragraphs,
      },
      [describe(name, numbers, { counts }), ...notRead(unread), ...paragraphLine(paragraphs)].join('\n'),
    )
    if (differs)
      throw new OperatorError('the report and what is held differ', {
        hint: 'Both sides are named above, with what would settle it. Neither is said to be wrong.',
        exitCode: EXIT.verificationFailed,
      })
  },
})

/** Which main paragraphs the report has no words of; nothing for a file without any, such as a bill. */
function paragraphLine(paragraphs: ReturnType<typeof paragraphsOf>): string[] {
  const without = paragraphs.filter(({ places }) => places.length === 0)
  const found = paragraphs.length - without.length
  if (found === 0) return []
  const rest =
    without.length === 0 ? '' : ` None of ${without.map(({ requirement_id: id }) => id).join(', ')}.`
  return [`Words that usually answer ${found} of ${paragraphs.length} main paragraphs of AASB S2.${rest}`]
}

/** One line for each number that was read. */
const rowOf = ({ page, line, box, words, check }: ChallengedNumber) => {
  const { reading, verdict, measure, compared, why, settle } = check
  const sides = compared.map(({ what, value, unit, source, evidence }) => ({
    what,
    value,
    unit,
    source,
    rows: evidence.map(({ release, ref, field }) => ({ release, ref, field })),
  }))
  return {
    page,
    line,
    box,
    quote: reading.quote,
    words,
    value: reading.amount.value,
    unit: reading.unit,
    measure,
    verdict,
    against: sides[0] ?? null,
    also_against: sides.slice(1),
    why,
    settle,
  }
}

function describe(
  name: string,
  numbers: readonly ChallengedNumber[],
  counted: Pick<VerdictCounts, 'counts'>,
): string {
  const told = verdictWords(counted)
  return [
    `${name}: ${numbers.length} numbers read${told === '' ? '' : `: ${told}`}.`,
    ...numbers.filter(({ check }) => isWorthALine(check)).map(lineOf),
  ].join('\n')
}

/** Pictures of pages hold numbers that nobody compared. */
const notRead = (pages: readonly number[]): string[] =>
  pages.length === 0
    ? []
    : [
        `Not read: ${pages.length === 1 ? 'page' : 'pages'} ${pages.join(', ')}, which hold no text. A scan or a picture is not compared.`,
      ]

const isWorthALine = (check: NumberCheck): boolean =>
  contradicts(check) || check.verdict === 'agrees' || check.verdict === 'agrees_with_edition'

const lineOf = ({ page, line, check: { reading, verdict, why, settle } }: ChallengedNumber): string =>
  `  ${page === null ? `line ${line}` : `page ${page}`}: “${reading.quote}”: ${verdict.replaceAll('_', ' ')}. ${why}${settle === null ? '' : ` ${settle}`}`
