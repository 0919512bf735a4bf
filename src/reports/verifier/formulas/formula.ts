/**
 * A formula of the methods' pages, written again: arguments with every reference resolved in, named results out. The
 * version is that of the method which made the bundle.
 */
export type Formula = (given: unknown, version: string) => Readonly<Record<string, unknown>>
