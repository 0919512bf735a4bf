import type { About, OutputOf } from '../../working.ts'
import type { Compared } from './report.ts'
import type { FormulaTable, MetricName, TopicTable } from './topic-table.ts'

/** What a report calls the figures of one working. What a table forgot is an error, so that no figure is lost. */
export class Names {
  readonly #table: TopicTable
  readonly #formula: string
  readonly #about: About

  constructor(
    table: TopicTable,
    { formula, about = {} }: { readonly formula: string; readonly about?: About },
  ) {
    this.#table = table
    this.#formula = formula
    this.#about = about
  }

  calculation(): string {
    return this.#filled(this.#found(this.#rows().calculation, 'calculation'))
  }

  metric(output: string): MetricName {
    return this.#worded(this.#metricOf(output))
  }

  metricId(output: string): string {
    return this.#filled(this.#metricOf(output).id)
  }

  hasMetric(output: string): boolean {
    return Object.hasOwn(this.#rows().metrics, output)
  }

  /** Every place of the report where an output or a list stands. */
  targets(output: string): string | readonly string[] {
    const { metrics, pointers } = this.#rows()
    const found = [metrics[output]?.id ?? [], pointers?.[output] ?? []].flat().map((one) => this.#filled(one))
    return found.length > 1 ? found : this.#found(found[0], `place for ${output}`)
  }

  /** Stands where the formula could not be used. */
  gap(): MetricName {
    return this.#worded(this.#rows().gap ?? gapOf(this.#table))
  }

  #metricOf(output: string): MetricName {
    return this.#found(this.#rows().metrics[output], `metric for its output ${output}`)
  }

  #rows(): FormulaTable {
    return this.#found(this.#table.formulas[this.#formula], 'table')
  }

  #found<T>(found: T | undefined, what: string): T {
    if (found === undefined)
      throw new RangeError(`the topic ${this.#table.topic} has for ${this.#formula} no ${what}`)
    return found
  }

  /** Labels are for readers, so codes become words there. */
  #worded({ id, label, unit }: MetricName): MetricName {
    return {
      id: this.#filled(id),
      label: this.#filled(label, this.#table.words),
      unit: unit === null ? null : this.#filled(unit),
    }
  }

  /** Where an output stands when scenarios are side by side. */
  compared(output: string): Compared | undefined {
    const { compared } = this.#metricOf(output)
    if (compared === undefined) return undefined
    const { scenario, label, ...rest } = compared
    return {
      ...rest,
      label: this.#filled(label, this.#table.words),
      scenario:
        scenario === null
          ? null
          : {
              name: this.#filled(scenario),
              warming_c: Number(this.#found(this.#about['warming_c'], 'value of warming_c in its working')),
            },
    }
  }

  /** A template with each `{name}` replaced by what the working is about. */
  #filled(template: string, words: Readonly<Record<string, string>> = {}): string {
    return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = this.#found(this.#about[name], `value of ${name} in its working`)
      // A tenant names targets, so a value may be called like a member that every object has.
      return Object.hasOwn(words, value) ? words[value]! : String(value)
    })
  }
}

/** Stands alone for an outcome without any working. */
export function gapOf({ topic, gap }: TopicTable): MetricName {
  if (gap === undefined) throw new RangeError(`the topic ${topic} has no name for a missing figure`)
  return gap
}

/** The metric that shows what another formula gave. */
export function metricIdOf(all: readonly TopicTable[], output: OutputOf): string {
  const table = all.find(({ formulas }) => formulas[output.formula] !== undefined)
  if (table === undefined) throw new RangeError(`no topic shows the formula ${output.formula}`)
  return new Names(table, output).metricId(output.output)
}
