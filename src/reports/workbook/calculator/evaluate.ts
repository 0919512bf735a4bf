import { FUNCTIONS, listOf, numberIn, type Operand, type Scalar, scalarOf, truth } from './functions.ts'
import { type Expression, parseFormula } from './syntax.ts'

/** Where a formula finds what it refers to. */
export interface Surroundings {
  /** A cell of the named sheet, or of the formula's own for null. */
  cell(sheet: string | null, row: number, column: number): Scalar
  /** What a defined name refers to. */
  named(name: string): Expression
}

/**
 * The value of a formula, for viewers that do not calculate. It is found from the exact text that a spreadsheet
 * program reads, so that the two cannot differ by a slip; the tests let LibreOffice calculate the same text.
 */
export function evaluateFormula(formula: string, surroundings: Surroundings): number | string {
  try {
    const value = scalarOf(evaluate(parseFormula(formula), surroundings))
    if (typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))) return value
    throw new RangeError(`it gives ${String(value)}`)
  } catch (error) {
    throw new RangeError(`formula ${formula}: ${(error as Error).message}`, { cause: error })
  }
}

function evaluate(expression: Expression, surroundings: Surroundings): Operand {
  if (expression.kind === 'literal') return expression.value
  if (expression.kind === 'name') return evaluate(surroundings.named(expression.name), surroundings)
  if (expression.kind === 'area') return areaOf(expression, surroundings)
  if (expression.kind === 'negative') return -numberIn(evaluate(expression.of, surroundings))
  if (expression.kind === 'call') return call(expression, surroundings)
  const { operator, left, right } = expression
  return operate(operator, evaluate(left, surroundings), evaluate(right, surroundings))
}

function call(
  { name, parameters }: Extract<Expression, { kind: 'call' }>,
  surroundings: Surroundings,
): Operand {
  const given = (index: number): Operand => {
    const parameter = parameters[index]
    if (parameter === undefined) throw new RangeError(`${name} lacks parameter ${index + 1}`)
    return evaluate(parameter, surroundings)
  }
  // Only the branch that is taken is looked at: the other may divide by zero.
  if (name === 'IF') return truth(given(0)) ? given(1) : given(2)
  const known = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined
  if (known === undefined) throw new RangeError(`the function ${name} is not known here`)
  return known(...parameters.map((_, index) => given(index)))
}

function areaOf(
  { sheet, from, to }: Extract<Expression, { kind: 'area' }>,
  surroundings: Surroundings,
): Operand {
  if (to === null) return surroundings.cell(sheet, from.row, from.column)
  const cells: Scalar[] = []
  for (let { row } = from; row <= to.row; row += 1)
    for (let { column } = from; column <= to.column; column += 1)
      cells.push(surroundings.cell(sheet, row, column))
  return cells
}

const OPERATIONS: Readonly<Record<string, (left: Scalar, right: Scalar) => Scalar>> = {
  '+': (left, right) => numberIn(left) + numberIn(right),
  '-': (left, right) => numberIn(left) - numberIn(right),
  '*': (left, right) => numberIn(left) * numberIn(right),
  '/': (left, right) => numberIn(left) / numberIn(right),
  '^': (left, right) => numberIn(left) ** numberIn(right),
  '&': (left, right) => `${left ?? ''}${right ?? ''}`,
  '=': (left, right) => (left ?? '') === (right ?? ''),
  '<>': (left, right) => (left ?? '') !== (right ?? ''),
  '<': (left, right) => (left ?? 0) < (right ?? 0),
  '>': (left, right) => (left ?? 0) > (right ?? 0),
  '<=': (left, right) => (left ?? 0) <= (right ?? 0),
  '>=': (left, right) => (left ?? 0) >= (right ?? 0),
}

/** On ranges cell by cell, as within SUMPRODUCT. */
function operate(operator: string, left: Operand, right: Operand): Operand {
  const operation = OPERATIONS[operator]!
  if (!Array.isArray(left) && !Array.isArray(right)) return operation(scalarOf(left), scalarOf(right))
  const [lefts, rights] = [listOf(left), listOf(right)]
  return Array.from({ length: Math.max(lefts.length, rights.length) }, (_, index) =>
    operation(lefts[lefts.length === 1 ? 0 : index] ?? null, rights[rights.length === 1 ? 0 : index] ?? null),
  )
}
