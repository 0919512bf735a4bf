import { ReadError } from '../../read-error.ts'

/** As many as a sheet has; columns of one sheet do not overlap, so all their spans together are no more. */
const MOST_COLUMNS = 16_384
/** What Excel takes. The library reads a format again for every cell that has it. */
const LONGEST_FORMAT = 255
/** Merged ranges are searched for every empty cell. */
const MOST_MERGED = 10_000

const NAME = String.raw`<(?:[^\s<>/:]+:)?`
const COLUMN = new RegExp(`${NAME}col(?=[\\s/>])([^<]*)`, 'g')
const MERGED = new RegExp(`${NAME}mergeCell(?=[\\s/>])`, 'g')
const LONG_FORMAT = new RegExp(
  `\\bformatCode\\s*=\\s*(?:"([^"<]{${LONGEST_FORMAT + 1},})|'([^'<]{${LONGEST_FORMAT + 1},}))`,
  'g',
)

/** Counts what a sheet asks of the library beside its cells; each text is a part of the file, in order. */
export interface CostlyParts {
  /** Looks at what begins within the first `length` characters. */
  add(text: string, length: number): void
}

/** Refuses small files that take the library minutes: 20,000 columns elements in 4 kB, a number format of 200,000 characters. */
export function watchCostlyParts(file: string, at: string): CostlyParts {
  const refuse = (problem: string, expected: string): never => {
    throw new ReadError({ file, at, problem, expected })
  }
  let columns = 0
  let merged = 0
  return {
    add(text, length) {
      for (const { index, 1: attributes = '' } of text.matchAll(COLUMN)) {
        if (index >= length) break
        columns += spanOf(attributes)
        if (columns > MOST_COLUMNS)
          refuse(`describes more than ${MOST_COLUMNS} columns`, `at most ${MOST_COLUMNS} columns in a sheet`)
      }
      for (const { index } of text.matchAll(MERGED)) {
        if (index >= length) break
        merged += 1
        if (merged > MOST_MERGED)
          refuse(`has more than ${MOST_MERGED} merged ranges`, `at most ${MOST_MERGED} in a sheet`)
      }
      for (const { 1: double, 2: single } of text.matchAll(LONG_FORMAT))
        if ((double ?? single ?? '').replaceAll(/&[^;&]{1,8};/g, '?').length > LONGEST_FORMAT)
          refuse(
            `has a number format of more than ${LONGEST_FORMAT} characters`,
            `at most ${LONGEST_FORMAT} characters, as Excel has it`,
          )
    },
  }
}

/** Bounds that are written in another way than as plain digits count as the widest. */
function spanOf(attributes: string): number {
  const bound = (name: string): number | undefined => {
    const text = new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)`).exec(attributes)?.[1]
    return text === undefined ? undefined : /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  }
  const [first = 1, last = 0] = [bound('min'), bound('max')]
  if (Number.isNaN(first) || Number.isNaN(last)) return MOST_COLUMNS
  return Math.max(1, Math.min(last, MOST_COLUMNS) - first + 1)
}
