import type { Availability } from './availability.ts'
import type { EvidenceInput } from './evidence.ts'
import { printedNumber } from './printed-number.ts'

/** How a figure came about. */
export type Basis = 'reported' | 'derived' | 'estimated' | 'screening' | 'tenant_declared'

/** A figure as a formula took it, and the inputs that print this very figure. Made by `printed`. */
export class Printed {
  readonly value: number
  readonly evidence: readonly EvidenceInput[]

  constructor(value: number, evidence: readonly EvidenceInput[]) {
    this.value = value
    this.evidence = evidence
  }
}

/** An input that holds the rows of a table, such as all years of a grid cell: `1981:18.2 1982:18.4@0.95`. */
export class Cited {
  readonly input: EvidenceInput
  /** What the cells of a row are, in their order; the last may be left out. */
  readonly columns: readonly string[]

  constructor(input: EvidenceInput, columns: readonly string[]) {
    this.input = input
    this.columns = columns
  }

  get rows(): readonly Readonly<Record<string, number | null>>[] {
    return (this.input.value_text ?? '').split(' ').map((row) => {
      const cells = row.split(/[:@]/)
      return Object.fromEntries(
        this.columns.map((column, at) => [column, cells[at] === undefined ? null : Number(cells[at])]),
      )
    })
  }
}

/** What another formula gave: its value, and where it stands. */
export class OutputOf {
  readonly formula: string
  readonly output: string
  readonly about: About
  readonly value: number | string | boolean | null

  constructor(formula: string, output: string, about: About = {}, value: OutputOf['value'] = null) {
    this.formula = formula
    this.output = output
    this.about = about
    this.value = value
  }
}

/** Where a record of the company or report.json says something. With `where` only those rows of a list that have these members. */
export type StatedIn =
  | {
      readonly record: string
      readonly pointer: string
      readonly where?: Readonly<Record<string, string>>
    }
  | { readonly report: string }

/** What is said there: a figure, or rows. */
export class Stated {
  readonly value: unknown
  readonly place: StatedIn

  constructor(value: unknown, place: StatedIn) {
    this.value = value
    this.place = place
  }
}

/** What a formula was given: printed figures, outputs of other formulas and plain values, as deep as needed. */
export type WorkingArgument =
  | Printed
  | Cited
  | OutputOf
  | Stated
  | string
  | number
  | boolean
  | null
  | readonly WorkingArgument[]
  | { readonly [name: string]: WorkingArgument }

/** What tells apart the workings of one formula, such as the series or the region, and what names of figures mention. */
export type About = Readonly<Record<string, string | number>>

/** One figure that a working gives. */
export interface WorkingOutput {
  readonly value: number | string | null
  /** The figure as printed, or in exact decimals where `value` cannot hold them. */
  readonly text?: string | null
  /** What it is about, where that differs from its working. */
  readonly observed?: string | null
  /** Why this figure is missing or stale, where that differs from its working. */
  readonly availability?: Availability
}

interface Common {
  /** Which formula of the method's page, such as `linear_trend`. */
  readonly formula: string
  readonly about?: About
  /** The year, day or period that the figures are about. */
  readonly observed?: string | null
  /** Where these differ from those of the outcome. */
  readonly availability?: Availability
  readonly basis?: Basis
  readonly inputs?: readonly EvidenceInput[]
  readonly flags?: readonly string[]
}

/** A formula with its arguments and what it gave. Arguments are in the order in which the method's page names them. */
export interface Calculated extends Common {
  readonly kind: 'calculated'
  readonly arguments: WorkingArgument
  readonly outputs: Readonly<Record<string, WorkingOutput>>
  /** Lists that the formula gives beside its figures, such as a trajectory. */
  readonly lists?: readonly string[]
}

/** Figures that stand exactly as published, each with the input that prints it. */
export interface Published extends Common {
  readonly kind: 'published'
  readonly outputs: Readonly<Record<string, WorkingOutput & { readonly input: EvidenceInput | undefined }>>
}

/** A formula that could not be used; its availability says why. */
export interface Missing extends Common {
  readonly kind: 'missing'
}

/** How figures of a method came about, stated where they are computed and from the exact values. */
export type Working = Calculated | Published | Missing

/** For methods of which no one asks for the working. */
export const NO_WORKINGS = (): readonly Working[] => []

/** A figure with the evidence that prints it, looked up by field where several fields may print the same number. */
export function printed(
  value: number | null,
  evidence: readonly EvidenceInput[],
  field?: string,
): Printed | null {
  if (value === null) return null
  // Most figures are printed as they stand, which is told faster than by reading the number.
  const plain = String(value)
  const found = evidence.filter(
    (input) =>
      (field === undefined || input.field === field) &&
      (input.value_text === plain || printedNumber(input.value_text) === value),
  )
  return new Printed(value, found)
}
