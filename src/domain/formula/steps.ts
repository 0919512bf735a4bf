import type { ColumnStep, FigureStep } from './formula.ts'
import type { Term } from './terms.ts'

type Make<Made> = (name: string, label: string, unit: string, is: Term) => Made

/** One figure. */
export const figure: Make<FigureStep> = (name, label, unit, is) => ({ figure: name, label, unit, is })

/** A column, `table.name`. */
export const column: Make<ColumnStep> = (name, label, unit, is) => ({ column: name, label, unit, is })

/** Columns of one table. */
export const columnOf =
  (table: string): Make<ColumnStep> =>
  (name, label, unit, is) =>
    column(`${table}.${name}`, label, unit, is)
