/** A formula of the methods' pages, written again: arguments with every reference resolved in, named results out. */
export type Formula = (given: unknown) => Readonly<Record<string, unknown>>
