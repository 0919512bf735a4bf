import type { Body, Documents } from '../documents.ts'
import { atPointer } from '../json.ts'
import type { Finding } from '../verification.ts'
import { listIn } from './verdict.ts'

/** docs/methods/filing_readiness.md: beyond so many characters in all, statements with numbers are not read. */
const MOST_READ = 200_000

type Listed = Documents['provenance']['readiness_facts']['numbers'][number]

/** The message that opens the disclosure, which stands in the list under this name. */
export const MESSAGE = 'message'

/** Verdicts by which a number contradicts what is held; with any other it is not confirmed. */
const CONTRADICTING = new Set(['differs', 'unit_suspect', 'arithmetic_fails', 'factor_outdated'])

/**
 * Texts that their own numbers hold back. Text is not read again here: each number that the maker read must stand in the
 * text at its place, beside a value that the bundle holds. Two kinds must be among them: a lone amount with the digits of its figure in
 * another size, and an amount that plain words call the measure of the statement's figure, where none of them is that figure.
 */
export function heldByNumbers({ provenance, report }: Documents): {
  readonly ids: ReadonlySet<string>
  /** Those of which a number contradicts what is held, or that could not be read. */
  readonly differing: ReadonlySet<string>
  readonly findings: readonly Finding[]
} {
  const bodyOf = (kind: string): Body => provenance.records.find(({ record }) => record === kind)?.body ?? {}
  const { message } = bodyOf('s2_statements')
  const statements = [
    { id: MESSAGE, text: typeof message === 'string' ? message : '', body: {} as Body },
    ...listIn(bodyOf('s2_statements'), 'statements')
      .filter((one) => one['kind'] === 'disclosure')
      .map((one) => ({
        id: String(one['requirement_id']),
        text: typeof one['statement'] === 'string' ? one['statement'] : '',
        body: one,
      })),
  ]
  const listed = provenance.readiness_facts.numbers
  const printed = new Set(
    (report.series.emissions?.years ?? []).flatMap(({ reporting_year, scope1_t, scope2_t }) =>
      [scope1_t, scope2_t, (scope1_t ?? 0) + (scope2_t ?? 0)].map((value) => `${reporting_year} ${value}`),
    ),
  )
  const isHeld = ({ value, unit, source, pointer }: Listed['compared'][number]): boolean => {
    if (pointer?.startsWith('/statements/') === true)
      return atPointer(bodyOf('s2_statements'), pointer) === value
    const year = /^the registry for (\d{4}-\d{2})$/.exec(source)?.[1]
    return year === undefined || !isTonnes(unit) || printed.has(`${year} ${value}`)
  }
  let read = 0
  const tooLong = statements.filter(({ text }) => {
    if (!MAY_STATE.test(text)) return false
    read += text.length
    return read > MOST_READ
  })
  const isFalse = (one: Listed): boolean => {
    const text = statements.find(({ id }) => id === one.requirement_id)?.text ?? ''
    return text.slice(one.start, one.end) !== one.quote || !one.compared.every(isHeld)
  }
  const idsOf = (some: readonly Listed[]): ReadonlySet<string> =>
    new Set([...some.map(({ requirement_id }) => requirement_id), ...tooLong.map(({ id }) => id)])
  const ids = idsOf(listed)
  const missed = statements.filter(
    ({ id, text, body }) =>
      !ids.has(id) && (isOfAnotherSize(text, body) || isCalledOtherwise(text, body, report.period.end)),
  )
  return {
    ids,
    differing: idsOf(listed.filter(({ verdict }) => CONTRADICTING.has(verdict))),
    findings: [
      ...listed.filter(isFalse).map((one) => finding(one.requirement_id, one.quote, null)),
      ...missed.map(({ id, text }) => finding(id, null, text.slice(0, 80))),
    ],
  }
}

const finding = (id: string, stated: string | null, recomputed: string | null): Finding => ({
  kind: 'status',
  where: `provenance.json/readiness_facts/numbers ${id}`,
  detail: 'the numbers of the text are not as they stand in its text and beside it',
  stated,
  recomputed,
})

const isTonnes = (unit: string): boolean => unit.startsWith('t ')

const AMOUNT = /(?<![\d.,])(\d[\d,]*(?:\.\d+)?)\s?(?:t|tonnes)\b/g

/** Digits of any script, and words for a number. */
const MAY_STATE =
  /\p{N}|hundred|thousand|million|billion|per ?cent|(?:halv|doubl|tripl|trebl|quadrupl)ed|fold|half|third|quarter|fifth|tenth|eliminated|nothing|no longer|(?:has|have) (?:stopped|ceased|no more|no further)|(?:almost|virtually|practically) none|(?<![a-z])(?:nil|zero|nought)(?![a-z])|(?<![a-z])no (?:gross|direct|material|scope|greenhouse)/iu

const SIZES: Readonly<Record<string, number>> = { Mt: 1e6, kt: 1e3 }
const CALLED =
  /\b[Ss]cope 1 emissions (?:of the (?:group|company) )?(?:were|was|came to|totalled) (\d[\d,]*(?:\.\d+)?)\s?(Mt|kt|t|tonnes)\b/g
/** Other years, parts of one, and aims. */
const OTHER =
  /\b(?:[FC]Y|base|last|previous|prior|earlier|targets?|aims?|first|half|quarter|threshold|per)\b|[FC]Y ?\d/i
const YEARS = /\b(?:19|20)\d\d\b/g
/** As far as figures may be apart that are rounded. */
const ROUNDED = 0.05

/** Whether plain words give scope 1 of the year other sizes than the one figure of it. Texts with other years say more than this reads. */
function isCalledOtherwise(text: string, body: Body, end: string): boolean {
  const [figure, ...more] = listIn(body, 'figures').filter(({ measure }) => measure === 'scope1_t')
  const year = Number(end.slice(0, 4))
  const isOfYear = [...text.matchAll(YEARS)].every(([said]) => [year - 1, year].includes(Number(said)))
  const sizes = [...text.matchAll(CALLED)].map(
    ([, digits, unit]) => Number(digits!.replaceAll(',', '')) * (SIZES[unit!] ?? 1),
  )
  if (figure === undefined || more.length > 0 || !isOfYear || sizes.length === 0) return false
  if (OTHER.test(text)) return false
  const value = Number(figure['value'])
  return sizes.every((size) => Math.abs(size - value) > ROUNDED * value)
}

/** Whether the one amount in tonnes has the digits of the one figure, and another size. */
function isOfAnotherSize(text: string, body: Body): boolean {
  const amounts = [...text.matchAll(AMOUNT)].map(([, digits]) => Number(digits!.replaceAll(',', '')))
  const figures = listIn(body, 'figures').map((one) => Number(one['value']))
  const [amount, figure] = [amounts[0], figures[0]]
  if (amounts.length !== 1 || figures.length !== 1 || !amount || !figure) return false
  const digits = (value: number): string => value.toExponential(14).split('e')[0]!
  return amount !== figure && significant(amount) >= 3 && digits(amount) === digits(figure)
}

const significant = (value: number): number => String(value).replaceAll(/[.]|^0+|0+$/g, '').length
