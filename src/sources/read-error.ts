import { EXIT, OperatorError } from '../errors.ts'

export interface ReadFault {
  readonly file: string
  /** "line 12", or "Table 1!B7". */
  readonly at?: string | undefined
  readonly column?: string | undefined
  readonly value?: unknown
  /** What is there: a sentence fragment, such as "is not a number". */
  readonly problem: string
  readonly expected?: string | undefined
  readonly hint?: string | undefined
  /** In a set of files: why the others can be read without this one. */
  readonly spare?: 'not_needed' | 'cut_short'
  /** That of a bad file unless given. */
  readonly exitCode?: number
}

/** What to do about a place in a file that cannot be read, where the reader knows nothing better. */
const AS_PUBLISHED =
  'Nothing was loaded. Use the file as the publisher offers it: a program that opened and saved it may have changed it. If it is unchanged, its layout is new: see src/sources/README.md.'

/** The same for a file that is at fault as a whole. */
const AS_A_WHOLE =
  'Nothing was loaded. Check that it is the file that the publisher offers for this source and that it is complete: open it, or download it again.'

/** There is no such file; a command then ends as for anything named that does not exist. */
export const missingFile = (file: string): ReadError =>
  new ReadError({ file, problem: 'does not exist', hint: 'Check the path.', exitCode: EXIT.notFound })

/** A publisher's file that cannot be read as what it claims to be. Names file, place, column, value and what was expected. */
export class ReadError extends OperatorError {
  readonly fault: ReadFault

  constructor(fault: ReadFault) {
    super(describeFault(fault), {
      exitCode: fault.exitCode ?? EXIT.badInput,
      hint: fault.hint ?? (fault.at === undefined ? AS_A_WHOLE : AS_PUBLISHED),
    })
    this.name = 'ReadError'
    this.fault = fault
  }
}

/** A fault in one sentence: file, place, column, value, what is wrong and what was expected. */
export function describeFault(fault: ReadFault): string {
  const place = [fault.file, fault.at, fault.column === undefined ? undefined : `column "${fault.column}"`]
  const value = fault.value === undefined ? '' : `${quote(fault.value)} `
  const expected = fault.expected === undefined ? '' : `; expected ${fault.expected}`
  return `${place.filter((part) => part !== undefined).join(', ')}: ${value}${fault.problem}${expected}`
}

function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 120 ? `${text.slice(0, 119)}…` : text
}
