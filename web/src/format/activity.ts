interface Code {
  readonly code: string
  readonly title: string
}

interface Path {
  readonly class: Code | null
  readonly group: Code | null
  readonly subdivision: Code | null
  readonly division: Code | null
}

/** The narrowest class that is known of a company. */
export const narrowest = (path: Path | null | undefined): Code | null =>
  path?.class ?? path?.group ?? path?.subdivision ?? path?.division ?? null
