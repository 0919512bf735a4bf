import fc from 'fast-check'

/**
 * Where a run decides about a change, chance must not: there properties are tried with the same values each time.
 * Everywhere else they meet new ones at each run.
 */
if (process.env['CI'] === 'true') fc.configureGlobal({ seed: 1 })
