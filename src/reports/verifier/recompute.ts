import { type CheckedFormulas, checkFormulas, versionOf } from './check-formulas.ts'
import type { CalculationEntry, Documents, InputEntry, MetricEntry } from './documents.ts'
import { evaluatePublished } from './formula/evaluate-published.ts'
import { isRecord, own } from './formula/shape.ts'
import { Work } from './formula/work.ts'
import { atPointer, differences } from './json.ts'
import { PUBLISHED_FORMULAS, type PublishedFormulas } from './published-formulas.ts'
import type { Finding } from './verification.ts'

/** What came of repeating the calculations. */
export interface Recomputation {
  readonly findings: readonly Finding[]
  /** JSON pointers into report.json below which every number was compared. */
  readonly covered: readonly string[]
  readonly figures: number
}

/** Repeats every calculation of provenance.json from its inputs and compares all that it gives with report.json. */
export function recompute(
  documents: Documents,
  known: readonly PublishedFormulas[] = PUBLISHED_FORMULAS,
): Recomputation {
  const formulas = checkFormulas(documents.provenance.formulas, known)
  const repeated = new Repetition(documents, formulas)
  const { report, provenance } = documents
  const positions = new Map(report.metrics.map((metric, index) => [metric.id, index]))
  const findings: Finding[] = [...formulas.findings]
  const covered: string[] = []
  for (const calculation of provenance.calculations) {
    const given = repeated.resultOf(calculation)
    if (given instanceof Error) {
      findings.push({
        kind: given instanceof UnknownFormula ? 'unknown_formula' : 'method',
        where: calculation.id,
        detail: given.message,
        stated: `${calculation.formula}, ${calculation.method.id} ${calculation.method.version}`,
      })
      continue
    }
    for (const [name, target] of targetsOf(calculation)) {
      const index = positions.get(target)
      const pointer = target.startsWith('/') ? target : index === undefined ? null : `/metrics/${index}/value`
      if (pointer === null || !Object.hasOwn(given, name)) {
        findings.push({
          kind: 'method',
          where: target,
          detail:
            pointer === null
              ? `${calculation.id} gives a metric that is not in the report`
              : `the formula ${calculation.formula} gives no ${name}`,
        })
        continue
      }
      covered.push(pointer)
      findings.push(...compare(calculation, target, atPointer(report, pointer), given[name]))
    }
  }
  const checks = report.metrics.map((metric, index) => checkMetric(metric, index, repeated))
  return {
    findings: [...findings, ...checks.flatMap((check) => check.findings)],
    covered: [...covered, ...checks.flatMap((check) => check.covered)],
    figures: covered.length,
  }
}

/** Every place that a calculation gives, with the name of the output that stands there. */
const targetsOf = ({ outputs }: CalculationEntry): (readonly [name: string, target: string])[] =>
  Object.entries(outputs).flatMap(([name, targets]) =>
    [targets].flat().map((target) => [name, target] as const),
  )

function compare(
  calculation: CalculationEntry,
  where: string,
  stated: unknown,
  recomputed: unknown,
): Finding[] {
  return differences(stated, recomputed).map((difference) => ({
    kind: 'number',
    where: `${where}${difference.pointer}`,
    detail: `recomputing ${calculation.method.id} ${calculation.method.version} from the inputs gives a different value`,
    stated: difference.stated ?? null,
    recomputed: difference.recomputed ?? null,
    calculation: calculation.id,
    inputs: referencesIn(calculation.arguments),
  }))
}

/** As many as help to find the place; provenance.json has them all. */
const MOST_REFERENCES = 12

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if ('input' in value && typeof value.input === 'string') return [value.input]
  return [...new Set(Object.values(value).flatMap(referencesIn))].slice(0, MOST_REFERENCES)
}

/** A stale figure stands, for its own time. */
const HAS_VALUE = new Set(['available', 'stale'])

/** A metric names its calculation, or stands exactly as its one input prints it, or has no value. */
function checkMetric(
  metric: MetricEntry,
  index: number,
  repeated: Repetition,
): { readonly findings: readonly Finding[]; readonly covered: readonly string[] } {
  const pointer = `/metrics/${index}/value`
  const off = (detail: string, recomputed?: unknown, kind: Finding['kind'] = 'number') => ({
    findings: [
      {
        kind,
        where: metric.id,
        detail,
        stated: metric.value,
        ...(recomputed === undefined ? {} : { recomputed }),
      },
    ],
    covered: [pointer],
  })
  if (metric.value === null && metric.availability.status === 'available')
    return off('there is no value and no reason why', undefined, 'tie')
  const unknown = metric.evidence_ids.filter((id) => !repeated.inputs.has(id))
  if (unknown.length > 0)
    return off(`its evidence ${unknown.join(', ')} is not among the inputs`, undefined, 'input')
  if (metric.calculation !== null) {
    if (metric.value_text !== null && printedFigure(metric.value_text) !== metric.value)
      return off('its text and its value are different figures', metric.value_text)
    const found = repeated.calculations.get(metric.calculation)
    if (found === undefined || !targetsOf(found).some(([, target]) => target === metric.id))
      return off(`the calculation ${metric.calculation} does not give it`, undefined, 'method')
    return found.method.id === metric.method?.id && found.method.version === metric.method.version
      ? { findings: [], covered: [] }
      : off(
          'it names a different method from its calculation',
          `${found.method.id} ${found.method.version}`,
          'method',
        )
  }
  if (metric.value === null) return { findings: [], covered: [] }
  if (!HAS_VALUE.has(metric.availability.status))
    return off('it has a value, but is said to have none', undefined, 'tie')
  if (metric.basis !== 'reported')
    return off('no calculation in provenance.json gives it, and it is not as published', undefined, 'method')
  const [id] = metric.evidence_ids
  const printed = id === undefined ? undefined : repeated.inputs.get(id)
  if (printed === undefined || metric.evidence_ids.length !== 1)
    return off('a published figure has exactly one input', undefined, 'input')
  if (printed.value_text !== metric.value_text)
    return off('its text differs from its input', printed.value_text, 'input')
  return printedFigure(printed.value_text) === metric.value
    ? { findings: [], covered: [pointer] }
    : off('it differs from the figure in its input', printedFigure(printed.value_text))
}

/** A printed figure: a number where it reads like one, else its text. */
export function printedFigure(text: string | null): number | string | null {
  const plain = text?.replaceAll(/[,\s]/g, '') ?? ''
  return /^-?\d*\.?\d+(?:e[+-]?\d+)?$/i.test(plain) ? Number(plain) : text
}

/** The bundle holds a formula of this method that was never published. */
class UnknownFormula extends Error {}

/** The rows of a list that have the members that a reference asks for; all without any. */
function rowsWhere(found: unknown, where: unknown): unknown {
  if (where === undefined) return found
  if (!isRecord(where) || !Array.isArray(found))
    throw new Error('a reference with where names rows of a list')
  return found.filter((row) =>
    Object.entries(where).every(([name, value]) => isRecord(row) && own(row, name) === value),
  )
}

/** Resolves references and repeats each calculation at most once. */
class Repetition {
  readonly inputs: ReadonlyMap<string, InputEntry>
  readonly calculations: ReadonlyMap<string, CalculationEntry>
  readonly #documents: Documents
  /** Which output of which calculation gives a metric. */
  readonly #givers: ReadonlyMap<string, { readonly calculation: CalculationEntry; readonly name: string }>
  readonly #results = new Map<string, Readonly<Record<string, unknown>> | Error>()

  readonly #formulas: CheckedFormulas
  /** Of all calculations together: many small ones are as much work as a large one. */
  readonly #work = new Work()

  constructor(documents: Documents, formulas: CheckedFormulas) {
    this.#documents = documents
    this.#formulas = formulas
    this.inputs = new Map(documents.provenance.inputs.map((input) => [input.id, input]))
    this.calculations = new Map(documents.provenance.calculations.map((one) => [one.id, one]))
    this.#givers = new Map(
      documents.provenance.calculations.flatMap((calculation) =>
        targetsOf(calculation).map(([name, target]) => [target, { calculation, name }] as const),
      ),
    )
  }

  resultOf(calculation: CalculationEntry): Readonly<Record<string, unknown>> | Error {
    const known = this.#results.get(calculation.id)
    if (known !== undefined) return known
    this.#results.set(calculation.id, new Error('the calculation depends on itself'))
    const result = this.#evaluate(calculation)
    this.#results.set(calculation.id, result)
    return result
  }

  /** From the published formula, which is data. */
  #evaluate({
    formula,
    method,
    arguments: given,
  }: CalculationEntry): Readonly<Record<string, unknown>> | Error {
    const name = versionOf(method)
    const published = this.#formulas.published.get(name)
    if (published === undefined)
      return this.#formulas.refused.has(name)
        ? new UnknownFormula(
            `its formula ${formula} is not evaluated: the formulas of ${name} in the bundle are not the published ones`,
          )
        : new Error(`the formula ${formula} is not known to this verifier`)
    try {
      return evaluatePublished(published, formula, this.#resolve(given), this.#work)
    } catch (error) {
      return new Error(`it cannot be recomputed: ${(error as Error).message}`)
    }
  }

  #resolve(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map((item) => this.#resolve(item))
    const reference = value as Readonly<Record<string, unknown>>
    if (typeof reference['input'] === 'string' && Array.isArray(reference['columns']))
      return this.#rows(reference['input'], reference['columns'])
    if (typeof reference['input'] === 'string') return this.#figure(reference['input'])
    if (typeof reference['metric'] === 'string') return this.#metric(reference['metric'])
    if (typeof reference['report'] === 'string') return atPointer(this.#documents.report, reference['report'])
    if (typeof reference['record'] === 'string' && typeof reference['pointer'] === 'string')
      return rowsWhere(this.#record(reference['record'], reference['pointer']), reference['where'])
    return Object.fromEntries(Object.entries(reference).map(([name, part]) => [name, this.#resolve(part)]))
  }

  #figure(id: string): number | string | null {
    const input = this.inputs.get(id)
    if (input === undefined) throw new Error(`the input ${id} is missing`)
    return printedFigure(input.value_text)
  }

  /** The rows that one input lists, as `1981:18.2 1982:18.4@0.95`. */
  #rows(id: string, columns: readonly unknown[]): unknown {
    const input = this.inputs.get(id)
    if (input === undefined) throw new Error(`the input ${id} is missing`)
    return (input.value_text ?? '')
      .split(' ')
      .filter((row) => row !== '')
      .map((row) => {
        const cells = row.split(/[:@]/)
        return Object.fromEntries(
          columns.map((column, at) => [
            String(column),
            cells[at] === undefined ? null : printedFigure(cells[at]),
          ]),
        )
      })
  }

  #record(kind: string, pointer: string): unknown {
    const record = this.#documents.provenance.records.find((one) => one.record === kind)
    const found = atPointer(record?.body, pointer)
    if (found === undefined) throw new Error(`the record ${kind} has nothing at ${pointer || '/'}`)
    return found
  }

  /** The recomputed value, never the stated one. */
  #metric(id: string): unknown {
    const found = this.#givers.get(id)
    if (found === undefined) throw new Error(`no calculation gives the metric ${id}`)
    const result = this.resultOf(found.calculation)
    if (result instanceof Error) throw result
    return result[found.name]
  }
}
