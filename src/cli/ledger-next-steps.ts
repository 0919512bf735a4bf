/** A reason without the request that answers it: nobody sends one from a terminal. */
export const inTerminal = (message: string): string =>
  message.replaceAll(/ \((?:GET|POST|PUT|DELETE) \/v1\/[^)]*\)/g, '')

const ON_THE_PAGE = 'on the page Ledger of the web app, where the same file can be dropped'

/** What a person at a terminal can do about rows that were refused or are doubtful. Answers are remembered for the next import. */
const STEPS: readonly (readonly [codes: readonly string[], step: string])[] = [
  [
    ['factor_not_held'],
    `Enter own factors, or choose among those that are held, ${ON_THE_PAGE}. An operator can load a public set: southerly factors load.`,
  ],
  [
    ['spend_not_mapped', 'factor_unsure', 'factor_ambiguous', 'use_not_said', 'activity_missing'],
    `Choose what the words mean ${ON_THE_PAGE}; then import the file again here.`,
  ],
  [
    ['region_needed', 'region_unknown', 'tax_not_stated', 'too_many_wordings'],
    `Add it as a column of the file, or say it once for all rows ${ON_THE_PAGE}; then import the file again here.`,
  ],
  [
    [
      'credit_unmatched',
      'likely_duplicate',
      'likely_outlier',
      'factor_of_another_fuel',
      'outside_the_seven_gases',
    ],
    'southerly ledger lines --open lists lines that do not count yet; answer their questions on the page Ledger of the web app.',
  ],
]

/** Each step once, in the order above; nothing where nothing is left to do. */
export const nextSteps = (codes: readonly string[]): string =>
  STEPS.flatMap(([about, step]) =>
    about.some((code) => codes.includes(code)) ? [`Next: ${step}`] : [],
  ).join('\n')
