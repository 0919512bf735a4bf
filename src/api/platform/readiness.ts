/** One named condition of readiness. `check` says what is missing, or nothing when all is well. */
export interface ReadinessCheck {
  readonly name: string
  readonly check: () => Promise<string | undefined>
}
