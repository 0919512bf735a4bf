import { EXIT, OperatorError } from '../errors.ts'

export interface ReadFault {
  readonly file: string
  /** "line 12", or "Table 1!B7". */
  readonly at?: string | undefined
  readonly column?: string | undefined
  readonly value?: unknown
  /** What stands there: a sentence fragment, such as "is not a number". */
  readonly problem: string
  readonly expected?: string | undefined
  readonly hint?: string | undefined
}

/** A publisher's file that cannot be read as what it claims to be. Names file, place, column, value and what was expected. */
export class ReadError extends OperatorError {
  readonly fault: ReadFault

  constructor(fault: ReadFault) {
    super(describe(fault), {
      exitCode: EXIT.badInput,
      ...(fault.hint === undefined ? {} : { hint: fault.hint }),
    })
    this.name = 'ReadError'
    this.fault = fault
  }
}

function describe(fault: ReadFault): string {
  const place = [fault.file, fault.at, fault.column === undefined ? undefined : `column "${fault.column}"`]
  const value = fault.value === undefined ? '' : `${quote(fault.value)} `
  const expected = fault.expected === undefined ? '' : `; expected ${fault.expected}`
  return `${place.filter((part) => part !== undefined).join(', ')}: ${value}${fault.problem}${expected}`
}

function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 120 ? `${text.slice(0, 119)}…` : text
}
