/** Plain arithmetic of the second derivation; shares no code with the service or the verifier. */
export const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
export const average = (values: readonly number[]): number => total(values) / values.length

export const LEVELS: readonly string[] = ['low', 'moderate', 'high', 'very_high', 'extreme']

export const worst = (bands: readonly (string | null)[]): string | null =>
  LEVELS.findLast((level) => bands.includes(level)) ?? null

/** The first row whose upper edge is above the value. */
export const bandOf = (
  steps: readonly (readonly [band: string, below: number])[],
  last: string,
  value: number,
): string => steps.find(([, below]) => value < below)?.[0] ?? last
