/** A formula as a tree. Only what our own formulas use. */
export type Expression =
  | { readonly kind: 'literal'; readonly value: number | string }
  | {
      readonly kind: 'area'
      readonly sheet: string | null
      readonly from: Corner
      readonly to: Corner | null
    }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'call'; readonly name: string; readonly parameters: readonly Expression[] }
  | { readonly kind: 'negative'; readonly of: Expression }
  | {
      readonly kind: 'operation'
      readonly operator: string
      readonly left: Expression
      readonly right: Expression
    }

/** A cell by its place, counted from zero. */
export interface Corner {
  readonly row: number
  readonly column: number
}

/** From the loosest to the tightest; a sign binds tighter than all of them, as in every spreadsheet. */
const PRECEDENCE: readonly (readonly string[])[] = [
  ['=', '<>', '<=', '>=', '<', '>'],
  ['&'],
  ['+', '-'],
  ['*', '/'],
  ['^'],
]

const TOKEN =
  /\s*(?:(?<number>\d+(?:\.\d+)?(?:E[+-]?\d+)?)|"(?<text>(?:[^"]|"")*)"|(?:(?:'(?<quoted>[^']+)'|(?<sheet>[A-Za-z]\w*))!)?\$?(?<column>[A-Z]{1,3})\$?(?<row>\d+)(?![\w.(])|(?<word>[A-Za-z_][\w.]*)|(?<sign><>|<=|>=|[-+*/^&=<>(),:]))/y

type Token = Readonly<
  Partial<Record<'number' | 'text' | 'quoted' | 'sheet' | 'column' | 'row' | 'word' | 'sign', string>>
>

/** Reads a formula without its equals sign. */
export function parseFormula(formula: string): Expression {
  const reader = new TokenReader(formula)
  const expression = readOperation(reader, 0)
  if (reader.peek() !== undefined) throw reader.unexpected()
  return expression
}

/** `A` is 0, `Z` 25, `AA` 26. */
const columnNumber = (letters: string): number =>
  Array.from(letters).reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1

class TokenReader {
  readonly #formula: string
  readonly #tokens: Token[] = []
  #at = 0

  constructor(formula: string) {
    this.#formula = formula
    TOKEN.lastIndex = 0
    while (TOKEN.lastIndex < formula.length) {
      const start = TOKEN.lastIndex
      const found = TOKEN.exec(formula)
      if (found?.groups === undefined)
        throw new SyntaxError(`formula ${formula}: cannot read from character ${start + 1} on`)
      this.#tokens.push(found.groups)
    }
  }

  peek(): Token | undefined {
    return this.#tokens[this.#at]
  }

  next(): Token {
    const token = this.#tokens[this.#at]
    if (token === undefined) throw new SyntaxError(`formula ${this.#formula}: ends too early`)
    this.#at += 1
    return token
  }

  take(sign: string): boolean {
    if (this.peek()?.sign !== sign) return false
    this.#at += 1
    return true
  }

  unexpected(): SyntaxError {
    return new SyntaxError(`formula ${this.#formula}: unexpected part ${this.#at + 1}`)
  }
}

function readOperation(reader: TokenReader, level: number): Expression {
  const operators = PRECEDENCE[level]
  if (operators === undefined) return readSigned(reader)
  let left = readOperation(reader, level + 1)
  for (;;) {
    const operator = reader.peek()?.sign
    if (operator === undefined || !operators.includes(operator)) return left
    reader.next()
    left = { kind: 'operation', operator, left, right: readOperation(reader, level + 1) }
  }
}

const readSigned = (reader: TokenReader): Expression =>
  reader.take('-') ? { kind: 'negative', of: readSigned(reader) } : readPrimary(reader)

function readPrimary(reader: TokenReader): Expression {
  const token = reader.next()
  if (token.number !== undefined) return { kind: 'literal', value: Number(token.number) }
  if (token.text !== undefined) return { kind: 'literal', value: token.text.replaceAll('""', '"') }
  if (token.column !== undefined) {
    const to = reader.take(':') ? cornerOf(reader.next()) : null
    return { kind: 'area', sheet: token.quoted ?? token.sheet ?? null, from: cornerOf(token), to }
  }
  if (token.word !== undefined)
    return reader.take('(')
      ? { kind: 'call', name: token.word, parameters: readParameters(reader) }
      : { kind: 'name', name: token.word }
  if (token.sign !== '(') throw reader.unexpected()
  const inner = readOperation(reader, 0)
  if (!reader.take(')')) throw reader.unexpected()
  return inner
}

function readParameters(reader: TokenReader): Expression[] {
  const parameters: Expression[] = []
  if (reader.take(')')) return parameters
  do parameters.push(readOperation(reader, 0))
  while (reader.take(','))
  if (!reader.take(')')) throw reader.unexpected()
  return parameters
}

const cornerOf = ({ row, column }: Token): Corner => ({
  row: Number(row) - 1,
  column: columnNumber(column ?? ''),
})
