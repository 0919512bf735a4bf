/** The industrial classification (ANZSIC 2006) as a tree of codes. */
export const ANZSIC_LEVELS = ['division', 'subdivision', 'group', 'class'] as const
export type AnzsicLevel = (typeof ANZSIC_LEVELS)[number]

export interface AnzsicCode {
  readonly level: AnzsicLevel
  /** A string: codes have leading zeros, such as 060. */
  readonly code: string
  readonly title: string
  readonly parent_code: string | null
}

export type AnzsicDirectory = ReadonlyMap<string, AnzsicCode>

/** One code with all its ancestors; deeper levels than the evidence reaches are null. */
export type AnzsicPath = Readonly<Record<AnzsicLevel, AnzsicCode | null>>

/** Refuses an unknown code: a class that is not in the classification is an error in the data, not an absence. */
export function pathOf(directory: AnzsicDirectory, code: string): AnzsicPath {
  const path: Record<AnzsicLevel, AnzsicCode | null> = {
    division: null,
    subdivision: null,
    group: null,
    class: null,
  }
  for (let at: string | null = code; at !== null; ) {
    const found: AnzsicCode | undefined = directory.get(at)
    if (found === undefined)
      throw new RangeError(
        `ANZSIC code ${at} of ${code}: expected a code of ANZSIC 2006, such as B, 06 or 060`,
      )
    path[found.level] = found
    at = found.parent_code
  }
  return path
}

/** The deepest code of a path. */
export const deepestCode = (path: AnzsicPath): AnzsicCode | null =>
  path.class ?? path.group ?? path.subdivision ?? path.division
